import type { MetaFunction } from 'react-router'
import { PrivacyTab } from '../features/privacy/index.ts'

export const meta: MetaFunction = () => [{ title: 'Privacy · Settings · Towline' }]

/** The Privacy tab of Settings. */
export default function SettingsPrivacy() {
  return <PrivacyTab />
}
