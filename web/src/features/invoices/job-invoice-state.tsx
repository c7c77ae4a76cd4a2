import type { DispatchCall } from '@towline/contract'
import { useInvoiceDraft } from './invoices.queries.ts'
import { IssuedLinks } from './issued-links.tsx'

/** The invoices of a job that is over, with what is still to be paid; nothing where there is none. */
export function JobInvoiceState({ call }: { call: DispatchCall }) {
  const { data } = useInvoiceDraft(call.id)
  return data && data.issued.length > 0 ? <IssuedLinks issued={data.issued} /> : null
}
