import type { MetaFunction } from 'react-router'
import { InvoiceSettingsTab } from '../features/invoices/index.ts'

export const meta: MetaFunction = () => [{ title: 'Invoices · Settings · Towline' }]

/** The Invoices tab of Settings. */
export default function SettingsInvoices() {
  return <InvoiceSettingsTab />
}
