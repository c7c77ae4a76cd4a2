import type { MetaFunction } from 'react-router'
import { ImportsTab } from '../features/imports/index.ts'

export const meta: MetaFunction = () => [{ title: 'Import · Settings · Towline' }]

/** The Import tab of Settings. */
export default function SettingsImport() {
  return <ImportsTab />
}
