import {
  creditInvoice as creditOperation,
  dollarsText,
  type InvoiceSummary,
  invoicesChanged,
  localMoment,
  voidInvoice as voidOperation,
} from '@towline/contract'
import { whoIn } from '../../platform/actor.ts'
import { type Context, handle } from '../../platform/handler.ts'
import { ownCompany } from '../company/index.ts'
import { announceJob, lockJob, writeJob } from '../dispatch/index.ts'
import {
  documentOf,
  insertInvoice,
  invoiceById,
  invoiceOfKey,
  lockInvoice,
  markVoid,
} from './invoices.store.ts'
import { wholeInvoice } from './whole-invoice.ts'

/** An invoice that is to change: its job is locked before it, as everywhere, so that nobody waits in a circle. */
export async function lockedInvoice(context: Context, id: string): Promise<InvoiceSummary> {
  const { tx, companyId, fail } = context
  const { jobId } = (await invoiceById(tx, companyId, id)) ?? fail('not_found')
  await lockJob(tx, companyId, jobId)
  await lockInvoice(tx, companyId, id)
  return (await invoiceById(tx, companyId, id)) ?? fail('not_found')
}

/** Tells everybody of an invoice that changed, and the board of its job. */
export async function tellOf(
  context: Context,
  { id, jobId }: Pick<InvoiceSummary, 'id' | 'jobId'>,
): Promise<void> {
  context.announce(invoicesChanged, context.companyId, { id })
  await announceJob(context, jobId)
}

export const voidInvoice = handle(voidOperation, async (context, { params, body }) => {
  const { tx, companyId, now, audit, fail } = context
  const invoice = await lockedInvoice(context, params.id)
  if (invoice.status === 'void' || invoice.status === 'credit note') return fail('invoice_over')
  if (invoice.paidCents !== 0 || invoice.creditedCents !== 0) return fail('invoice_paid')
  await markVoid(tx, companyId, params.id, { at: now, reason: body.reason })
  await writeJob(context, {
    id: invoice.jobId,
    change: (job) => {
      const left = (job?.fields.invoiceNumber ?? '')
        .split(', ')
        .filter((number) => number !== invoice.number)
      return { fields: { invoiceNumber: left.join(', ') } }
    },
    action: 'invoice voided',
  })
  audit('invoice voided', params.id, { who: whoIn(context), what: `Voided: ${body.reason}` })
  await tellOf(context, invoice)
  return (await wholeInvoice(context, params.id)) ?? fail('not_found')
})

export const creditInvoice = handle(creditOperation, async (context, { params, body }) => {
  const { tx, companyId, now, audit, fail } = context
  const invoice = await lockedInvoice(context, params.id)
  const made = await invoiceOfKey(tx, companyId, body.key)
  if (made) {
    if (made.creditOf !== params.id) return fail('bad_request', { fields: { key: 'Used before' } })
    return (await wholeInvoice(context, made.id)) ?? fail('not_found')
  }
  if (invoice.status === 'void' || invoice.status === 'credit note') return fail('invoice_over')
  const { amountCents } = body
  if (amountCents > invoice.totalCents - invoice.creditedCents) return fail('amount_too_large')
  const { document } = await documentOf(tx, companyId, params.id)
  const { time_zone } = await ownCompany(tx, companyId)
  const today = localMoment(now, time_zone).day
  const { id } = await insertInvoice(tx, companyId, {
    kind: 'credit note',
    creditOf: params.id,
    payer: invoice.payer,
    accountId: invoice.accountId,
    poNumber: invoice.poNumber,
    issuedAt: now,
    issuedOn: today,
    dueOn: today,
    totalCents: -amountCents,
    document: {
      ...document,
      lines: [
        {
          name: `Credit for invoice ${invoice.number}: ${body.reason}`,
          group: 'Tow Charges',
          quantity: null,
          unit: '',
          rateCents: null,
          amountCents: -amountCents,
          taxable: false,
        },
      ],
      taxPercent: 0,
      subtotalCents: -amountCents,
      taxCents: 0,
      note: '',
    },
    clientKey: body.key,
  })
  const what = `Credited ${dollarsText(amountCents)}: ${body.reason}`
  const who = whoIn(context)
  audit('invoice credited', params.id, { who, what })
  audit('credit note issued', id, { who, what: 'Issued' })
  await tellOf(context, invoice)
  return (await wholeInvoice(context, id)) ?? fail('not_found')
})
