import type { Invoice, InvoiceSummary } from '@towline/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/handler.ts'
import { documentOf, eventsOf, invoiceById, invoicesWhere } from './invoices.store.ts'
import { paymentsOf } from './payments.store.ts'

type Reading = Pick<Context, 'tx' | 'companyId' | 'publicUrl'>

/** An invoice with all that stands on it; null when the company has none of that id. */
export async function wholeInvoice(
  { tx, companyId, publicUrl }: Reading,
  id: string,
): Promise<Invoice | null> {
  const summary = await invoiceById(tx, companyId, id)
  if (!summary) return null
  const { document, version, void_reason, credit_of, token } = await documentOf(tx, companyId, id)
  const credits = await invoicesWhere(tx, companyId, sql`i.credit_of = ${id}`)
  return {
    ...summary,
    ...document,
    // Those from before there were logos have none.
    issuer: { ...document.issuer, logoId: document.issuer.logoId ?? '' },
    version,
    voidReason: void_reason,
    creditOf: credit_of ?? '',
    creditNotes: credits.map(asCredit),
    payments: await paymentsOf(tx, companyId, id),
    payUrl: `${publicUrl}/pay/${token}`,
    events: await eventsOf(tx, companyId, id),
  }
}

const asCredit = ({ id, number, totalCents }: InvoiceSummary) => ({ id, number, totalCents })
