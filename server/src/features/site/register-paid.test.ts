import { RegistrationReply } from '@towline/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type StripeStandIn,
  startStripeStandIn,
} from '../../providers/payments/testing/stripe-stand-in.ts'
import { eachEngine } from '../../testing/database.ts'
import { type Product, startProduct } from '../../testing/product.ts'
import { paidBasic, paidForm, signUp, stripeSettings } from '../billing/testing/test-payments.ts'

const HOUR = 3600 * 1000

eachEngine('signing up for the plan', (database) => {
  let stripe: StripeStandIn
  let product: Product
  let now: number
  beforeEach(async () => {
    stripe = await startStripeStandIn()
    now = Date.now()
    stripe.state.now = () => now
    const environment = { ...stripeSettings(stripe), TRUST_PROXY: '127.0.0.1' }
    product = await startProduct(database.db, environment, () => now)
  })
  afterEach(async () => {
    await product.stop()
    await stripe.stop()
  })

  const rows = (table: 'company' | 'employee' | 'vendor' | 'checkout' | 'audit') =>
    database.db.asSystem((tx) => tx.selectFrom(table).selectAll().execute())
  const replyOf = async (answer: Response) => {
    expect(answer.status).toBe(200)
    return RegistrationReply.parse(await answer.json())
  }
  const openAtStripe = () =>
    [...stripe.state.sessions.values()].filter(({ status }) => status === 'open')

  it('makes a company that is not open yet, its manager, its placeholder and one checkout', async () => {
    const made = await replyOf(await signUp(product))
    expect(made).toMatchObject({ companyId: '', twilioPhoneNumber: '', status: 'ok' })
    expect(made.checkoutUrl).toBe(`https://checkout.stripe.test/c/pay/${made.sessionId}`)
    const [company] = await rows('company')
    expect(company).toMatchObject({
      name: 'Paid Towing',
      plan_type: 'paid',
      plan_id: '200',
      call_allowance: 500,
      agent_number: null,
      opened_at: null,
      trial_ends_at: null,
      city: 'Frisco',
    })
    expect(await rows('vendor')).toHaveLength(1)
    expect(await rows('checkout')).toMatchObject([
      { id: made.sessionId, company_id: company?.id, status: 'open' },
    ])
    const user = await product.call('GET', '/towline/admin/authenticate', { basic: paidBasic })
    expect(await user.json()).toMatchObject({ companyId: company?.id, roles: expect.any(Array) })
  })

  it('is at the price of the server, with the way back to our own pages', async () => {
    await signUp(product, { priceId: 'price_one_cent' })
    const [asked] = stripe.state.asked
    expect(asked?.form).toMatchObject({
      'line_items[0][price]': stripe.priceId,
      customer_email: paidForm.email,
      success_url: `${product.url}/register/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${product.url}/register?checkout=cancelled`,
    })
    expect(JSON.stringify(asked)).not.toContain('price_one_cent')
    const unknown = await signUp(product, { planId: '999', email: 'b@x.example' })
    expect(unknown.status).toBe(400)
    expect(await unknown.json()).toMatchObject({ fields: { planId: 'Choose one of our plans' } })
    expect((await signUp(product, { planId: '100', email: 'b@x.example' })).status).toBe(400)
  })

  it('answers the same checkout when Checkout is pressed again', async () => {
    const first = await replyOf(await signUp(product))
    now += 10 * 60 * 1000
    expect(await replyOf(await signUp(product))).toEqual(first)
    expect(await replyOf(await signUp(product, { email: 'PAT@Paid-Towing.example' }))).toEqual(
      first,
    )
    for (const table of ['company', 'employee', 'vendor', 'checkout'] as const)
      expect(await rows(table)).toHaveLength(1)
    expect(stripe.state.sessions.size).toBe(1)
  })

  it('is one company with one open checkout when Checkout is pressed twice at the same moment', async () => {
    const [first, second] = await Promise.all([signUp(product), signUp(product)])
    expect(await replyOf(first)).toEqual(await replyOf(second))
    for (const table of ['company', 'employee', 'vendor', 'checkout', 'audit'] as const)
      expect(await rows(table)).toHaveLength(1)
    expect(openAtStripe()).toHaveLength(1)
  })

  it('leads to the login whoever has an account already, whatever they send', async () => {
    await signUp(product)
    const others = [
      { password: 'wrong horse', confirmPassword: 'wrong horse' },
      { planType: 'trial', planId: '100' },
    ]
    for (const change of others) {
      const refused = await signUp(product, change)
      expect(refused.status).toBe(409)
      expect(await refused.json()).toMatchObject({
        status: 'error',
        error: 'email_taken',
        message: expect.stringMatching(/Log in.*Forgot password/),
      })
    }
    now += HOUR + 1
    expect((await signUp(product)).status).toBe(409)
    expect(await rows('company')).toHaveLength(1)
    expect(stripe.state.sessions.size).toBe(1)
  })

  it('tells nobody which addresses have accounts, ten an hour aside', async () => {
    await signUp(product)
    const from = '203.0.113.77'
    for (let n = 0; n < 10; n++)
      expect((await signUp(product, { planType: 'trial', planId: '100' }, from)).status).toBe(409)
    expect((await signUp(product, {}, from)).status).toBe(429)
    expect((await signUp(product, { email: 'free@x.example' }, from)).status).toBe(429)
  })

  it('makes nothing and says so plainly when Stripe is down', async () => {
    // The official client asks twice.
    for (let n = 0; n < 2; n++) stripe.state.faults.push({ on: /sessions/, as: 'down' })
    const answer = await signUp(product)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      status: 'error',
      error: 'unavailable',
      message: expect.stringContaining('Nothing was charged. Try again in a few minutes.'),
    })
    for (const table of ['company', 'employee', 'vendor', 'checkout', 'audit'] as const)
      expect(await rows(table)).toEqual([])
    expect((await replyOf(await signUp(product))).sessionId).toMatch(/^cs_test_/)
  })

  it('closes the checkout when the company cannot be stored', async () => {
    await database.db.raw('alter table vendor add constraint nothing check (false) not valid')
    try {
      expect((await signUp(product)).status).toBe(500)
    } finally {
      await database.db.raw('alter table vendor drop constraint nothing')
    }
    expect(await rows('company')).toEqual([])
    expect(stripe.state.sessions.size).toBe(1)
    expect(openAtStripe()).toEqual([])
    expect((await replyOf(await signUp(product))).status).toBe('ok')
  })

  it('is resumed from inside by whoever left the checkout, and by nobody else', async () => {
    const { sessionId } = await replyOf(await signUp(product))
    const resume = (basic = paidBasic) =>
      product.call('POST', '/towline/subscription/checkout', { basic })
    expect(await (await resume()).json()).toMatchObject({ sessionId })
    expect((await resume('nobody@x.example:wrong')).status).toBe(401)
    now += 25 * HOUR
    const next = Object(await (await resume()).json())
    expect(next.sessionId).not.toBe(sessionId)
    for (let n = 0; n < 2; n++) stripe.state.faults.push({ on: /sessions/, as: 500 })
    expect((await resume()).status).toBe(503)
  })

  it('opens one checkout when two of the company press at the same moment', async () => {
    await signUp(product)
    now += 25 * HOUR
    const press = () => product.call('POST', '/towline/subscription/checkout', { basic: paidBasic })
    const [first, second] = await Promise.all([press(), press()])
    expect(await first.json()).toEqual(await second.json())
    await product.app.tasks.idle()
    expect(openAtStripe().filter(({ created }) => created * 1000 > now - HOUR)).toHaveLength(1)
  })
})
