import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Payments } from '../../providers/payments/index.ts'
import { eachEngine } from '../../testing/database.ts'
import { settlePayment } from './settle-payment.ts'
import {
  mailsTo,
  openShop,
  paidBasic,
  paidForm,
  type Shop,
  signedUp,
  subscriptionOf,
} from './testing/test-payments.ts'

/** Others may be at work on the machine. */

eachEngine('two looks at the provider at once', (database) => {
  let shop: Shop
  let subscriptionId: string
  let real: Payments
  beforeEach(async () => {
    shop = await openShop(database.db, 'the sandbox')
    real = { ...shop.product.app.payments }
    const { sessionId } = await signedUp(shop.product)
    await shop.till.pay(sessionId)
    await shop.product.app.tasks.idle()
    const read = await real.readCheckout(sessionId)
    subscriptionId = read?.subscription ?? ''
  })
  afterEach(() => shop.stop())

  const status = async () => (await subscriptionOf(shop.product)).status
  const settle = () =>
    database.db.asSystem((tx) =>
      shop.product.app.tasks.enqueue(tx, settlePayment, { checkoutId: null, subscriptionId }),
    )

  /** The next reading sees what holds now, or this, and is told only when the answer is let go. */
  function slowReading(instead: object = {}): { begun: Promise<void>; letGo: () => void } {
    const [begun, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    shop.product.app.payments = {
      ...real,
      readSubscription: async (id) => {
        shop.product.app.payments = real
        const seen = await real.readSubscription(id)
        begun.resolve()
        await gone.promise
        return seen && { ...seen, ...instead }
      },
    }
    return { begun: begun.promise, letGo: gone.resolve }
  }

  it('keep what the later one saw, when the earlier one comes home last', async () => {
    const slow = slowReading()
    await settle()
    await slow.begun
    await shop.till.live(paidBasic, 'fail')
    await vi.waitFor(async () => expect(await status()).toBe('past_due'))
    slow.letGo()
    await shop.product.app.tasks.idle()
    expect(await status()).toBe('past_due')
  })

  it('leave it to the later one, when the earlier one comes home first', async () => {
    const earlier = slowReading({ status: 'past_due' })
    await settle()
    await earlier.begun
    const later = slowReading()
    await settle()
    await later.begun
    earlier.letGo()
    later.letGo()
    await shop.product.app.tasks.idle()
    expect(await status()).toBe('active')
    // Had the earlier one been stored for a moment, its managers would have been told of it.
    expect(await mailsTo(database.db, paidForm.email)).toEqual([
      expect.stringContaining("your agent's number"),
    ])
  })

  it('are finished by another try when the later one could not read', async () => {
    const slow = slowReading()
    await settle()
    await slow.begun
    let failures = 0
    shop.product.app.payments = {
      ...real,
      readSubscription: async (id) => {
        if (failures++ === 0) throw new Error('no network')
        return real.readSubscription(id)
      },
    }
    await shop.till.live(paidBasic, 'fail')
    await vi.waitFor(() => expect(failures).toBeGreaterThan(0))
    slow.letGo()
    await vi.waitFor(async () => expect(await status()).toBe('past_due'))
    await shop.product.app.tasks.idle()
  })
})
