import type { SandboxPortalAction } from '@towline/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { BadPaymentSignature, type NewCheckout, type Payments } from './payments.port.ts'
import { sandboxPayments } from './sandbox.ts'
import { stripePayments } from './stripe.ts'
import { webhooks } from './stripe-client.ts'
import { memoryStore } from './testing/memory-store.ts'
import { startStripeStandIn } from './testing/stripe-stand-in.ts'

/** A provider with its own pages to be used and its calendar to be played. */
type Till = {
  payments: Payments
  secret: string
  pay: (checkoutId: string) => Promise<unknown>
  live: (checkoutId: string, action: SandboxPortalAction) => Promise<void>
  /** The bodies of the events that were sent, in their order. */
  events: () => string[]
  /** Lets hours go by. */
  wait: (hours: number) => void
  stop: () => Promise<void>
}

const START = Date.UTC(2026, 0, 31, 12)
const HOUR = 3600 * 1000
const NOBODYS = { checkout: `cs_test_${'0'.repeat(32)}`, subscription: `sub_${'0'.repeat(32)}` }

async function stripe(): Promise<Till> {
  const standIn = await startStripeStandIn()
  let now = START
  standIn.state.now = () => now
  const { secretKey, webhookSecret, priceId, url } = standIn
  const payments = stripePayments({ secretKey, webhookSecret, priceId, apiUrl: url })
  return {
    payments,
    secret: webhookSecret,
    pay: standIn.pay,
    live: async (checkoutId, action) =>
      standIn.live((await payments.readCheckout(checkoutId))?.subscription ?? '', action),
    events: () => standIn.state.events,
    wait: (hours) => {
      now += hours * HOUR
    },
    stop: standIn.stop,
  }
}

async function sandbox(): Promise<Till> {
  let now = START
  const store = memoryStore()
  const secret = 'whsec_the_secret_of_the_sandbox'
  const publicUrl = 'https://towline.test'
  const payments = sandboxPayments({ secret, publicUrl, store, now: () => now })
  const card = { cardNumber: '4242424242424242' }
  return {
    payments,
    secret,
    pay: async (checkoutId) => payments.pages?.payCheckout(checkoutId, card),
    live: async (checkoutId, action) => {
      const customer = (await payments.readCheckout(checkoutId))?.customer ?? ''
      const { url } = await payments.openPortal({ customer, returnUrl: 'https://towline.test/x' })
      await payments.pages?.usePortal(url.split('/').at(-1) ?? '', action, card)
    },
    events: () => store.sent,
    wait: (hours) => {
      now += hours * HOUR
    },
    stop: async () => {},
  }
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

const typesOf = (bodies: string[]): string[] => bodies.map((body) => JSON.parse(body).type)

describe.each([
  ['Stripe', stripe],
  ['the sandbox', sandbox],
])('%s as the payment provider', (_, open) => {
  const opened: Till[] = []
  const aTill = async () => {
    const till = await open()
    opened.push(till)
    return till
  }
  /** A till at which somebody has subscribed, with what he subscribed to. */
  const aSubscriber = async () => {
    const till = await aTill()
    const { id } = await till.payments.openCheckout(aCheckout)
    await till.pay(id)
    const paid = await till.payments.readCheckout(id)
    const subscription = paid?.subscription ?? ''
    till.events().length = 0
    return {
      ...till,
      checkoutId: id,
      customer: paid?.customer ?? '',
      live: (action: SandboxPortalAction) => till.live(id, action),
      state: () => till.payments.readSubscription(subscription),
    }
  }
  afterEach(async () => {
    for (const till of opened.splice(0)) await till.stop()
  })

  it('opens a page where a card can be given within a day', async () => {
    const { payments } = await aTill()
    const checkout = await payments.openCheckout(aCheckout)
    expect(checkout).toEqual({
      id: expect.stringMatching(/^cs_test_[\w]{22,}$/),
      url: expect.stringContaining(checkout.id),
      status: 'open',
      expiresAt: START + 24 * HOUR,
      companyId,
      customer: null,
      subscription: null,
    })
    expect(await payments.readCheckout(checkout.id)).toEqual(checkout)
  })

  it('opens one page for one key', async () => {
    const { payments } = await aTill()
    const [one, same] = await Promise.all([
      payments.openCheckout(aCheckout),
      payments.openCheckout(aCheckout),
    ])
    expect(same.id).toBe(one.id)
    const other = await payments.openCheckout({ ...aCheckout, idempotencyKey: 'checkout-2' })
    expect(other.id).not.toBe(one.id)
  })

  it('knows nothing of what was never opened', async () => {
    const { payments } = await aTill()
    expect(await payments.readCheckout(NOBODYS.checkout)).toBeNull()
    expect(await payments.readSubscription(NOBODYS.subscription)).toBeNull()
    await expect(payments.expireCheckout(NOBODYS.checkout)).resolves.toBeUndefined()
  })

  it('says who subscribed once it is paid, and tells of it in order', async () => {
    const { payments, pay, events } = await aTill()
    const { id } = await payments.openCheckout(aCheckout)
    expect(events()).toEqual([])
    await pay(id)
    const paid = await payments.readCheckout(id)
    expect(paid).toMatchObject({ id, url: '', status: 'paid', companyId })
    expect(await payments.readSubscription(paid?.subscription ?? '')).toEqual({
      id: paid?.subscription,
      companyId,
      customer: paid?.customer,
      status: 'active',
      // A month after 31 January is the last day of February.
      currentPeriodEnd: Date.UTC(2026, 1, 28, 12),
      endsAt: 0,
    })
    expect(typesOf(events())).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
    ])
  })

  it('takes no second payment for the same page', async () => {
    const { checkoutId, pay } = await aSubscriber()
    await expect(pay(checkoutId)).rejects.toThrow()
  })

  it('remembers a customer who comes back', async () => {
    const { payments, customer, pay } = await aSubscriber()
    const again = { ...aCheckout, customer, idempotencyKey: 'checkout-2' }
    const { id } = await payments.openCheckout(again)
    await pay(id)
    expect(await payments.readCheckout(id)).toMatchObject({ customer })
  })

  it('closes a page nobody is to pay any more, and leaves a paid one as it is', async () => {
    const { payments, pay, events } = await aTill()
    const { id } = await payments.openCheckout(aCheckout)
    await payments.expireCheckout(id)
    await payments.expireCheckout(id)
    expect(await payments.readCheckout(id)).toMatchObject({ status: 'expired', url: '' })
    await expect(pay(id)).rejects.toThrow()
    const paid = await payments.openCheckout({ ...aCheckout, idempotencyKey: 'checkout-2' })
    await pay(paid.id)
    await payments.expireCheckout(paid.id)
    expect(await payments.readCheckout(paid.id)).toMatchObject({ status: 'paid' })
    expect(typesOf(events()).filter((type) => type === 'checkout.session.expired')).toHaveLength(1)
  })

  it('takes the money every month, on the day it began', async () => {
    const { live, state, events } = await aSubscriber()
    await live('renew')
    expect(await state()).toMatchObject({ currentPeriodEnd: Date.UTC(2026, 2, 31, 12) })
    await live('renew')
    expect(await state()).toMatchObject({ currentPeriodEnd: Date.UTC(2026, 3, 30, 12) })
    expect(typesOf(events())).toEqual([
      'customer.subscription.updated',
      'invoice.paid',
      'customer.subscription.updated',
      'invoice.paid',
    ])
  })

  it('asks again where the card was refused, and nothing more is paid for until it is taken', async () => {
    const { live, state, events } = await aSubscriber()
    const paidUntil = Date.UTC(2026, 1, 28, 12)
    await live('fail')
    expect(await state()).toMatchObject({ status: 'past_due', currentPeriodEnd: paidUntil })
    await live('fail')
    expect(await state()).toMatchObject({ status: 'past_due', currentPeriodEnd: paidUntil })
    await live('renew')
    expect(await state()).toMatchObject({
      status: 'active',
      currentPeriodEnd: Date.UTC(2026, 2, 31, 12),
    })
    expect(typesOf(events())).toEqual([
      'invoice.payment_failed',
      'customer.subscription.updated',
      'invoice.payment_failed',
      'invoice.paid',
      'customer.subscription.updated',
    ])
  })

  it('pays what is open with another card', async () => {
    const { live, state } = await aSubscriber()
    await live('fail')
    await live('card')
    expect(await state()).toMatchObject({ status: 'active' })
  })

  it('lets a cancelled subscription run to the end of the month, unless it is taken up again', async () => {
    const { live, state, wait } = await aSubscriber()
    const monthsEnd = Date.UTC(2026, 1, 28, 12)
    await live('cancel')
    expect(await state()).toMatchObject({ status: 'active', endsAt: monthsEnd })
    await live('resume')
    expect(await state()).toMatchObject({ status: 'active', endsAt: 0 })
    await live('cancel')
    wait(28 * 24)
    await live('renew')
    expect(await state()).toMatchObject({ status: 'ended', endsAt: monthsEnd })
  })

  it('ends for good', async () => {
    const { live, state, events, wait } = await aSubscriber()
    wait(2)
    await live('end')
    const ended = await state()
    expect(ended).toMatchObject({ status: 'ended', endsAt: START + 2 * HOUR })
    for (const action of ['renew', 'card', 'resume', 'fail', 'end'] as const) await live(action)
    expect(await state()).toEqual(ended)
    expect(typesOf(events())).toEqual(['customer.subscription.deleted'])
  })

  it('shows its billing portal to a customer, and to nobody else', async () => {
    const { payments, customer } = await aSubscriber()
    const returnUrl = 'https://towline.test/dashboard/settings/subscription'
    expect((await payments.openPortal({ customer, returnUrl })).url).toMatch(/^https:\/\/.+\/bps_/)
    await expect(payments.openPortal({ customer: 'cus_nobody', returnUrl })).rejects.toThrow()
  })

  it('says in its events where to look', async () => {
    const { payments, checkoutId, live, events, secret } = await aSubscriber()
    const { subscription } = (await payments.readCheckout(checkoutId)) ?? {}
    const other = await payments.openCheckout({ ...aCheckout, idempotencyKey: 'checkout-2' })
    await payments.expireCheckout(other.id)
    for (const action of ['renew', 'fail', 'end'] as const) await live(action)
    const read = await Promise.all(
      events().map((payload) =>
        payments.readEvent(payload, webhooks.generateTestHeaderString({ payload, secret })),
      ),
    )
    const where = Object.fromEntries(read.map((event) => [event.type, event]))
    expect(where).toMatchObject({
      'checkout.session.expired': { checkoutId: other.id, subscriptionId: null },
      'customer.subscription.updated': { checkoutId: null, subscriptionId: subscription },
      'invoice.paid': { checkoutId: null, subscriptionId: subscription },
      'invoice.payment_failed': { checkoutId: null, subscriptionId: subscription },
      'customer.subscription.deleted': { checkoutId: null, subscriptionId: subscription },
    })
    expect(new Set(read.map(({ id }) => id)).size).toBe(read.length)
  })

  it('believes an event only if it was signed, lately and as it is', async () => {
    const { payments, checkoutId, live, events, secret } = await aSubscriber()
    expect(checkoutId).toBeTruthy()
    await live('end')
    const payload = events()[0] ?? ''
    const now = Math.floor(Date.now() / 1000)
    const sign = (over: object) =>
      webhooks.generateTestHeaderString({ payload, secret, timestamp: now, ...over })
    const good = sign({})
    expect(await payments.readEvent(payload, good)).toMatchObject({
      type: 'customer.subscription.deleted',
    })
    expect(await payments.readEvent(payload, sign({ timestamp: now - 290 }))).toBeTruthy()
    for (const [body, signature] of [
      [payload, sign({ timestamp: now - 310 })],
      [payload, sign({ secret: 'whsec_another' })],
      [`${payload} `, good],
      [payload.replace('"livemode":false', '"livemode":true'), good],
      [payload, good.replace('v1=', 'v0=')],
      [payload, 't=,v1='],
      [payload, 'nonsense'],
      [payload, ''],
      ['', good],
    ] as const)
      await expect(payments.readEvent(body, signature)).rejects.toThrow(BadPaymentSignature)
  })
})
