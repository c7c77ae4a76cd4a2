import { createHmac } from 'node:crypto'
import {
  type OpenCheckout,
  RegistrationReply,
  type SandboxPortalAction,
  Subscription,
} from '@towline/contract'
import { z } from 'zod'
import type { Db } from '../../../platform/db/index.ts'
import { startStripeStandIn } from '../../../providers/payments/testing/stripe-stand-in.ts'
import { type Product, startProduct } from '../../../testing/product.ts'

/** Who takes the money in a test, and what his customers and the calendar do there. */
export type TestPayments = {
  pay(sessionId: string): Promise<void>
  /** What happens to the newest subscription of whoever is signed in with this. */
  live(basic: string, action: SandboxPortalAction): Promise<void>
}

export type Shop = { product: Product; till: TestPayments; stop(): Promise<void> }

export type ShopOptions = { environment?: Record<string, string>; now?: () => number }

export const paymentProviders = ['the sandbox', 'Stripe'] as const

/** The product with one of the two that take money; Stripe is its stand-in, asked by the official client. */
export async function openShop(
  db: Db,
  name: (typeof paymentProviders)[number],
  { environment = {}, now = Date.now }: ShopOptions = {},
): Promise<Shop> {
  const common = { TRUST_PROXY: '127.0.0.1', ...environment }
  if (name === 'the sandbox') {
    const product = await startProduct(db, common, now)
    return { product, till: twinTill(product), stop: product.stop }
  }
  const stripe = await startStripeStandIn()
  stripe.state.now = now
  const product = await startProduct(db, { ...stripeSettings(stripe), ...common }, now)
  stripe.state.webhookUrl = `${product.url}/towline/billing/webhook`
  return {
    product,
    till: {
      pay: async (sessionId) => void (await stripe.pay(sessionId)),
      live: async (_basic, action) =>
        stripe.live([...stripe.state.accounts.keys()].at(-1) ?? '', action),
    },
    stop: async () => {
      await product.stop()
      await stripe.stop()
    },
  }
}

/** What makes the product ask a stand-in of Stripe. */
export const stripeSettings = (stripe: {
  url: string
  secretKey: string
  webhookSecret: string
  priceId: string
}) => ({
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_PRICE_ID: stripe.priceId,
  STRIPE_API_URL: stripe.url,
})

function twinTill(product: Product): TestPayments {
  const good = async (answer: Response) => {
    if (!answer.ok) throw new Error(await answer.text())
  }
  return {
    pay: async (sessionId) =>
      good(
        await product.call('POST', `/towline/sandbox/checkout/${sessionId}`, { body: goodCard }),
      ),
    live: async (basic, action) => {
      const opened = await product.call('POST', '/towline/subscription/portal', { basic })
      const { url } = z.object({ url: z.string() }).parse(await opened.json())
      const path = `/towline/sandbox/portal/${url.split('/').at(-1)}`
      await good(await product.call('POST', path, { body: { action, card: goodCard } }))
    },
  }
}

const goodCard = { cardNumber: '4242 4242 4242 4242', expiry: '04/30', cvc: '123' }

export const paidForm = {
  email: 'pat@paid-towing.example',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  firstName: 'Pat',
  lastName: 'Paid',
  companyName: 'Paid Towing',
  phoneNumber: '4695550188',
  street: '',
  city: '',
  zip: '75034',
  aiAgentName: 'Riley',
  priceId: 'price_of_the_browser',
  planId: '200',
  planType: 'paid',
}

/** `email:password` of whoever signed up with the form. */
export const paidBasic = `${paidForm.email}:${paidForm.password}`

let address = 0

/** Sends the form from an address of its own, so that tests do not use up each other's tries. */
export const signUp = (product: Product, change: object = {}, from?: string) =>
  product.call('POST', '/towline/register', {
    body: { ...paidForm, ...change },
    headers: { 'x-forwarded-for': from ?? `198.51.100.${++address % 250}` },
  })

/** Signs up for the plan, and confirms the address at once; answers the checkout. */
export async function signedUp(product: Product, change: object = {}): Promise<OpenCheckout> {
  const answer = await signUp(product, change)
  const { sessionId = '', checkoutUrl = '' } = RegistrationReply.parse(await answer.json())
  if (!sessionId) throw new Error(`no checkout was opened: ${answer.status}`)
  await product.app.db.raw('update company set mail_confirmed_at = now()')
  return { sessionId, checkoutUrl }
}

export async function subscriptionOf(product: Product, basic = paidBasic): Promise<Subscription> {
  return Subscription.parse(
    await (await product.call('GET', '/towline/subscription', { basic })).json(),
  )
}

/** The mails of an installation, as `subject` by whom they go to; without the one that confirms the address. */
export async function mailsTo(db: Db, to: string): Promise<string[]> {
  const rows = await db.asSystem((tx) =>
    tx
      .selectFrom('mail_message')
      .select('subject')
      .where('to_address', '=', to)
      .where('idempotency_key', 'not like', 'confirm email %')
      .orderBy('id')
      .execute(),
  )
  return rows.map(({ subject }) => subject)
}

/** A signature as Stripe makes it, at any time and with any secret. */
export function stripeSignature(body: string, secret: string, at: number): string {
  const seconds = Math.floor(at / 1000)
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}
