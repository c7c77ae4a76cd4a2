import type Stripe from 'stripe'
import type { Checkout, NewCheckout, Payments } from './payments.port.ts'
import { stripeCards } from './stripe-cards.ts'
import type { StripeAccess } from './stripe-client.ts'
import { asking, MissingAtStripe, unlessMissing } from './stripe-errors.ts'
import { COMPANY, checkoutOf, subscriptionOf } from './stripe-shapes.ts'
import { readSigned } from './stripe-signature.ts'

type StripeOptions = StripeAccess & {
  /** `whsec_…`: what the events are signed with. */
  webhookSecret: string
  /** `price_…`: the monthly price at Stripe of the one plan there is. */
  priceId: string
  /** `whsec_…`: what events of the companies' own accounts are signed with; left out where there are none. */
  connectWebhookSecret?: string
  /** Whether cards are charged for the installation's own account where a company has none. */
  takesOnOwn?: boolean
}

/** The payment provider Stripe, by its official client. Nothing is asked of it before it is needed. */
export function stripePayments(options: StripeOptions): Payments {
  const { webhookSecret, connectWebhookSecret, priceId, takesOnOwn = false, ...access } = options
  const secrets = [webhookSecret, ...(connectWebhookSecret ? [connectWebhookSecret] : [])]
  const isLive = access.secretKey.includes('_live_')
  let loading: Promise<Stripe> | undefined
  const client = () => {
    loading ??= import('./stripe-client.ts').then(({ stripeClient }) => stripeClient(access))
    return loading
  }
  const createSession = async (wanted: NewCheckout) => {
    const { checkout } = await client()
    const { idempotencyKey } = wanted
    return asking(() => checkout.sessions.create(sessionFor(wanted, priceId), { idempotencyKey }))
  }
  const readCheckout = async (id: string): Promise<Checkout | null> => {
    const { checkout } = await client()
    const session = await unlessMissing(() => checkout.sessions.retrieve(id))
    return session && checkoutOf(session)
  }
  return {
    name: 'stripe',
    async openCheckout(wanted) {
      const session = await createSession(wanted).catch((error: unknown) => {
        if (!(error instanceof MissingAtStripe) || error.param !== 'customer') throw error
        // Known from a trial with test cards, or deleted at Stripe: he becomes a new one.
        const idempotencyKey = `${wanted.idempotencyKey}-new-customer`
        return createSession({ ...wanted, customer: null, idempotencyKey })
      })
      const opened = checkoutOf(session)
      if (!opened) throw new Error('Stripe has not kept the company of the checkout')
      return opened
    },
    readCheckout,
    async expireCheckout(id) {
      const { checkout } = await client()
      try {
        await unlessMissing(() => checkout.sessions.expire(id))
      } catch (error) {
        // One that is paid or over is refused with words only, so it is looked at.
        if ((await readCheckout(id))?.status === 'open') throw error
      }
    },
    async readSubscription(id) {
      const { subscriptions } = await client()
      const subscription = await unlessMissing(() => subscriptions.retrieve(id))
      return subscription && subscriptionOf(subscription)
    },
    async openPortal({ customer, returnUrl }) {
      const { billingPortal } = await client()
      const { url } = await asking(() =>
        billingPortal.sessions.create({ customer, return_url: returnUrl }),
      )
      return { url }
    },
    cards: stripeCards(client, { takesOnOwn, opensAccounts: connectWebhookSecret !== undefined }),
    readEvent: (body, signature) => readSigned({ body, signature, secrets, isLive }),
  }
}

/** The subscription carries the company as well: its events come without their checkout. */
function sessionFor(
  { companyId, companyName, email, customer, successUrl, cancelUrl, plan }: NewCheckout,
  price: string,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    // What else an account may offer, such as a bank's debit, is paid days later.
    allowed_payment_method_types: ['card'],
    client_reference_id: companyId,
    metadata: { [COMPANY]: companyId },
    subscription_data: {
      description: `${plan.name} for ${companyName}`.slice(0, 500),
      metadata: { [COMPANY]: companyId },
    },
    ...(customer ? { customer } : { customer_email: email }),
    success_url: successUrl,
    cancel_url: cancelUrl,
  }
}
