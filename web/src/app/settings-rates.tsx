import type { MetaFunction } from 'react-router'
import { RatesTab } from '../features/rates/index.ts'
import { useLoggedInUser } from '../platform/session.ts'

export const meta: MetaFunction = () => [{ title: 'Rates · Settings · Towline' }]

/** The Rates tab of Settings. */
export default function SettingsRates() {
  const user = useLoggedInUser()
  return user && <RatesTab user={user} />
}
