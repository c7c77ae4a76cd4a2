import type { MetaFunction } from 'react-router'
import { NumberTab } from '../features/setup/index.ts'

export const meta: MetaFunction = () => [{ title: 'Your Number · Settings · Towline' }]

/** The Your Number tab of Settings. */
export default function SettingsNumber() {
  return <NumberTab />
}
