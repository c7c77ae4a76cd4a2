import type { Plan } from '@towline/contract'
import type { Context, Outside } from '../../platform/handler.ts'
import type { Checkout } from '../../providers/payments/index.ts'
import { askingPayments } from './asking-payments.ts'
import { checkoutById, insertCheckout } from './checkouts.store.ts'
import { settlePayment } from './settle-payment.ts'

const MINUTE = 60 * 1000

type Buyer = {
  companyId: string
  companyName: string
  email: string
  /** Who the company is at the provider from an earlier subscription. */
  customer: string | null
  plan: Plan
  /** Where somebody lands who changes his mind, after our own address. */
  cancelPath: string
  key: string
}

/** Opens a checkout at the provider, before the transaction; ends the handler when the provider is away. */
export function startCheckout(
  outside: Outside,
  { plan: { planId, priceId, name, price }, cancelPath, key, ...buyer }: Buyer,
): Promise<Checkout> {
  const { payments, publicUrl } = outside
  return askingPayments(outside, () =>
    payments.openCheckout({
      ...buyer,
      plan: { planId, priceId, name, price },
      successUrl: `${publicUrl}/register/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: publicUrl + cancelPath,
      idempotencyKey: key,
    }),
  )
}

/**
 * Keeps the checkout in the handler's transaction. Should the provider's word never arrive, it is asked by
 * itself: when most have paid, and when the checkout is over.
 */
export async function keepCheckout(
  { tx, now, enqueue }: Context,
  checkout: Checkout,
  planId: string,
): Promise<void> {
  await insertCheckout(tx, { ...checkout, planId, now })
  const event = { checkoutId: checkout.id, subscriptionId: null }
  for (const startAfterMs of [15 * MINUTE, checkout.expiresAt - now + 5 * MINUTE])
    await enqueue(settlePayment, event, { startAfterMs })
}

/** Closes the checkout of a handler whose transaction failed, unless it was committed all the same. */
export async function takeBackCheckout(
  { payments, readFirst, log }: Outside,
  { id }: Checkout,
): Promise<void> {
  try {
    if (!(await readFirst((tx) => checkoutById(tx, id)))) await payments.expireCheckout(id)
  } catch (error) {
    log.error({ err: error, checkout: id }, 'a checkout could not be closed; it ends by itself')
  }
}
