import { type SandboxCard, SandboxPortal, type SandboxPortalAction } from '@towline/contract'
import { sql } from 'kysely'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { startStripeStandIn } from '../../providers/payments/testing/stripe-stand-in.ts'
import { eachEngine, testDatabase } from '../../testing/database.ts'
import { startProduct } from '../../testing/product.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import {
  paidBasic,
  paidForm,
  signedUp,
  stripeSettings,
  subscriptionOf,
} from './testing/test-payments.ts'

const goodCard: z.input<typeof SandboxCard> = {
  cardNumber: '4242 4242 4242 4242',
  expiry: '04/30',
  cvc: '123',
}
const HOUR = 3600 * 1000

eachEngine('the pages of the test checkout', (database) => {
  let now = Date.now()
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = Date.now()
  })

  const read = (id: string) => product.call('GET', `/towline/sandbox/checkout/${id}`)
  const pay = (id: string, change: object = {}) =>
    product.call('POST', `/towline/sandbox/checkout/${id}`, { body: { ...goodCard, ...change } })
  const use = (id: string, body: object) =>
    product.call('POST', `/towline/sandbox/portal/${id}`, { body })
  const act = async (id: string, action: SandboxPortalAction) =>
    SandboxPortal.strict().parse(await (await use(id, { action, card: goodCard })).json())
  /** What came in by the webhook, in its order. */
  async function received(): Promise<string[]> {
    await product.app.tasks.idle()
    const { rows } = await database.db.asSystem((tx) =>
      sql<{
        type: string
      }>`select type from payment_event order by received_at, xmin::text::bigint`.execute(tx),
    )
    return rows.map(({ type }) => type)
  }
  async function paidPortal(): Promise<string> {
    const { sessionId } = await signedUp(product)
    expect((await pay(sessionId)).status).toBe(200)
    await product.app.tasks.idle()
    const opened = await product.call('POST', '/towline/subscription/portal', { basic: paidBasic })
    const { url } = z.object({ url: z.string() }).parse(await opened.json())
    expect(url).toMatch(new RegExp(`^${product.url}/sandbox/portal/bps_[0-9a-f]{32}$`))
    return url.split('/').at(-1) ?? ''
  }

  it('show what is to be paid, and bring back who has paid', async () => {
    const { sessionId, checkoutUrl } = await signedUp(product)
    expect(checkoutUrl).toBe(`${product.url}/sandbox/checkout/${sessionId}`)
    const answer = await read(sessionId)
    expect(await answer.json()).toEqual({
      kind: 'subscription',
      status: 'open',
      companyName: paidForm.companyName,
      email: paidForm.email,
      planName: 'Smart Dispatch',
      price: 599,
      successUrl: `${product.url}/register/success?session_id=${sessionId}`,
      cancelUrl: expect.stringContaining(product.url),
    })
    const paid = await pay(sessionId)
    expect(await paid.json()).toEqual({
      successUrl: `${product.url}/register/success?session_id=${sessionId}`,
    })
    expect(await (await read(sessionId)).json()).toMatchObject({ status: 'paid' })
    expect(await received()).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
    ])
  })

  it('take no card but the test card, and none that is half typed', async () => {
    const { sessionId } = await signedUp(product)
    for (const cardNumber of ['4000 0000 0000 0002', '5555555555554444', '4111-1111-1111-1111']) {
      const declined = await pay(sessionId, { cardNumber })
      expect(declined.status).toBe(402)
      expect(await declined.json()).toMatchObject({ error: 'card_declined' })
    }
    const half = await pay(sessionId, { cardNumber: '4242', expiry: '13/30', cvc: '' })
    expect(half.status).toBe(400)
    const { fields } = z
      .object({ fields: z.record(z.string(), z.string()) })
      .parse(await half.json())
    expect(Object.keys(fields).sort()).toEqual(['cardNumber', 'cvc', 'expiry'])
    expect(await received()).toEqual([])
    expect(await (await read(sessionId)).json()).toMatchObject({ status: 'open' })
  })

  it('take the money once, however often and fast it is pressed', async () => {
    const { sessionId } = await signedUp(product)
    const answers = await Promise.all([pay(sessionId), pay(sessionId), pay(sessionId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
    expect(await received()).toHaveLength(3)
  })

  it('are over after a day', async () => {
    const { sessionId } = await signedUp(product)
    now += 24 * HOUR
    expect(await (await read(sessionId)).json()).toMatchObject({ status: 'expired' })
    expect((await pay(sessionId)).status).toBe(410)
    expect(await received()).toEqual(['checkout.session.expired'])
  })

  it('know nothing of ids that were never given out', async () => {
    for (const path of ['checkout', 'portal']) {
      const address = `/towline/sandbox/${path}/${'x'.repeat(30)}`
      expect((await product.call('GET', address)).status).toBe(404)
      const body = path === 'portal' ? { action: 'renew' } : goodCard
      expect((await product.call('POST', address, { body })).status).toBe(404)
    }
    const portal = await paidPortal()
    expect((await read(portal)).status).toBe(404)
    expect((await use(portal.replace('bps_', 'sub_'), { action: 'end' })).status).toBe(404)
  })

  it('play the calendar in the billing portal, and tell of all that happens', async () => {
    const portal = await paidPortal()
    const first = await product.call('GET', `/towline/sandbox/portal/${portal}`)
    const begun = SandboxPortal.strict().parse(await first.json())
    expect(begun).toMatchObject({
      companyName: paidForm.companyName,
      planName: 'Smart Dispatch',
      price: 599,
      status: 'active',
      cardEnding: '4242',
      cancelAtPeriodEnd: false,
      invoices: [{ amount: 599, status: 'paid' }],
      returnUrl: expect.stringContaining(product.url),
    })
    expect(await act(portal, 'cancel')).toMatchObject({ cancelAtPeriodEnd: true })
    expect(await act(portal, 'resume')).toMatchObject({ cancelAtPeriodEnd: false })
    const renewed = await act(portal, 'renew')
    expect(renewed.currentPeriodEnd).toBeGreaterThan(begun.currentPeriodEnd + 27 * 24 * HOUR)
    const failed = await act(portal, 'fail')
    expect(failed).toMatchObject({
      status: 'past_due',
      currentPeriodEnd: renewed.currentPeriodEnd,
      invoices: [{ status: 'open' }, { status: 'paid' }, { status: 'paid' }],
    })
    const bad = await use(portal, {
      action: 'card',
      card: { ...goodCard, cardNumber: '4000000000000002' },
    })
    expect(await bad.json()).toMatchObject({ error: 'card_declined' })
    expect(await act(portal, 'card')).toMatchObject({ status: 'active' })
    expect(await act(portal, 'end')).toMatchObject({ status: 'canceled' })
    expect(await act(portal, 'renew')).toMatchObject({ status: 'canceled' })
    const types = await received()
    expect(types.slice(0, 3)).toContain('checkout.session.completed')
    expect(types.slice(3).sort()).toEqual([
      'customer.subscription.deleted',
      ...Array.from({ length: 5 }, () => 'customer.subscription.updated'),
      'invoice.paid',
      'invoice.paid',
      'invoice.payment_failed',
    ])
  })

  it('ask for a card where one is to be changed', async () => {
    const portal = await paidPortal()
    const answer = await use(portal, { action: 'card' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      fields: { 'card.cardNumber': 'Card number is required' },
    })
  })

  it('close the billing portal after an hour', async () => {
    const portal = await paidPortal()
    now += HOUR
    expect((await product.call('GET', `/towline/sandbox/portal/${portal}`)).status).toBe(404)
    expect((await use(portal, { action: 'end' })).status).toBe(404)
  })

  it('open the portal of the newest subscription', async () => {
    const portal = await paidPortal()
    await act(portal, 'end')
    await product.app.tasks.idle()
    now += HOUR
    const again = await product.call('POST', '/towline/subscription/checkout', { basic: paidBasic })
    const { sessionId } = z.object({ sessionId: z.string() }).parse(await again.json())
    await pay(sessionId)
    await product.app.tasks.idle()
    const opened = await product.call('POST', '/towline/subscription/portal', { basic: paidBasic })
    const { url } = z.object({ url: z.string() }).parse(await opened.json())
    const id = url.split('/').at(-1)
    expect(await (await product.call('GET', `/towline/sandbox/portal/${id}`)).json()).toMatchObject(
      { status: 'active', invoices: [{ status: 'paid' }] },
    )
  })
})

const database = testDatabase()

it('an event of the test checkout is sent by the next server when the first was cut off', async () => {
  const first = await startProduct(database.db)
  const { sessionId } = await signedUp(first)
  await first.stop()
  // What a process leaves behind that was killed right after the payment was stored.
  await first.app.payments.pages?.payCheckout(sessionId, { cardNumber: '4242424242424242' })
  const second = await startProduct(database.db)
  onTestFinished(second.stop)
  await vi.waitFor(async () =>
    expect(await subscriptionOf(second)).toMatchObject({ status: 'active', hasPortal: true }),
  )
})

it('the pages of the test checkout are not there when Stripe takes the money', async () => {
  const stripe = await startStripeStandIn()
  onTestFinished(stripe.stop)
  const product = await startProduct(database.db, stripeSettings(stripe))
  onTestFinished(product.stop)
  const { sessionId } = await signedUp(product)
  for (const path of [`checkout/${sessionId}`, `portal/bps_${'0'.repeat(32)}`]) {
    const address = `/towline/sandbox/${path}`
    expect((await product.call('GET', address)).status).toBe(404)
    const body = path.startsWith('portal') ? { action: 'renew' } : goodCard
    expect((await product.call('POST', address, { body })).status).toBe(404)
  }
})
