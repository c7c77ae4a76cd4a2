import { z } from 'zod'
import { Standing } from '../company/index.ts'
import { BASE, Instant, operation } from '../kernel/index.ts'
import { Plan } from './billing.operations.ts'

/** What costs whoever runs this installation money each time: texts and mails to others, look-ups at a map service, a language model's tokens. */
export const BudgetKind = z.enum(['texts', 'mails', 'maps', 'model'])
export type BudgetKind = z.infer<typeof BudgetKind>

/** What the company has used of one of them since its midnight, of how much. */
export const DayBudget = z.object({ kind: BudgetKind, used: z.int(), limit: z.int() })
export type DayBudget = z.infer<typeof DayBudget>

/** What the company pays for, and how much of it is used. */
export const Subscription = z.object({
  status: Standing,
  /** The plan it is on; a trial is this plan for a fortnight. */
  plan: Plan,
  /** US dollars a month; 0 in a trial. */
  price: z.number(),
  /** Phone calls a month. Past them the agent still answers. */
  allowance: z.int(),
  usedThisMonth: z.int(),
  /** Without a language model there is none for it. */
  today: z.array(DayBudget),
  /** When the trial ends or ended; 0 for a paid plan. */
  trialEndsAt: Instant,
  /** When a paid plan is next paid for; 0 where nothing is due. */
  renewsAt: Instant,
  /** When a subscription that was cancelled runs out, or ran out; 0 for one that goes on. */
  endsAt: Instant,
  /** When a payment failed that has not been made up for; 0 for none. */
  paymentFailedAt: Instant,
  /** Whether there is a subscription the billing portal can show; without one a checkout can be opened. */
  hasPortal: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

export const readSubscription = operation({
  name: 'readSubscription',
  method: 'GET',
  path: `${BASE}/subscription`,
  summary: 'The plan of the company, its price, its allowance and what of it is used',
  access: { kind: 'staff', permission: 'billing.read' },
  reply: Subscription,
  fails: [],
})

export const openPortal = operation({
  name: 'openPortal',
  method: 'POST',
  path: `${BASE}/subscription/portal`,
  summary:
    'Opens the billing portal: card, invoices, cancelling; the address works for a short time',
  access: { kind: 'staff', permission: 'billing.write' },
  reply: z.object({ url: z.string() }),
  fails: ['not_found', 'unavailable'],
})

/** A checkout that waits for a card: its id at the payment provider, and where the card is given. */
export const OpenCheckout = z.object({ sessionId: z.string(), checkoutUrl: z.string() })
export type OpenCheckout = z.infer<typeof OpenCheckout>

export const openCheckout = operation({
  name: 'openCheckout',
  method: 'POST',
  path: `${BASE}/subscription/checkout`,
  summary:
    'Opens the checkout, or the one left open before: after a trial, a lapse or an abandoned sign-up',
  access: { kind: 'staff', permission: 'billing.write' },
  reply: OpenCheckout,
  fails: ['already_subscribed', 'unavailable'],
})

/**
 * How far a checkout has come. `open`: no card yet. `paid`: paid, the number is on its way. `ready`: the
 * agent answers. `expired`: nothing was paid in time.
 */
export const CheckoutState = z.object({
  state: z.enum(['open', 'paid', 'ready', 'expired']),
  companyName: z.string(),
  /** Where the card is given, as long as the checkout is open; empty otherwise. */
  checkoutUrl: z.string(),
  /** Eleven digits, `1` first, once the checkout is `ready`; empty before. */
  twilioPhoneNumber: z.string(),
})
export type CheckoutState = z.infer<typeof CheckoutState>

export const readCheckout = operation({
  name: 'readCheckout',
  method: 'GET',
  path: `${BASE}/register/:sessionId`,
  summary: 'What came of a checkout, for the page one comes back to',
  access: { kind: 'public', because: "who pays has not signed in yet; the id can't be guessed" },
  params: z.object({ sessionId: z.string().regex(/^[\w-]{20,200}$/) }),
  limit: { points: 240, seconds: 60, per: 'address' },
  reply: CheckoutState,
  fails: ['not_found'],
})

export const receivePaymentEvent = operation({
  name: 'receivePaymentEvent',
  method: 'POST',
  path: `${BASE}/billing/webhook`,
  summary:
    'The payment provider tells that something has happened; what holds is read from it anew',
  access: { kind: 'signed', by: 'payments' },
  reply: z.object({ received: z.literal(true) }),
  fails: ['bad_signature', 'too_large'],
})
