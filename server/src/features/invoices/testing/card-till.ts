import { Invoice, PayPage, SandboxCheckout } from '@towline/contract'
import { z } from 'zod'
import type { Db } from '../../../platform/db/index.ts'
import { newId } from '../../../platform/ids.ts'
import {
  type StripeStandIn,
  startStripeStandIn,
} from '../../../providers/payments/testing/stripe-stand-in.ts'
import { type Product, startProduct, type TestCompany } from '../../../testing/product.ts'
import { anInvoice } from './an-invoice.ts'

export const ACCOUNT = 'acct_lonestar'

/** The product with Stripe's stand-in, and a company whose customers pay by card on its own account. */
export type CardTill = Awaited<ReturnType<typeof openCardTill>>

/** Opens a till. Until `connect` Stripe's events are kept; `bill` has $85 of $135 left to pay. */
export async function openCardTill(db: Db, environment: Record<string, string> = {}) {
  const stripe = await startStripeStandIn()
  stripe.state.connected.add(ACCOUNT)
  const product = await startProduct(db, { ...settingsOf(stripe), ...environment })
  const company = await product.company('Lone Star Towing')
  const staff = staffOf(product, company)
  await staff.useAccount(ACCOUNT)
  const { invoiceId, payToken } = await anInvoice(product, company.basic)
  return {
    product,
    company,
    stripe,
    invoiceId,
    payToken,
    ...staff,
    ...customerOf(product, payToken),
    bill: () => staff.invoice(invoiceId),
    /** The subjects of mails that say something, in their order. */
    mailed: async (what: RegExp) => {
      const { rows } = await db.raw('select subject from mail_message order by created_at, id')
      const subjects = z.object({ subject: z.string() }).array().parse(rows)
      return subjects.map(({ subject }) => subject).filter((subject) => what.test(subject))
    },
    idle: () => product.app.tasks.idle(),
    /** From now on Stripe tells at once. */
    connect: () => {
      stripe.state.webhookUrl = `${product.url}/towline/billing/webhook`
    },
    /** Tells of all that was kept; the statuses it was answered with. */
    tell: async (bodies = stripe.state.events) => {
      stripe.state.webhookUrl = `${product.url}/towline/billing/webhook`
      const statuses: number[] = []
      for (const body of bodies) statuses.push(await stripe.send(body))
      stripe.state.webhookUrl = ''
      await product.app.tasks.idle()
      return statuses
    },
    stop: async () => {
      await product.stop()
      await stripe.stop()
    },
  }
}

const settingsOf = (stripe: StripeStandIn) => ({
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_CONNECT_WEBHOOK_SECRET: stripe.connectWebhookSecret,
  STRIPE_PRICE_ID: stripe.priceId,
  STRIPE_API_URL: stripe.url,
  TRUST_PROXY: '127.0.0.1',
})

/** What the company's people do. */
function staffOf(product: Product, { basic }: TestCompany) {
  const post = (path: string, body: unknown) =>
    product.call('POST', `/towline/${path}`, { basic, body })
  return {
    invoice: async (id: string) =>
      Invoice.parse(await (await product.call('GET', `/towline/invoice/${id}`, { basic })).json()),
    refund: (
      paymentId: string,
      amountCents: number,
      more: { key?: string; tipCents?: number } = {},
    ) =>
      post(`payment/${paymentId}/refund`, {
        key: newId(),
        amountCents,
        reason: 'Charged too much',
        ...more,
      }),
    cash: (invoiceId: string, amountCents: number) =>
      post(`invoice/${invoiceId}/payment`, { key: newId(), method: 'Cash', amountCents }),
    voidIt: (invoiceId: string) => post(`invoice/${invoiceId}/void`, { reason: 'Wrong customer' }),
    useAccount: async (stripeAccount: string) => {
      const body = {
        termsDays: 30,
        licenses: '',
        footer: '',
        remindDays: 0,
        agentMayQuote: false,
        stripeAccount,
      }
      const saved = await product.call('PUT', '/towline/invoice-settings', { basic, body })
      if (!saved.ok) throw new Error(await saved.text())
    },
  }
}

/** What whoever holds the link does. */
export function customerOf(product: Product, token: string) {
  const start = (tipCents = 0) =>
    product.call('POST', `/towline/pay/${token}/card`, { body: { tipCents } })
  return {
    page: async () =>
      PayPage.strict().parse(await (await product.call('GET', `/towline/pay/${token}`)).json()),
    start,
    /** Opens the page on which the card is given; its id at the provider. */
    opened: async (tipCents = 0) => {
      const answer = await start(tipCents)
      if (!answer.ok) throw new Error(await answer.text())
      const { url } = z.object({ url: z.string() }).parse(await answer.json())
      return url.split('/').at(-1) ?? ''
    },
  }
}

/** The test checkout of an invoice as its page shows it. */
export const shownCheckout = async (product: Product, id: string) =>
  SandboxCheckout.parse(await (await product.call('GET', `/towline/sandbox/checkout/${id}`)).json())
