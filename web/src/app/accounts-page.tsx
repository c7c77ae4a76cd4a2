import type { MetaFunction } from 'react-router'
import { AccountsSection } from '../features/accounts/index.ts'

export const meta: MetaFunction = () => [{ title: 'Accounts · Towline' }]

/** The Accounts section of the dashboard. */
export default function AccountsPage() {
  return <AccountsSection />
}
