import type { MetaFunction } from 'react-router'
import { TrucksTab } from '../features/trucks/index.ts'
import { useLoggedInUser } from '../platform/session.ts'

export const meta: MetaFunction = () => [{ title: 'Trucks · Settings · Towline' }]

/** The Trucks tab of Settings. */
export default function SettingsTrucks() {
  const user = useLoggedInUser()
  return user && <TrucksTab user={user} />
}
