import { refundPayment as operation, type Payment } from '@towline/contract'
import { whoIn } from '../../platform/actor.ts'
import { handle, type Outside } from '../../platform/handler.ts'
import { PaymentsRefused, PaymentsUnavailable } from '../../providers/payments/index.ts'
import { wantRefund } from './card-payments.store.ts'
import { lockedInvoice } from './change-invoice.ts'
import { isTaken, paymentById } from './payments.store.ts'
import { settleCardPayment } from './settle-card-payment.ts'
import { recordPayment } from './take-payment.ts'
import { wholeInvoice } from './whole-invoice.ts'

type Card = { account: string; payment: string }

/**
 * Gives money back: through the card where it came from one, before it is written down, so that what is written
 * down has gone. Sent again with the same key it goes once, whatever was cut off before.
 */
export const refundPayment = handle(
  operation,
  async (context, { params, body }) => {
    const { tx, companyId, now, fail } = context
    const found = (await paymentById(tx, companyId, params.id)) ?? fail('not_found')
    const { invoiceId } = found.payment
    await lockedInvoice(context, invoiceId)
    if (!(await isTaken(tx, companyId, body.key))) {
      // Read again under the lock: two refunds at once must not give back more than came in.
      const { payment, provider } =
        (await paymentById(tx, companyId, params.id)) ?? fail('not_found')
      // What went back to a card has gone, and is written down whatever else came in between.
      if (!provider.payment && isTooMuch(body, payment)) fail('amount_too_large')
      await recordPayment(context, {
        key: body.key,
        invoiceId,
        method: payment.method,
        amountCents: -body.amountCents,
        tipCents: -body.tipCents,
        reference: payment.reference,
        receivedAt: now,
        takenBy: whoIn(context),
        driver: null,
        refundOf: payment.id,
        reason: body.reason,
        provider: null,
      })
    }
    return (await wholeInvoice(context, invoiceId)) ?? fail('not_found')
  },
  {
    prepare: async (outside, { params, body }) => {
      const { actor, readFirst, writeFirst, now, fail } = outside
      const companyId = outside.companyId ?? fail('not_found')
      const { found, isDone } = await readFirst(async (tx) => ({
        found: (await paymentById(tx, companyId, params.id)) ?? fail('not_found'),
        isDone: await isTaken(tx, companyId, body.key),
      }))
      const { payment, provider } = found
      if (isDone || !provider.payment) return undefined
      if (isTooMuch(body, payment)) fail('amount_too_large')
      const { key, amountCents, tipCents, reason } = body
      const who = whoIn({ actor })
      const wanted = { key, paymentId: payment.id, amountCents, tipCents, reason, who }
      const first = await writeFirst((tx) => wantRefund(tx, companyId, wanted, now))
      const isSame = first.amountCents === amountCents && first.tipCents === tipCents
      if (first.paymentId !== payment.id || !isSame)
        fail('bad_request', { fields: { key: 'Used before' } })
      await giveBack(outside, { card: provider, payment, cents: amountCents + tipCents, key })
      return undefined
    },
  },
)

type Asked = Pick<Payment, 'amountCents' | 'tipCents'>

/** Whether more is to go back than is left of a payment and its tip, each by itself. */
const isTooMuch = (asked: Asked, { refundableCents, refundableTipCents }: Payment): boolean =>
  asked.amountCents > refundableCents || asked.tipCents > refundableTipCents

type Wanted = { card: Card; payment: Payment; cents: number; key: string }

/** Has the provider give it back; ends the handler, saying what is known of the money, where it did not. */
async function giveBack(outside: Outside, { card, payment, cents, key }: Wanted) {
  const { payments, enqueue, fail, log } = outside
  try {
    await payments.cards.refund({ ...card, amountCents: cents, idempotencyKey: key })
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable) && !(error instanceof PaymentsRefused)) throw error
    log.error({ err: error, payment: payment.id }, 'the payment provider did not give money back')
    // Its answer may have been lost on the way, or somebody gave it back on its own pages.
    const place = { account: card.account, cardPaymentId: null, payment: card.payment }
    await enqueue(settleCardPayment, place, { startAfterMs: 0 })
    fail('unavailable', {
      message:
        error instanceof PaymentsRefused
          ? 'The payment service refused this refund. Nothing was given back. Look at the payment in its dashboard.'
          : 'Can’t reach the payment service right now. Try again in a few minutes: the money goes back once.',
    })
  }
}
