import { dollarsText, takePayment as takeOperation } from '@towline/contract'
import { whoIn } from '../../platform/actor.ts'
import { type Context, handle } from '../../platform/handler.ts'
import { driverName } from '../dispatch/index.ts'
import { lockedInvoice, tellOf } from './change-invoice.ts'
import { invoiceById } from './invoices.store.ts'
import { DISPUTE, insertPayment, isTaken, type NewPayment } from './payments.store.ts'
import { wholeInvoice } from './whole-invoice.ts'

/**
 * Writes down money for an invoice that is locked, once for each key, and tells everybody. Whether the
 * amount is right is decided before: money that did come in is written down whatever the invoice says.
 */
export async function recordPayment(context: Context, payment: NewPayment): Promise<void> {
  const { tx, companyId, now, audit } = context
  if (!(await insertPayment(tx, companyId, payment, now))) return
  const { amountCents, tipCents, method, reference, reason } = payment
  const isIn = payment.refundOf === null
  const sums = [
    amountCents !== 0 && dollarsText(Math.abs(amountCents)),
    tipCents !== 0 && `a tip of ${dollarsText(Math.abs(tipCents))}`,
  ]
  const sum = sums.filter(Boolean).join(' and ')
  const with_ = isIn && reference ? `, ${reference}` : ''
  const verb = payment.key.startsWith(DISPUTE) ? 'Taken back' : 'Refunded'
  const what = `${isIn ? 'Paid' : verb} ${sum} (${method}${with_})${reason && `: ${reason}`}`
  audit('invoice paid', payment.invoiceId, { who: payment.takenBy, what })
  const invoice = await invoiceById(tx, companyId, payment.invoiceId)
  if (invoice) await tellOf(context, invoice)
}

export const takePayment = handle(takeOperation, async (context, { params, body }) => {
  const { tx, companyId, now, fail } = context
  const invoice = await lockedInvoice(context, params.id)
  if (!(await isTaken(tx, companyId, body.key))) {
    if (invoice.status === 'void' || invoice.status === 'credit note') return fail('invoice_over')
    if (body.amountCents > invoice.balanceCents) return fail('amount_too_large')
    if (body.receivedAt > now)
      return fail('bad_request', { fields: { receivedAt: 'This is still to come' } })
    const driver = body.driverId ? await driverName(tx, companyId, body.driverId) : null
    if (body.driverId && !driver)
      return fail('bad_request', { fields: { driverId: 'Choose one of your drivers' } })
    await recordPayment(context, {
      key: body.key,
      invoiceId: params.id,
      method: body.method,
      amountCents: body.amountCents,
      tipCents: body.tipCents,
      reference: body.reference,
      receivedAt: body.receivedAt || now,
      takenBy: whoIn(context),
      driver: driver ? { id: body.driverId, name: driver } : null,
      refundOf: null,
      reason: '',
      provider: null,
    })
  }
  return (await wholeInvoice(context, params.id)) ?? fail('not_found')
})
