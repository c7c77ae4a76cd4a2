import type { CardAccount, CardPayments } from './card-payments.port.ts'
import type { SandboxPages } from './sandbox-pages.port.ts'

/** What a checkout is opened for. */
export type NewCheckout = {
  companyId: string
  companyName: string
  email: string
  /** `price` in US dollars a month. */
  plan: { planId: string; priceId: string; name: string; price: number }
  /** Who this company is at the provider from an earlier subscription; null at first. */
  customer: string | null
  /** `{CHECKOUT_SESSION_ID}` in it stands for the id of the checkout. */
  successUrl: string
  cancelUrl: string
  /** The same key opens the same checkout: a request sent again makes no second one. */
  idempotencyKey: string
}

/** A page on which a card is given. Times are epoch ms. */
export type Checkout = {
  id: string
  /** Where the card is given; empty once it is not open any more. */
  url: string
  status: 'open' | 'paid' | 'expired'
  expiresAt: number
  companyId: string
  customer: string | null
  subscription: string | null
}

/** How a subscription stands at the provider. Times are epoch ms. */
export type SubscriptionState = {
  id: string
  companyId: string
  customer: string
  /** `past_due`: a payment failed and is tried again. `ended`: over, or given up. */
  status: 'active' | 'past_due' | 'ended'
  /** The end of what is paid for. */
  currentPeriodEnd: number
  /** When a subscription that was cancelled runs out, or ran out; 0 for one that goes on. */
  endsAt: number
}

/** Something happened at the provider. It only says where to look: what holds is read anew. */
export type PaymentEvent = {
  id: string
  /** In the provider's words, for the log. */
  type: string
  checkoutId: string | null
  subscriptionId: string | null
  /** Whose account it happened on. */
  account: CardAccount
  /** The card payment it is about. */
  cardPaymentId: string | null
  /** The money of a card payment, where something became of it later: it went back. */
  payment: string | null
}

/** Who takes the money. */
export type Payments = {
  name: 'stripe' | 'sandbox'
  openCheckout(wanted: NewCheckout): Promise<Checkout>
  /** Null for an id the provider does not know. */
  readCheckout(id: string): Promise<Checkout | null>
  /** Closes a checkout nobody is to pay any more; one that is not open stays as it is. */
  expireCheckout(id: string): Promise<void>
  readSubscription(id: string): Promise<SubscriptionState | null>
  /** A page with card, invoices and cancelling; it works for a short time. */
  openPortal(wanted: { customer: string; returnUrl: string }): Promise<{ url: string }>
  /** Of the companies' own customers, for their invoices. */
  cards: CardPayments
  /** The event in a webhook's body; rejects with `BadPaymentSignature` when it is not the provider's, or too old. */
  readEvent(body: string, signature: string): Promise<PaymentEvent>
  /** Only where the local stand-in takes the money: what its pages show and do. */
  pages?: SandboxPages
}

/** The webhook was not signed by the provider, or long ago. */
export class BadPaymentSignature extends Error {
  override name = 'BadPaymentSignature'
}

/** The provider could not be reached, or is too busy; to be tried again. */
export class PaymentsUnavailable extends Error {
  override name = 'PaymentsUnavailable'
}

/** The provider will not do it, today or tomorrow: a wrong key, an unknown price. The operator's to mend. */
export class PaymentsRefused extends Error {
  override name = 'PaymentsRefused'
}
