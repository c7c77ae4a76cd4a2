import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type NewCheckout, PaymentsRefused, PaymentsUnavailable } from './payments.port.ts'
import { stripePayments } from './stripe.ts'
import { webhooks } from './stripe-client.ts'
import { type StripeStandIn, startStripeStandIn } from './testing/stripe-stand-in.ts'

let standIn: StripeStandIn
beforeEach(async () => {
  standIn = await startStripeStandIn()
})
afterEach(() => standIn.stop())

const open = (over: object = {}) => {
  const { secretKey, webhookSecret, priceId, url } = standIn
  return stripePayments({ secretKey, webhookSecret, priceId, apiUrl: url, ...over })
}

const companyId = '019a0000-0000-7000-8000-00000000000a'
const aCheckout: NewCheckout = {
  companyId,
  companyName: 'Lone Star Towing',
  email: 'owner@lonestar.example',
  plan: { planId: '200', priceId: 'price_smart_dispatch', name: 'Smart Dispatch', price: 599 },
  customer: null,
  successUrl: 'https://towline.test/register/success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://towline.test/register',
  idempotencyKey: 'checkout-1',
}

describe('a checkout at Stripe', () => {
  it('is a subscription by card, and carries the company wherever an event may come from', async () => {
    await open().openCheckout(aCheckout)
    expect(standIn.state.asked).toEqual([
      {
        what: 'POST /checkout/sessions',
        form: {
          mode: 'subscription',
          'line_items[0][price]': standIn.priceId,
          'line_items[0][quantity]': '1',
          'allowed_payment_method_types[0]': 'card',
          client_reference_id: companyId,
          'metadata[companyId]': companyId,
          'subscription_data[metadata][companyId]': companyId,
          'subscription_data[description]': 'Smart Dispatch for Lone Star Towing',
          customer_email: 'owner@lonestar.example',
          success_url: aCheckout.successUrl,
          cancel_url: aCheckout.cancelUrl,
        },
      },
    ])
  })

  it('is for the customer of before, or a new one where Stripe does not know them', async () => {
    const payments = open()
    standIn.state.customers.add('cus_known')
    expect(await payments.openCheckout({ ...aCheckout, customer: 'cus_known' })).toMatchObject({
      customer: 'cus_known',
    })
    const fromTrial = { ...aCheckout, customer: 'cus_of_the_sandbox', idempotencyKey: 'checkout-2' }
    const opened = await payments.openCheckout(fromTrial)
    expect(opened).toMatchObject({ status: 'open', customer: null })
    expect((await payments.openCheckout(fromTrial)).id).toBe(opened.id)
    expect(standIn.state.asked.at(-1)?.form).toMatchObject({ customer_email: aCheckout.email })
  })

  it('is not opened twice when the first answer was lost', async () => {
    standIn.state.faults.push({ on: /sessions/, as: 'down', afterwards: true })
    const { id } = await open().openCheckout(aCheckout)
    expect([...standIn.state.sessions.keys()]).toEqual([id])
    expect(standIn.state.asked).toHaveLength(2)
  })

  it.each([
    ['complete', 'paid', 'paid'],
    ['complete', 'no_payment_required', 'paid'],
    ['complete', 'unpaid', 'open'],
    ['open', 'unpaid', 'open'],
    ['expired', 'unpaid', 'expired'],
  ] as const)('that is %s and %s is %s', async (status, payment_status, ours) => {
    const payments = open()
    const { id } = await payments.openCheckout(aCheckout)
    const session = standIn.state.sessions.get(id)
    if (session) standIn.state.sessions.set(id, { ...session, status, payment_status })
    const read = await payments.readCheckout(id)
    expect(read?.status).toBe(ours)
    expect(Boolean(read?.url)).toBe(status === 'open')
  })

  it('of another product on the same account is none of ours', async () => {
    const payments = open()
    const { id } = await payments.openCheckout(aCheckout)
    const session = standIn.state.sessions.get(id)
    if (!session) throw new Error('no session')
    for (const foreign of ['order-17', null]) {
      const metadata = foreign ? { companyId: foreign } : {}
      standIn.state.sessions.set(id, { ...session, metadata, client_reference_id: foreign })
      expect(await payments.readCheckout(id)).toBeNull()
    }
  })
})

describe('a subscription at Stripe', () => {
  it.each([
    ['active', 'active'],
    ['trialing', 'active'],
    ['past_due', 'past_due'],
    ['incomplete', 'ended'],
    ['incomplete_expired', 'ended'],
    ['unpaid', 'ended'],
    ['paused', 'ended'],
    ['canceled', 'ended'],
    ['a status of tomorrow', 'ended'],
  ])('that is %s is %s', async (status, ours) => {
    const payments = open()
    const { id } = await payments.openCheckout(aCheckout)
    const { subscriptionId } = await standIn.pay(id)
    const account = standIn.state.accounts.get(subscriptionId)
    if (account) account.subscription = { ...account.subscription, status }
    expect(await payments.readSubscription(subscriptionId)).toMatchObject({ status: ours })
  })

  it('that is set to end at a time ends then, however that was written down', async () => {
    const payments = open()
    const { id } = await payments.openCheckout(aCheckout)
    const { subscriptionId } = await standIn.pay(id)
    const account = standIn.state.accounts.get(subscriptionId)
    if (!account) throw new Error('no account')
    const { subscription } = account
    const state = await payments.readSubscription(subscriptionId)
    account.subscription = { ...subscription, cancel_at: 1_900_000_000 }
    expect(await payments.readSubscription(subscriptionId)).toMatchObject({
      endsAt: 1_900_000_000_000,
    })
    account.subscription = { ...subscription, cancel_at_period_end: true, cancel_at: null }
    expect(await payments.readSubscription(subscriptionId)).toMatchObject({
      endsAt: state?.currentPeriodEnd,
    })
  })
})

describe('an event of Stripe', () => {
  const read = (event: object) => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', ...event })
    const secret = standIn.webhookSecret
    return open().readEvent(payload, webhooks.generateTestHeaderString({ payload, secret }))
  }

  it('names the subscription of an invoice, also in the form of older versions of the API', async () => {
    for (const object of [
      { id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } },
      { id: 'in_1', parent: { subscription_details: { subscription: { id: 'sub_1' } } } },
      { id: 'in_1', subscription: 'sub_1' },
    ])
      expect(await read({ type: 'invoice.paid', data: { object } })).toMatchObject({
        checkoutId: null,
        subscriptionId: 'sub_1',
      })
  })

  it('may be about something else', async () => {
    for (const [type, object] of [
      ['invoice.paid', { id: 'in_1', parent: null }],
      ['customer.created', { id: 'cus_1' }],
    ] as const)
      expect(await read({ type, data: { object } })).toEqual({
        account: '',
        cardPaymentId: null,
        payment: null,
        id: 'evt_1',
        type,
        checkoutId: null,
        subscriptionId: null,
      })
  })
})

describe('Stripe in trouble', () => {
  const tries = (n: number, as: 'down' | 'slow' | 429 | 500) =>
    standIn.state.faults.push(...Array.from({ length: n }, () => ({ on: /./, as })))

  it.each([
    ['is not there', 'down'],
    ['does not answer', 'slow'],
    ['is too busy', 429],
    ['has a fault of its own', 500],
  ] as const)('can be tried again when it %s', async (_what, as) => {
    const payments = open({ timeoutMs: 300 })
    tries(3, as)
    await expect(payments.openCheckout(aCheckout)).rejects.toThrow(PaymentsUnavailable)
    standIn.state.faults.length = 0
    expect(await payments.openCheckout(aCheckout)).toMatchObject({ status: 'open' })
  })

  it('is asked once more by itself', async () => {
    tries(1, 500)
    expect(await open().openCheckout(aCheckout)).toMatchObject({ status: 'open' })
  })

  it('says no to a wrong key or an unknown price, without words of its own in the error', async () => {
    for (const over of [{ secretKey: 'sk_test_wrong' }, { priceId: 'price_none' }]) {
      const refused = await open(over)
        .openCheckout(aCheckout)
        .catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(PaymentsRefused)
      expect(String(refused)).toMatch(/Stripe answered 40[01] \(Stripe\w+/)
      expect(JSON.stringify(refused)).not.toContain(aCheckout.email)
      expect(String(refused)).not.toMatch(/No such|Invalid API/)
    }
  })

  it('does not answer a wrong key as if there were no checkout', async () => {
    await expect(open({ secretKey: 'sk_test_wrong' }).readCheckout('cs_test_1')).rejects.toThrow(
      PaymentsRefused,
    )
  })
})
