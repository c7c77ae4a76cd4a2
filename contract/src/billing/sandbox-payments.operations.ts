import { z } from 'zod'
import { asTexts, BASE, Instant, operation, text } from '../kernel/index.ts'

const SandboxId = z.object({ id: z.string().regex(/^[\w-]{20,200}$/) })
const because = "it stands in for a page of the payment provider; the id can't be guessed"
const limit = { points: 120, seconds: 60, per: 'address' } as const

const checkoutFacts = {
  status: z.enum(['open', 'paid', 'expired']),
  companyName: z.string(),
  email: z.string(),
  successUrl: z.string(),
  cancelUrl: z.string(),
}

/** The test checkout, as its page shows it: of a subscription, or of a customer's invoice. */
export const SandboxCheckout = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('subscription'),
    ...checkoutFacts,
    planName: z.string(),
    /** US dollars a month. */
    price: z.number(),
  }),
  z.object({
    kind: z.literal('invoice'),
    ...checkoutFacts,
    /** What is paid, such as `Invoice 1001`. */
    description: z.string(),
    amountCents: z.int(),
    tipCents: z.int(),
  }),
])
export type SandboxCheckout = z.infer<typeof SandboxCheckout>

export const readSandboxCheckout = operation({
  name: 'readSandboxCheckout',
  method: 'GET',
  path: `${BASE}/sandbox/checkout/:id`,
  summary: 'The checkout for the local stand-in for payments',
  access: { kind: 'public', because },
  params: SandboxId,
  limit,
  reply: SandboxCheckout,
  fails: ['not_found'],
})

/**
 * 4242 4242 4242 4242 is taken, 4000 0000 0000 0259 is taken and a bill paid by it disputed, 4000 0000 0000 0002 is
 * declined; spaces do not matter.
 */
export const SandboxCard = z.object({
  cardNumber: z
    .string({ error: 'Card number is required' })
    .transform((typed) => typed.replace(/\D/g, ''))
    .pipe(z.string().regex(/^\d{16}$/, 'Enter the sixteen digits of the card')),
  expiry: z
    .string({ error: 'Expiry date is required' })
    .trim()
    .regex(/^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/, 'Enter month and year, such as 04/30'),
  cvc: z
    .string({ error: 'CVC is required' })
    .trim()
    .regex(/^\d{3,4}$/, 'Enter the three digits on the back'),
  nameOnCard: text(200).default(''),
})
export type SandboxCard = z.infer<typeof SandboxCard>

export const paySandboxCheckout = operation({
  name: 'paySandboxCheckout',
  method: 'POST',
  path: `${BASE}/sandbox/checkout/:id`,
  summary: 'Pays with a test card; no money moves',
  access: { kind: 'public', because },
  params: SandboxId,
  body: SandboxCard,
  normalize: asTexts,
  limit,
  reply: z.object({ successUrl: z.string() }),
  fails: ['not_found', 'card_declined', 'link_ended'],
})

/** The test billing portal, as its page shows it. */
export const SandboxPortal = z.object({
  companyName: z.string(),
  planName: z.string(),
  /** US dollars a month. */
  price: z.number(),
  status: z.enum(['active', 'past_due', 'canceled']),
  cardEnding: z.string(),
  /** The end of what is paid for. */
  currentPeriodEnd: Instant,
  cancelAtPeriodEnd: z.boolean(),
  invoices: z.array(
    z.object({ id: z.string(), at: Instant, amount: z.number(), status: z.enum(['paid', 'open']) }),
  ),
  returnUrl: z.string(),
})
export type SandboxPortal = z.infer<typeof SandboxPortal>

export const readSandboxPortal = operation({
  name: 'readSandboxPortal',
  method: 'GET',
  path: `${BASE}/sandbox/portal/:id`,
  summary: 'The billing portal of the local stand-in for payments',
  access: { kind: 'public', because },
  params: SandboxId,
  limit,
  reply: SandboxPortal,
  fails: ['not_found'],
})

/**
 * What can be done in the test portal. `card`: another card, which also pays what is open. `cancel` at the
 * end of the month, `resume`. Playing the calendar: `renew` pays the next month, `fail` has that payment
 * fail, `end` lets the subscription run out now.
 */
export const SandboxPortalAction = z.enum(['card', 'cancel', 'resume', 'renew', 'fail', 'end'])
export type SandboxPortalAction = z.infer<typeof SandboxPortalAction>

export const useSandboxPortal = operation({
  name: 'useSandboxPortal',
  method: 'POST',
  path: `${BASE}/sandbox/portal/:id`,
  summary: 'Does one thing in the test billing portal, and sends the events a provider would send',
  access: { kind: 'public', because },
  params: SandboxId,
  body: z.object({ action: SandboxPortalAction, card: SandboxCard.optional() }),
  limit,
  reply: SandboxPortal,
  fails: ['not_found', 'card_declined'],
})
