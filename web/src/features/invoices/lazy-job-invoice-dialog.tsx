import { type ComponentProps, Suspense } from 'react'
import { laterDialog } from '../../ui/later-dialog.tsx'
import type { JobInvoiceDialog as Dialog } from './job-invoice-dialog.tsx'

const Later = laterDialog(
  'Invoice',
  async () => (await import('./job-invoice-dialog.tsx')).JobInvoiceDialog,
)

/** The invoices of a job; its code is fetched when it is first opened. */
export const JobInvoiceDialog = (props: ComponentProps<typeof Dialog>) => (
  <Suspense>
    <Later {...props} />
  </Suspense>
)
