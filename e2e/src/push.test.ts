import { spawnReadyProduct } from '@towline/server/testing'
import { startPushService } from '@towline/server/testing/push-service'
import { describe, expect } from 'vitest'
import { card, logIn, openBoard } from './dashboard.ts'
import { journeysThrough, patiently } from './journey.ts'

const PHONE = { viewport: { width: 375, height: 812 } }
const bea = { email: 'bea@lonestar.example', password: 'towline-demo' }
const JOB = '2014 Ram 1500'

/** The product with a push service of its own. */
const journey = journeysThrough(async () => {
  const service = await startPushService()
  const product = await spawnReadyProduct({ PUSH_API_URL: service.url })
  const stop = async () => {
    await product.stop()
    await service.stop()
  }
  return { url: product.url, demo: product.demo, service, stop }
})

describe('a push', () => {
  journey(
    'of an offer reaches the worker of a phone whose page is elsewhere, and the server hears that it did',
    async ({ openWindow, product }) => {
      const { service } = product
      const phone = await openWindow(PHONE)
      await phone.context().grantPermissions(['notifications'], { origin: product.url })
      // A browser without a window has no push service of its own: the stand-in's takes its place.
      await phone.addInitScript((subscription) => {
        const own = {
          toJSON: () => subscription,
          endpoint: subscription.endpoint,
          unsubscribe: async () => true,
        }
        Object.defineProperty(Notification, 'permission', { get: () => 'default' })
        Object.assign(Notification, { requestPermission: async () => 'granted' })
        let held: unknown = null
        Object.assign(PushManager.prototype, {
          subscribe: async () => (held = own),
          getSubscription: async () => held,
        })
      }, service.subscription())
      const cdp = await phone.context().newCDPSession(phone)
      const registered = new Promise<string>((done) =>
        cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
          const [first] = registrations
          if (first) done(first.registrationId)
        }),
      )
      await cdp.send('ServiceWorker.enable')
      await logIn(phone, bea, 'My jobs')
      await phone.getByRole('switch', { name: 'Offers on this phone' }).click()
      await phone
        .getByText('You hear of jobs on this phone, also while this page is closed.')
        .waitFor()
      const registrationId = await registered
      await phone.goto('/terms')

      const desk = await openWindow()
      await openBoard(desk, product.demo)
      await desk.getByRole('button', { name: new RegExp(`^${JOB}`) }).click()
      await desk.keyboard.press('Enter')
      await desk
        .getByRole('dialog', { name: /^Who takes #/ })
        .getByRole('button', { name: /^Bea Lindqvist/ })
        .click()
      await card(desk, JOB)
        .getByText(/^Offered to Bea Lindqvist/)
        .waitFor()
      await expect.poll(() => service.delivered.length, patiently).toBe(1)
      const received = phone
        .context()
        .waitForEvent('response', (answer) =>
          /\/driver\/offers\/[^/]+\/received$/.test(answer.url()),
        )
      await cdp.send('ServiceWorker.deliverPushMessage', {
        origin: product.url,
        registrationId,
        data: service.delivered[0]?.payload ?? '',
      })
      expect((await received).status()).toBe(200)
    },
  )
})
