import { CheckoutState, Company, OpenCheckout } from '@towline/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eachEngine } from '../../testing/database.ts'
import { listen } from '../../testing/listen.ts'
import {
  mailsTo,
  openShop,
  paidBasic,
  paidForm,
  paymentProviders,
  type Shop,
  signedUp,
  subscriptionOf,
} from './testing/test-payments.ts'

const MONTH = 28 * 24 * 3600 * 1000

/** Others may be at work on the machine. */

eachEngine('a company that pays', (database) => {
  describe.each(paymentProviders)('by %s', (name) => {
    let shop: Shop
    beforeEach(async () => {
      shop = await openShop(database.db, name)
    })
    afterEach(() => shop.stop())

    const idle = () => shop.product.app.tasks.idle()
    const stateOf = async (sessionId: string) => {
      const answer = await shop.product.call('GET', `/towline/register/${sessionId}`)
      return CheckoutState.strict().parse(await answer.json())
    }
    const company = async () =>
      Company.parse(
        await (await shop.product.call('GET', '/towline/company', { basic: paidBasic })).json(),
      )
    const subscription = () => subscriptionOf(shop.product)
    const openCheckout = () =>
      shop.product.call('POST', '/towline/subscription/checkout', { basic: paidBasic })
    const live = async (action: Parameters<Shop['till']['live']>[1]) => {
      await shop.till.live(paidBasic, action)
      await idle()
    }
    async function paid(): Promise<string> {
      const { sessionId } = await signedUp(shop.product)
      await shop.till.pay(sessionId)
      await idle()
      return sessionId
    }

    it('opens with its number once the provider says paid, and is welcomed', async () => {
      const { sessionId, checkoutUrl } = await signedUp(shop.product)
      expect(checkoutUrl).toMatch(/^https?:\/\//)
      expect(await stateOf(sessionId)).toEqual({
        state: 'open',
        companyName: 'Paid Towing',
        checkoutUrl,
        twilioPhoneNumber: '',
      })
      expect(await company()).toMatchObject({ standing: 'unpaid', twilioPhoneNumber: '' })
      expect(await mailsTo(database.db, paidForm.email)).toEqual([])

      await shop.till.pay(sessionId)
      await idle()
      const number = (await company()).twilioPhoneNumber
      expect(number).toMatch(/^469\d{7}$/)
      expect(await stateOf(sessionId)).toEqual({
        state: 'ready',
        companyName: 'Paid Towing',
        checkoutUrl: '',
        twilioPhoneNumber: `1${number}`,
      })
      const now = await subscription()
      expect(now).toMatchObject({
        status: 'active',
        price: 599,
        allowance: 500,
        trialEndsAt: 0,
        hasPortal: true,
        endsAt: 0,
        paymentFailedAt: 0,
      })
      expect(now.renewsAt).toBeGreaterThan(Date.now() + MONTH - 60_000)
      expect(await mailsTo(database.db, paidForm.email)).toEqual([
        expect.stringContaining("your agent's number is (469) 555-01"),
      ])
    })

    it('is renewed, is past due and still served, recovers, is cancelled and resumed, and ends', async () => {
      await paid()
      const first = await subscription()
      await live('renew')
      const second = await subscription()
      expect(second.renewsAt).toBeGreaterThan(first.renewsAt)

      await live('fail')
      const failed = await subscription()
      expect(failed).toMatchObject({ status: 'past_due', endsAt: 0 })
      expect(failed.paymentFailedAt).toBeGreaterThan(Date.now() - 60_000)
      await live('fail')
      expect((await subscription()).paymentFailedAt).toBe(failed.paymentFailedAt)
      await live('card')
      expect(await subscription()).toMatchObject({ status: 'active', paymentFailedAt: 0 })

      await live('cancel')
      const cancelled = await subscription()
      expect(cancelled).toMatchObject({ status: 'active', renewsAt: 0 })
      expect(cancelled.endsAt).toBeGreaterThan(Date.now() + MONTH)
      await live('resume')
      expect(await subscription()).toMatchObject({ status: 'active', endsAt: 0 })
      await live('end')
      expect(await subscription()).toMatchObject({ status: 'ended', renewsAt: 0, hasPortal: true })
      expect((await company()).standing).toBe('ended')
      expect(await mailsTo(database.db, paidForm.email)).toEqual([
        expect.stringContaining("your agent's number"),
        "The payment for Paid Towing didn't go through",
        expect.stringContaining('The subscription for Paid Towing ends on '),
        'The subscription for Paid Towing has ended',
      ])
    })

    it('comes back with the same number when it subscribes again', async () => {
      await paid()
      const { twilioPhoneNumber } = await company()
      expect((await openCheckout()).status).toBe(409)
      await live('end')
      const { sessionId } = OpenCheckout.parse(await (await openCheckout()).json())
      expect(OpenCheckout.parse(await (await openCheckout()).json()).sessionId).toBe(sessionId)
      await shop.till.pay(sessionId)
      await idle()
      expect(await subscription()).toMatchObject({ status: 'active', endsAt: 0 })
      expect((await company()).twilioPhoneNumber).toBe(twilioPhoneNumber)
      const { rows } = await database.db.raw(
        'select count(distinct subscription)::int as paid from checkout',
      )
      expect(rows).toEqual([{ paid: 2 }])
      expect((await mailsTo(database.db, paidForm.email)).at(-1)).toBe(
        'The subscription for Paid Towing has started',
      )
    })

    it('keeps its number and its people when it was on trial before', async () => {
      const { basic, number, email } = await shop.product.company('Trial Towing')
      const portal = () => shop.product.call('POST', '/towline/subscription/portal', { basic })
      expect((await portal()).status).toBe(404)
      const opened = await shop.product.call('POST', '/towline/subscription/checkout', { basic })
      const { sessionId } = OpenCheckout.parse(await opened.json())
      expect((await stateOf(sessionId)).state).toBe('open')
      expect((await subscriptionOf(shop.product, basic)).status).toBe('trial')
      await shop.till.pay(sessionId)
      await idle()
      expect(await stateOf(sessionId)).toMatchObject({
        state: 'ready',
        twilioPhoneNumber: number.slice(1),
      })
      expect(await subscriptionOf(shop.product, basic)).toMatchObject({
        status: 'active',
        price: 599,
        allowance: 500,
        trialEndsAt: 0,
      })
      const { url } = Object(await (await portal()).json())
      expect(url).toMatch(/^https?:\/\//)
      expect(await mailsTo(database.db, email)).toEqual([
        'The subscription for Trial Towing has started',
      ])
    })

    it('hears live that it stands otherwise', async () => {
      const { sessionId } = await signedUp(shop.product)
      const { id } = await company()
      const desk = await listen(shop.product.url, `/topic/company/${id}/profile`, {
        authorization: `Basic ${Buffer.from(paidBasic).toString('base64')}`,
      })
      await shop.till.pay(sessionId)
      await idle()
      // When it is paid, and when it has its number.
      await vi.waitFor(() => expect(desk.heard.length).toBeGreaterThan(1))
      for (const turn of ['fail', 'card'] as const) {
        const before = desk.heard.length
        await live(turn)
        await vi.waitFor(() => expect(desk.heard.length).toBeGreaterThan(before))
      }
    })

    it('is no two companies, and nobody pays twice: another open checkout is closed', async () => {
      const { sessionId } = await signedUp(shop.product)
      const left = OpenCheckout.parse(await (await openCheckout()).json())
      expect(left.sessionId).toBe(sessionId)
      // As one that was opened elsewhere at the same moment.
      await database.db.raw(`update checkout set expires_at = now()`)
      const other = OpenCheckout.parse(await (await openCheckout()).json())
      expect(other.sessionId).not.toBe(sessionId)
      await shop.till.pay(other.sessionId)
      await idle()
      expect(await stateOf(other.sessionId)).toMatchObject({ state: 'ready' })
      await idle()
      expect(await stateOf(sessionId)).toMatchObject({ state: 'expired', checkoutUrl: '' })
      await expect(shop.till.pay(sessionId)).rejects.toThrow()
    })
  })
})
