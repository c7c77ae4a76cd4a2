import { startCardPayment as operation } from '@towline/contract'
import { Failure } from '../../platform/failure.ts'
import { handle, type Outside } from '../../platform/handler.ts'
import {
  type CardPayment,
  PaymentsRefused,
  PaymentsUnavailable,
} from '../../providers/payments/index.ts'
import {
  cardPaymentsOf,
  closeCardPayment,
  insertCardPayment,
  lockedCardPayment,
  openCardPayment,
} from './card-payments.store.ts'
import { invoiceSettings } from './invoice-settings.ts'
import { documentOf, invoiceById, invoiceOfToken, lockInvoice } from './invoices.store.ts'
import { companyOfToken, whyNotByCard } from './pay-page.ts'
import { settleCardPayment } from './settle-card-payment.ts'

const MINUTE = 60 * 1000
/** A page this close to its end is not offered any more: the card could come too late. */
const LAST_CALL_MS = 5 * MINUTE

const SOMEBODY_ELSE = 'Somebody else is paying this bill right now. Look at it again in a moment.'

/** A page that was open for the same sum already, or the one just opened in place of another. */
type Prepared = { open: CardPayment } | { made: CardPayment; replaces: string | null }

/** What is to be paid, as the server says: the browser names the tip alone. */
type Bill = {
  token: string
  invoiceId: string
  account: string
  amountCents: number
  tipCents: number
}

/** Opens the page on which the rest of a bill is paid by card. There is one at a time: two could both be paid. */
export const startCardPayment = handle(
  operation,
  async (context, _input, prepared: Prepared) => {
    const { tx, companyId, now, enqueue, audit, fail } = context
    const payment = 'open' in prepared ? prepared.open : prepared.made
    const { invoiceId, amountCents, url, id, account } = payment
    await lockInvoice(tx, companyId, invoiceId)
    const invoice = (await invoiceById(tx, companyId, invoiceId)) ?? fail('not_found')
    if (invoice.balanceCents !== amountCents) fail('unavailable', { message: SOMEBODY_ELSE })
    if ('open' in prepared) return { url, amountCents: amountCents + payment.tipCents }
    const { replaces } = prepared
    if (replaces) await closeCardPayment(tx, companyId, over(replaces))
    const other = await openCardPayment(tx, companyId, invoiceId)
    if (other && other.id !== id) fail('unavailable', { message: SOMEBODY_ELSE })
    // Two who press at once are given the same page by the provider.
    if (!(await lockedCardPayment(tx, companyId, id))) {
      await insertCardPayment(tx, payment, now)
      audit('card payment opened', invoiceId, { cardPayment: id })
      // Should the provider's word never arrive, it is asked: when most have paid, and when the page is over.
      for (const startAfterMs of [15 * MINUTE, payment.expiresAt - now + 5 * MINUTE])
        await enqueue(
          settleCardPayment,
          { account, cardPaymentId: id, payment: null },
          { startAfterMs },
        )
    }
    return { url, amountCents: amountCents + payment.tipCents }
  },
  {
    companyOf: (tx, { params }) => companyOfToken(tx, params.token),
    prepare: async (outside, { params, body }): Promise<Prepared> => {
      const { readFirst, now, fail } = outside
      const companyId = outside.companyId ?? fail('not_found')
      const { invoice, issuer, billTo, account, left, count } = await readFirst(async (tx) => {
        const { id } = (await invoiceOfToken(tx, params.token)) ?? fail('not_found')
        const { document } = await documentOf(tx, companyId, id)
        return {
          invoice: (await invoiceById(tx, companyId, id)) ?? fail('not_found'),
          issuer: document.issuer,
          billTo: document.billTo,
          account: (await invoiceSettings(tx, companyId)).stripeAccount,
          left: (await openCardPayment(tx, companyId, id)) ?? null,
          count: await cardPaymentsOf(tx, companyId, id),
        }
      })
      const whyNot = whyNotByCard({ ...invoice, issuer }, outside.payments, account)
      if (whyNot)
        fail(invoice.balanceCents > 0 ? 'unavailable' : 'invoice_over', { message: whyNot })
      const { token } = params
      const { tipCents } = body
      const { id: invoiceId, balanceCents: amountCents, number } = invoice
      const bill: Bill = { token, invoiceId, account, amountCents, tipCents }
      const open = left && (await stillOpen(outside, left))
      if (open && isFor(open, bill) && open.expiresAt > now + LAST_CALL_MS) return { open }
      if (open) await giveUp(outside, open)
      const made = await askingCards(outside, () =>
        outside.payments.cards.openPayment({
          companyId,
          companyName: issuer.name,
          invoiceId,
          account,
          amountCents,
          tipCents,
          description: `Invoice ${number}`,
          email: billTo.email,
          successUrl: `${outside.publicUrl}/pay/${token}?paid=1`,
          cancelUrl: `${outside.publicUrl}/pay/${token}`,
          idempotencyKey: keyOf(bill, count, now),
        }),
      )
      return { made, replaces: left?.id ?? null }
    },
    undo: async ({ payments, readFirst, companyId, log }, prepared) => {
      if (!('made' in prepared)) return
      const { made } = prepared
      try {
        // Somebody who pressed at the same time may have been given the same page.
        const isKept = await readFirst(async (tx) => {
          const open = await openCardPayment(tx, companyId ?? made.companyId, made.invoiceId)
          return open?.id === made.id
        })
        if (!isKept) await payments.cards.expirePayment(made)
      } catch (error) {
        log.error({ err: error, cardPayment: made.id }, 'a card payment could not be closed')
      }
    },
    again: (error) => error instanceof Failure && error.code === 'unavailable',
  },
)

/**
 * Two who press at once open the same page. A while later it is another one: the first may have been closed again
 * when its transaction failed.
 */
const keyOf = ({ invoiceId, amountCents, tipCents }: Bill, count: number, now: number): string =>
  `card ${invoiceId} ${amountCents} ${tipCents} ${count} ${Math.floor(now / MINUTE)}`

const over = (id: string) => ({ id, status: 'expired' as const, payment: null })

const isFor = (open: CardPayment, { account, amountCents, tipCents }: Bill): boolean =>
  open.account === account && open.amountCents === amountCents && open.tipCents === tipCents

/** The page left open, as the provider has it; null where it is over. One that was paid ends the handler. */
async function stillOpen(
  outside: Outside,
  left: { id: string; account: string },
): Promise<CardPayment | null> {
  const { payments, enqueue, fail } = outside
  const found = await askingCards(outside, () => payments.cards.readPayment(left))
  if (!found || found.status === 'expired') return null
  if (found.url) return found
  const place = { account: left.account, cardPaymentId: left.id, payment: null }
  await enqueue(settleCardPayment, place, { startAfterMs: 0 })
  return fail('invoice_over', {
    message: 'A payment for this bill just came in. Look at it again in a moment.',
  })
}

/** Closes a page for another sum, unless it is paid at this very moment: that ends the handler. */
async function giveUp(outside: Outside, open: CardPayment): Promise<void> {
  await askingCards(outside, () => outside.payments.cards.expirePayment(open))
  if (await stillOpen(outside, open)) throw new Error('A closed card payment is still open')
}

/** Asks the provider something for a customer who waits; ends the handler when it can't answer. */
async function askingCards<T>(
  { fail, log }: Pick<Outside, 'fail' | 'log'>,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable) && !(error instanceof PaymentsRefused)) throw error
    log.error({ err: error }, 'the payment provider did not open a card payment')
    return fail('unavailable', {
      message:
        'Can’t reach the payment service right now. Nothing was charged. Try again in a few minutes.',
    })
  }
}
