import { CheckoutState } from '@towline/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type StripeStandIn,
  startStripeStandIn,
} from '../../providers/payments/testing/stripe-stand-in.ts'
import { eachEngine } from '../../testing/database.ts'
import { type Product, startProduct } from '../../testing/product.ts'
import {
  mailsTo,
  paidForm,
  signedUp,
  stripeSettings,
  stripeSignature,
  subscriptionOf,
} from './testing/test-payments.ts'

eachEngine('what Stripe tells', (database) => {
  let stripe: StripeStandIn
  let product: Product
  beforeEach(async () => {
    stripe = await startStripeStandIn()
    product = await startProduct(database.db, {
      ...stripeSettings(stripe),
      TRUST_PROXY: '127.0.0.1',
    })
  })
  afterEach(async () => {
    await product.stop()
    await stripe.stop()
  })

  const idle = () => product.app.tasks.idle()
  /** From now on Stripe tells at once; until then its events are kept. */
  const connect = () => {
    stripe.state.webhookUrl = `${product.url}/towline/billing/webhook`
  }
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${product.url}/towline/billing/webhook`, { method: 'POST', body, headers })
  const signed = (body: string, { secret = stripe.webhookSecret, at = Date.now() } = {}) =>
    post(body, {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': stripeSignature(body, secret, at),
    })
  const stateOf = async (sessionId: string) =>
    CheckoutState.parse(await (await product.call('GET', `/towline/register/${sessionId}`)).json())
      .state
  const count = async (table: 'payment_event' | 'audit') =>
    (await database.db.asSystem((tx) => tx.selectFrom(table).selectAll().execute())).length
  async function paidUnheard(change: object = {}) {
    const { sessionId } = await signedUp(product, change)
    const { subscriptionId } = await stripe.pay(sessionId)
    return { sessionId, subscriptionId }
  }

  it('is answered once it is written down, and carried out once however often it comes', async () => {
    const { sessionId } = await paidUnheard()
    for (const body of [...stripe.state.events, ...stripe.state.events]) {
      const answer = await signed(body)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ received: true })
    }
    await idle()
    expect(await stateOf(sessionId)).toBe('ready')
    expect(await count('payment_event')).toBe(stripe.state.events.length)
    expect(await mailsTo(database.db, paidForm.email)).toHaveLength(1)
    const asked = stripe.state.asked.length
    for (const body of stripe.state.events) expect((await signed(body)).status).toBe(200)
    await idle()
    expect(stripe.state.asked).toHaveLength(asked)
  })

  it('comes to the same the other way round, and by any one of its events', async () => {
    const told = async (email: string, which: (events: string[]) => (string | undefined)[]) => {
      const before = stripe.state.events.length
      const { subscriptionId } = await paidUnheard({ email })
      await stripe.live(subscriptionId, 'fail')
      for (const body of which(stripe.state.events.slice(before)))
        expect((await signed(body ?? '')).status).toBe(200)
      await idle()
      return (await subscriptionOf(product, `${email}:${paidForm.password}`)).status
    }
    expect(await told('reverse@x.example', (events) => events.reverse())).toBe('past_due')
    for (const n of [0, 1, 2, 3, 4])
      expect(await told(`one-${n}@x.example`, (events) => [events[n]]), `event ${n}`).toBe(
        'past_due',
      )
    expect(stripe.state.events).toHaveLength(6 * 5)
  })

  it('opens the company also when only the subscription is told of', async () => {
    const { sessionId } = await paidUnheard()
    const ofSubscription = stripe.state.events.filter((body) => !body.includes('checkout.session'))
    for (const body of ofSubscription) expect((await signed(body)).status).toBe(200)
    await idle()
    expect(await stateOf(sessionId)).toBe('ready')
  })

  it('does not bring back what is over, when an old event comes late', async () => {
    connect()
    const { subscriptionId } = await paidUnheard()
    await idle()
    const late = stripe.state.events.map((body) => body.replaceAll('evt_', 'evt_late'))
    await stripe.live(subscriptionId, 'end')
    await idle()
    for (const body of late) expect((await signed(body)).status).toBe(200)
    await idle()
    expect(await subscriptionOf(product)).toMatchObject({ status: 'ended' })
    expect(await mailsTo(database.db, paidForm.email)).toHaveLength(2)
  })

  it('is refused when it is forged, old, or unsigned, and leaves nothing', async () => {
    await paidUnheard()
    const [body = ''] = stripe.state.events
    const type = { 'content-type': 'application/json' }
    const forged = [
      await signed(body, { secret: 'whsec_another' }),
      await signed(body, { at: Date.now() - 10 * 60 * 1000 }),
      await post(body, type),
      await post(body, { ...type, 'stripe-signature': '' }),
      await post(body, { ...type, 'stripe-signature': 't=1,v1=00' }),
      await post(body.replace('paid', 'void'), {
        ...type,
        'stripe-signature': stripeSignature(body, stripe.webhookSecret, Date.now()),
      }),
      await post('', { 'stripe-signature': stripeSignature('', stripe.webhookSecret, Date.now()) }),
    ]
    for (const answer of forged) {
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ error: 'bad_signature' })
    }
    await idle()
    expect(await count('payment_event')).toBe(0)
    expect(await subscriptionOf(product)).toMatchObject({ status: 'unpaid' })
  })

  it('is not read at all when it is far too large', async () => {
    const answer = await signed(JSON.stringify({ filler: 'x'.repeat(300 * 1024) }))
    expect(answer.status).toBe(413)
  })

  it('of an unknown checkout, of another kind, or without sense is harmless', async () => {
    await paidUnheard()
    const [completed = ''] = stripe.state.events
    const foreign = completed.replaceAll(/cs_test_\w+/g, `cs_test_${'f'.repeat(32)}`)
    const bodies = [
      foreign.replaceAll('evt_', 'evt_1').replaceAll(/sub_\w+/g, `sub_${'f'.repeat(32)}`),
      JSON.stringify({ id: 'evt_2', object: 'event', type: 'payout.paid', data: { object: {} } }),
    ]
    const audits = await count('audit')
    for (const body of bodies) expect((await signed(body)).status).toBe(200)
    await idle()
    expect(await count('audit')).toBe(audits)
    expect(await subscriptionOf(product)).toMatchObject({ status: 'unpaid' })
  })

  it('never gives one company what another has paid', async () => {
    const { sessionId, subscriptionId } = await paidUnheard()
    const other = { email: 'other@x.example', companyName: 'Other Towing' }
    const unpaid = await signedUp(product, other)
    const theirBasic = `${other.email}:${paidForm.password}`
    const { id } = Object(
      await (await product.call('GET', '/towline/company', { basic: theirBasic })).json(),
    )
    // The subscription claims the other company; its checkout was ours.
    const account = stripe.state.accounts.get(subscriptionId)
    if (!account) throw new Error('nothing was subscribed to')
    account.subscription.metadata = Object.fromEntries(
      Object.keys(account.subscription.metadata).map((key) => [key, id]),
    )
    for (const body of stripe.state.events) expect((await signed(body)).status).toBe(200)
    await idle()
    expect(await stateOf(unpaid.sessionId)).toBe('open')
    expect(await subscriptionOf(product, theirBasic)).toMatchObject({ status: 'unpaid' })
    expect(await stateOf(sessionId)).toBe('ready')
  })

  it('is looked into again when Stripe cannot be read at that moment', async () => {
    const { sessionId } = await paidUnheard()
    const [completed = ''] = stripe.state.events
    // The official client asks twice.
    for (let n = 0; n < 2; n++) stripe.state.faults.push({ on: /^GET/, as: 500 })
    expect((await signed(completed)).status).toBe(200)
    await idle()
    expect(await stateOf(sessionId)).toBe('open')
    await database.db.raw(`update pgboss.job set start_after = now() where state = 'retry'`)
    await idle()
    expect(await stateOf(sessionId)).toBe('ready')
  })

  it('is not needed to know that nobody paid in time', async () => {
    const { sessionId } = await signedUp(product)
    await stripe.runOut(sessionId)
    await database.db.raw(`update pgboss.job set start_after = now() where state = 'created'`)
    await idle()
    expect(await stateOf(sessionId)).toBe('expired')
  })

  it('is not needed to be served: somebody looks a while after the checkout was opened', async () => {
    const { sessionId } = await paidUnheard()
    await database.db.raw(`update pgboss.job set start_after = now() where state = 'created'`)
    await idle()
    expect(await stateOf(sessionId)).toBe('ready')
  })
})
