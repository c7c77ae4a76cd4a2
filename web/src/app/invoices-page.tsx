import type { MetaFunction } from 'react-router'
import { InvoicesSection } from '../features/invoices/index.ts'
import { useLoggedInUser } from '../platform/session.ts'

export const meta: MetaFunction = () => [{ title: 'Invoices · Towline' }]

/** The Invoices section of the dashboard. */
export default function InvoicesPage() {
  const user = useLoggedInUser()
  return user && <InvoicesSection user={user} />
}
