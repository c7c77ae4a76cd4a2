import { afterEach, describe, expect, it } from 'vitest'
import type { NewCardPayment } from './card-payments.port.ts'
import { type Payments, PaymentsRefused } from './payments.port.ts'
import { sandboxPayments } from './sandbox.ts'
import { stripePayments } from './stripe.ts'
import { webhooks } from './stripe-client.ts'
import { memoryStore } from './testing/memory-store.ts'
import { startStripeStandIn } from './testing/stripe-stand-in.ts'

/** A provider whose customers pay by card, with its calendar to be played. */
type Till = {
  payments: Payments
  /** What its events of a company's own account are signed with. */
  secret: string
  pay: (id: string) => Promise<unknown>
  /** Pays, and disputes it at the bank. */
  payDisputed: (id: string) => Promise<unknown>
  events: () => string[]
  wait: (hours: number) => void
  stop: () => Promise<void>
}

const START = Date.UTC(2026, 10, 23, 12)
const HOUR = 3600 * 1000
const ACCOUNT = 'acct_lonestar'
const NOBODYS = { id: `cs_test_${'0'.repeat(32)}`, account: ACCOUNT }

async function stripe(): Promise<Till> {
  const standIn = await startStripeStandIn()
  let now = START
  standIn.state.now = () => now
  standIn.state.connected.add(ACCOUNT)
  standIn.state.connected.add('acct_other')
  const { secretKey, webhookSecret, connectWebhookSecret, priceId, url: apiUrl } = standIn
  const takesOnOwn = true
  return {
    payments: stripePayments({
      secretKey,
      webhookSecret,
      connectWebhookSecret,
      priceId,
      apiUrl,
      takesOnOwn,
    }),
    secret: connectWebhookSecret,
    pay: standIn.payCard,
    payDisputed: async (id) => {
      await standIn.payCard(id)
      await standIn.disputeCard(id)
    },
    events: () => standIn.state.events,
    wait: (hours) => {
      now += hours * HOUR
      if (hours >= 24) for (const id of standIn.state.cards.keys()) void standIn.runOut(id)
    },
    stop: standIn.stop,
  }
}

async function sandbox(): Promise<Till> {
  let now = START
  const store = memoryStore()
  const secret = 'whsec_the_secret_of_the_sandbox'
  const payments = sandboxPayments({
    secret,
    publicUrl: 'https://towline.test',
    store,
    now: () => now,
  })
  return {
    payments,
    secret,
    pay: async (id) => payments.pages?.payCheckout(id, { cardNumber: '4242424242424242' }),
    payDisputed: async (id) => payments.pages?.payCheckout(id, { cardNumber: '4000000000000259' }),
    events: () => store.sent,
    wait: (hours) => {
      now += hours * HOUR
    },
    stop: async () => {},
  }
}

const wanted: NewCardPayment = {
  companyId: '019a0000-0000-7000-8000-00000000000a',
  companyName: 'Lone Star Towing',
  invoiceId: '019a0000-0000-7000-8000-00000000000b',
  account: ACCOUNT,
  amountCents: 18_950,
  tipCents: 1_000,
  description: 'Invoice 1001',
  email: 'pat@example.com',
  successUrl: 'https://towline.test/pay/x?paid=1',
  cancelUrl: 'https://towline.test/pay/x',
  idempotencyKey: 'card-1',
}

describe.each([
  ['Stripe', stripe],
  ['the sandbox', sandbox],
])('card payments by %s', (_, open) => {
  const opened: Till[] = []
  const aTill = async () => {
    const till = await open()
    opened.push(till)
    return till
  }
  const aPaid = async (over: Partial<NewCardPayment> = {}) => {
    const till = await aTill()
    const { cards } = till.payments
    const { id, account } = await cards.openPayment({ ...wanted, ...over })
    await till.pay(id)
    const paid = await cards.readPayment({ id, account })
    return { ...till, cards, id, account, payment: paid?.payment ?? '' }
  }
  afterEach(async () => {
    for (const till of opened.splice(0)) await till.stop()
  })

  it('open a page for one sum and the tip, on the account of the company', async () => {
    const { cards } = (await aTill()).payments
    const made = await cards.openPayment(wanted)
    expect(made).toEqual({
      id: expect.stringMatching(/^cs_test_\w{22,}$/),
      account: ACCOUNT,
      companyId: wanted.companyId,
      invoiceId: wanted.invoiceId,
      url: expect.stringContaining(made.id),
      status: 'open',
      expiresAt: START + 24 * HOUR,
      amountCents: 18_950,
      tipCents: 1_000,
      payment: null,
      last4: '',
      refunds: [],
      disputes: [],
    })
    expect(await cards.readPayment(made)).toEqual(made)
    expect(await cards.readPayment({ id: made.id, account: 'acct_other' })).toBeNull()
    expect(await cards.readPayment({ id: made.id, account: '' })).toBeNull()
  })

  it('open one page for one key and account', async () => {
    const { cards } = (await aTill()).payments
    const [one, same] = await Promise.all([cards.openPayment(wanted), cards.openPayment(wanted)])
    expect(same.id).toBe(one.id)
    for (const over of [{ idempotencyKey: 'card-2' }, { account: 'acct_other' }, { account: '' }])
      expect((await cards.openPayment({ ...wanted, ...over })).id).not.toBe(one.id)
  })

  it('are on the own account of the installation where that was named', async () => {
    const { cards, id, events, payments, secret } = await aPaid({ account: '' })
    expect(await cards.readPayment({ id, account: '' })).toMatchObject({ status: 'paid' })
    const payload = events()[0] ?? ''
    const header = webhooks.generateTestHeaderString({ payload, secret })
    expect(await payments.readEvent(payload, header)).toMatchObject({ account: '' })
  })

  it('say what was paid and the end of the card', async () => {
    const { cards, id, account, pay } = await aPaid()
    expect(await cards.readPayment({ id, account })).toMatchObject({
      status: 'paid',
      url: '',
      amountCents: 18_950,
      tipCents: 1_000,
      last4: '4242',
      payment: expect.stringMatching(/^pi_\w+$/),
      refunds: [],
      disputes: [],
    })
    await expect(pay(id)).rejects.toThrow()
  })

  it('know nothing of what was never opened', async () => {
    const { cards } = (await aTill()).payments
    expect(await cards.readPayment(NOBODYS)).toBeNull()
    await expect(cards.expirePayment(NOBODYS)).resolves.toBeUndefined()
    await expect(
      cards.refund({ payment: 'pi_nobody', account: ACCOUNT, amountCents: 1, idempotencyKey: 'r' }),
    ).rejects.toThrow(PaymentsRefused)
  })

  it('close a page nobody is to pay any more, and leave a paid one as it is', async () => {
    const { payments, pay } = await aTill()
    const { cards } = payments
    const made = await cards.openPayment(wanted)
    await cards.expirePayment(made)
    await cards.expirePayment(made)
    expect(await cards.readPayment(made)).toMatchObject({ status: 'expired', url: '' })
    await expect(pay(made.id)).rejects.toThrow()
    const other = await cards.openPayment({ ...wanted, idempotencyKey: 'card-2' })
    await pay(other.id)
    await cards.expirePayment(other)
    expect(await cards.readPayment(other)).toMatchObject({ status: 'paid' })
  })

  it('end after a day', async () => {
    const { payments, wait } = await aTill()
    const made = await payments.cards.openPayment(wanted)
    wait(24)
    expect(await payments.cards.readPayment(made)).toMatchObject({ status: 'expired' })
  })

  it('give back a part, once for each key, and never more than came in', async () => {
    const { cards, id, account, payment } = await aPaid()
    const back = { payment, account, amountCents: 5_000, idempotencyKey: 'refund-1' }
    const [one, same] = [await cards.refund(back), await cards.refund(back)]
    expect(one).toEqual({
      id: expect.stringMatching(/^re_\w+$/),
      amountCents: 5_000,
      key: 'refund-1',
      hasFailed: false,
    })
    expect(same.id).toBe(one.id)
    const rest = { ...back, amountCents: 14_950, idempotencyKey: 'refund-2' }
    await expect(cards.refund({ ...rest, amountCents: 14_951 })).rejects.toThrow(PaymentsRefused)
    const other = await cards.refund({ ...rest, idempotencyKey: 'refund-3' })
    const { refunds } = (await cards.readPayment({ id, account })) ?? {}
    expect(refunds?.map((refund) => refund.id).sort()).toEqual([one.id, other.id].sort())
  })

  it('give back nothing of another account', async () => {
    const { cards, payment } = await aPaid()
    const back = { payment, account: 'acct_other', amountCents: 100, idempotencyKey: 'refund-1' }
    await expect(cards.refund(back)).rejects.toThrow(PaymentsRefused)
  })

  it('say in their events where to look, and whose account it is', async () => {
    const { cards, id, account, payment, payments, events, secret } = await aPaid()
    const other = await cards.openPayment({ ...wanted, idempotencyKey: 'card-2' })
    await cards.expirePayment(other)
    await cards.refund({ payment, account, amountCents: 100, idempotencyKey: 'refund-1' })
    const read = await Promise.all(
      events().map((payload) =>
        payments.readEvent(payload, webhooks.generateTestHeaderString({ payload, secret })),
      ),
    )
    const nothing = { checkoutId: null, subscriptionId: null, account: ACCOUNT }
    expect(read).toMatchObject([
      { type: 'checkout.session.completed', ...nothing, cardPaymentId: id, payment: null },
      { type: 'checkout.session.expired', ...nothing, cardPaymentId: other.id, payment: null },
      { type: 'charge.refunded', ...nothing, cardPaymentId: null, payment },
    ])
  })

  it('say what a customer disputed, which the bank took back', async () => {
    const { payments, payDisputed, events, secret } = await aTill()
    const { cards } = payments
    const { id, account } = await cards.openPayment(wanted)
    await payDisputed(id)
    expect(await cards.readPayment({ id, account })).toMatchObject({
      status: 'paid',
      disputes: [
        {
          id: expect.stringMatching(/^du_\w+$/),
          amountCents: 19_950,
          status: 'open',
          reason: 'fraudulent',
          answerBy: START + 240 * HOUR,
        },
      ],
    })
    const told = events().at(-1) ?? ''
    const header = webhooks.generateTestHeaderString({ payload: told, secret })
    const payment = expect.stringMatching(/^pi_/)
    expect(await payments.readEvent(told, header)).toMatchObject({ account, payment })
  })

  it('take no payment of another mode for money', async () => {
    const { payments, events, secret } = await aPaid()
    const payload = (events()[0] ?? '').replace('"livemode":false', '"livemode":true')
    const header = webhooks.generateTestHeaderString({ payload, secret })
    expect(await payments.readEvent(payload, header)).toMatchObject({
      checkoutId: null,
      cardPaymentId: null,
      payment: null,
    })
  })
})

describe('card payments at Stripe', () => {
  it('ask for nothing but the sum and the tip, by card, and say what they are for', async () => {
    const standIn = await startStripeStandIn()
    const { secretKey, webhookSecret, priceId, url: apiUrl, state } = standIn
    state.connected.add(ACCOUNT)
    const { cards } = stripePayments({ secretKey, webhookSecret, priceId, apiUrl })
    await cards.openPayment(wanted)
    const about = { companyId: wanted.companyId, invoiceId: wanted.invoiceId, tipCents: '1000' }
    const under = (place: string) =>
      Object.fromEntries(Object.entries(about).map(([key, value]) => [`${place}[${key}]`, value]))
    expect(state.asked).toEqual([
      {
        what: 'POST /checkout/sessions',
        form: {
          account: ACCOUNT,
          mode: 'payment',
          'line_items[0][price_data][currency]': 'usd',
          'line_items[0][price_data][product_data][name]': 'Invoice 1001',
          'line_items[0][price_data][unit_amount]': '18950',
          'line_items[0][quantity]': '1',
          'line_items[1][price_data][currency]': 'usd',
          'line_items[1][price_data][product_data][name]': 'Tip',
          'line_items[1][price_data][unit_amount]': '1000',
          'line_items[1][quantity]': '1',
          'allowed_payment_method_types[0]': 'card',
          client_reference_id: wanted.companyId,
          customer_email: wanted.email,
          'payment_intent_data[description]': 'Invoice 1001',
          ...under('metadata'),
          ...under('payment_intent_data[metadata]'),
          success_url: wanted.successUrl,
          cancel_url: wanted.cancelUrl,
        },
      },
    ])
    await standIn.stop()
  })

  it('can be had on connected accounts alone, unless the installation takes them itself', async () => {
    const standIn = await startStripeStandIn()
    const { secretKey, webhookSecret, priceId, url: apiUrl } = standIn
    const given = { secretKey, webhookSecret, priceId, apiUrl }
    const connected = stripePayments(given).cards
    expect([connected.canTake(''), connected.canTake(ACCOUNT)]).toEqual([false, true])
    expect(stripePayments({ ...given, takesOnOwn: true }).cards.canTake('')).toBe(true)
    await expect(connected.openPayment(wanted)).rejects.toThrow(PaymentsRefused)
    await standIn.stop()
  })

  it('show a refund that the bank sent back', async () => {
    const standIn = await startStripeStandIn()
    const { secretKey, webhookSecret, priceId, url: apiUrl } = standIn
    const { cards } = stripePayments({ secretKey, webhookSecret, priceId, apiUrl })
    const made = await cards.openPayment({ ...wanted, account: '' })
    await standIn.payCard(made.id)
    await standIn.refundCard(made.id, 18_950)
    expect((await cards.readPayment(made))?.refunds).toMatchObject([
      { amountCents: 18_950, key: '', hasFailed: false },
    ])
    await standIn.failRefund(made.id)
    expect((await cards.readPayment(made))?.refunds).toMatchObject([{ hasFailed: true }])
    await standIn.stop()
  })
})
