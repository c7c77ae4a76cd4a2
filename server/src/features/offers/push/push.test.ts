import { Offer, PushPayload } from '@towline/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type PushService,
  startPushService,
} from '../../../providers/push/testing/push-stand-in.ts'
import { eachEngine } from '../../../testing/database.ts'
import { startProduct } from '../../../testing/product.ts'
import { type Desk, openDesk, type Person, refusalOf } from '../../dispatch/testing/desk.fixture.ts'
import { textOfferTask } from '../tell-driver.ts'

const NOON = Date.UTC(2026, 5, 1, 17)

eachEngine('a push to a driver', (database) => {
  let service: PushService
  let desk: Desk
  let june: Person
  let now = NOON
  beforeEach(async () => {
    now = NOON
    service = await startPushService()
    desk = await openDesk(await startProduct(database.db, { PUSH_API_URL: service.url }, () => now))
    june = await desk.employ('June', ['driver'])
    await database.db.asSystem((tx) =>
      tx
        .updateTable('employee')
        .set({ phone_number: '4695550177' })
        .where('id', '=', june.id)
        .execute(),
    )
  })
  afterEach(async () => {
    await desk.product.stop()
    await service.stop()
  })

  const call = (method: string, path: string, basic: string, body?: unknown) =>
    desk.product.call(method, `/towline${path}`, { basic, ...(body !== undefined && { body }) })
  const subscribe = (who: Person, device?: string) =>
    call('POST', '/driver/push', who.basic, service.subscription(device))
  async function offerTo(driver: Person) {
    const { id } = await desk.save({ towReason: 'Flat tire', customerName: 'Ann Caller' })
    const answer = await call('POST', `/dispatch/${id}/offer`, desk.ours.basic, {
      driverId: driver.id,
    })
    const offer = Offer.parse(await answer.json())
    await desk.product.app.tasks.idle()
    return offer
  }
  const texts = async () => {
    const { rows } = await database.db.raw(
      `select body from text_message where body like '%Accept%'`,
    )
    return rows.length
  }
  const overdue = (offer: Offer) =>
    textOfferTask.run(
      desk.product.app,
      { companyId: desk.ours.companyId, offerId: offer.id },
      { taskId: '', isLastTry: false, stopping: new AbortController().signal },
    )

  it('tells of the job and nothing of the customer, in words only that browser can read', async () => {
    expect((await subscribe(june)).status).toBe(200)
    const offer = await offerTo(june)
    expect(service.delivered).toMatchObject([
      { ttl: 90, urgency: 'high', topic: offer.id.replaceAll('-', ''), path: '/push/phone' },
    ])
    const { notification } = PushPayload.parse(JSON.parse(service.delivered[0]?.payload ?? ''))
    expect(notification).toMatchObject({ title: 'New job: Flat tire', tag: offer.id })
    expect(service.delivered[0]?.payload).not.toContain('Ann')
    expect(await texts()).toBe(0)
  })

  it('is followed by a text when it does not reach the phone, and by none when it does', async () => {
    await subscribe(june)
    const offer = await offerTo(june)
    await overdue(offer)
    expect(await texts()).toBe(1)
    await call('POST', `/offers/${offer.id}/withdraw`, desk.ours.basic)
    const second = await offerTo(june)
    const seen = await call('POST', `/driver/offers/${second.id}/received`, june.basic)
    expect(seen.status).toBe(200)
    await overdue(second)
    expect(await texts()).toBe(1)
    const teo = await desk.employ('Teo', ['driver'])
    expect((await call('POST', `/driver/offers/${second.id}/received`, teo.basic)).status).toBe(404)
  })

  it('takes its place once the offer is taken back', async () => {
    await subscribe(june)
    const offer = await offerTo(june)
    await call('POST', `/offers/${offer.id}/withdraw`, desk.ours.basic)
    await desk.product.app.tasks.idle()
    const [first, second] = service.delivered
    expect(second?.topic).toBe(first?.topic)
    expect(JSON.parse(second?.payload ?? '').notification.title).toMatch(/offer over$/)
  })

  it('goes to each of their browsers, and never again to one that is gone', async () => {
    await Promise.all([subscribe(june, 'phone'), subscribe(june, 'tablet')])
    service.answers.push(410, 201)
    const offer = await offerTo(june)
    expect(service.delivered).toHaveLength(1)
    await call('POST', `/offers/${offer.id}/withdraw`, desk.ours.basic)
    await desk.product.app.tasks.idle()
    expect(service.delivered).toHaveLength(2)
  })

  it('belongs to whoever signed in last on a phone, and to nobody who unsubscribed', async () => {
    const teo = await desk.employ('Teo', ['driver'])
    await subscribe(teo)
    await subscribe(june)
    await offerTo(teo)
    expect(service.delivered).toEqual([])
    const { endpoint } = service.subscription()
    await call('POST', '/driver/push/remove', june.basic, { endpoint })
    await offerTo(june)
    expect(service.delivered).toEqual([])
  })

  it('is sent to push services only', async () => {
    for (const endpoint of [
      'http://169.254.169.254/latest',
      'https://169.254.169.254/latest',
      'https://localhost/',
      'http://fcm.googleapis.com/fcm/send/x',
      'https://fcm.googleapis.com:8443/fcm/send/x',
      'https://fcm.googleapis.com@169.254.169.254/',
      'https://169.254.169.254/#.fcm.googleapis.com',
      // Names that anybody may register and point at an address of ours.
      'https://fcm.googleapis.com.towing.example/',
      'https://evilfcm.googleapis.com.example/',
      'https://notfcm-googleapis.com/',
      'https://xpush.apple.com/',
      'file:///etc/passwd',
    ]) {
      const body = { ...service.subscription(), endpoint }
      const answer = await call('POST', '/driver/push', june.basic, body)
      expect(await refusalOf(answer), endpoint).toMatchObject({
        status: 400,
        fields: { endpoint: expect.any(String) },
      })
    }
    const { mayReach } = desk.product.app.push
    expect(mayReach('https://fcm.googleapis.com/fcm/send/x')).toBe(true)
    expect(mayReach('https://web.push.apple.com/x')).toBe(true)
  })

  it('is signed with a key that stays', async () => {
    const key = async () => Object(await (await call('GET', '/driver/push', june.basic)).json()).key
    expect(await key()).toMatch(/^[\w-]{87}$/)
    expect(await key()).toBe(desk.product.app.push.publicKey)
  })
})
