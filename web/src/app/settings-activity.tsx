import type { MetaFunction } from 'react-router'
import { CompanyHistory } from '../features/history/index.ts'

export const meta: MetaFunction = () => [{ title: 'Activity · Settings · Towline' }]

/** The Activity tab of Settings: who changed what in the company. */
export default function SettingsActivity() {
  return <CompanyHistory />
}
