import { topic } from '../kernel/index.ts'

export const invoicesChanged = topic({
  name: 'invoicesChanged',
  audience: 'company',
  permission: 'invoices.read',
  pattern: '/topic/company/:id/invoices',
  summary:
    'An invoice or a payment was made or changed: the id of the invoice; the listener refetches',
})
