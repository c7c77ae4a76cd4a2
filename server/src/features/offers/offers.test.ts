import { Candidate, Duty, Offer, OwnJob, OwnOffer } from '@towline/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import { executed } from '../../platform/execute.ts'
import { eachEngine } from '../../testing/database.ts'
import { listen } from '../../testing/listen.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk, type Person, refusalOf } from '../dispatch/testing/desk.fixture.ts'
import { expireOffer } from './make-offer.ts'

const NOON = Date.UTC(2026, 5, 1, 17)
const SECOND = 1000

eachEngine('an offer', (database) => {
  let desk: Desk
  let june: Person
  let teo: Person
  let now = NOON
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = NOON
    desk = await openDesk(product)
    june = await desk.employ('June', ['driver'])
    teo = await desk.employ('Teo', ['driver'])
  })

  const call = (method: string, path: string, basic: string, body?: unknown) =>
    desk.product.call(method, `/towline${path}`, { basic, ...(body !== undefined && { body }) })
  const ok = async <T>(schema: z.ZodType<T>, answer: Response): Promise<T> => {
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    return schema.parse(JSON.parse(text))
  }
  const offerTo = (jobId: string, driver: Person, more: object = {}, basic = desk.ours.basic) =>
    call('POST', `/dispatch/${jobId}/offer`, basic, { driverId: driver.id, ...more })
  const offered = async (jobId: string, driver: Person, more: object = {}) =>
    ok(Offer, await offerTo(jobId, driver, more))
  const board = async () => ok(z.array(Offer), await call('GET', '/offers', desk.ours.basic))
  const ownOffers = async (driver: Person) =>
    ok(z.array(OwnOffer), await call('GET', '/driver/offers', driver.basic))
  const answer = (
    driver: Person,
    id: string,
    what: 'accept' | 'decline' | 'seen',
    body?: unknown,
  ) => call('POST', `/driver/offers/${id}/${what}`, driver.basic, body)
  const withdraw = (id: string) => call('POST', `/offers/${id}/withdraw`, desk.ours.basic)
  const runOut = (offerId: string) => {
    const { companyId } = desk.ours
    const input = { body: { companyId, offerId } }
    return executed(desk.product.app, expireOffer, { actor: systemOf(companyId), input })
  }
  const happened = async (jobId: string) =>
    (await desk.history(jobId)).map(({ who, action }) => `${who}: ${action}`)

  it('is seen and accepted: until then the job is pending and nobody’s', async () => {
    const truckId = await desk.rows('truck', { name: 'Flatbed 1' })
    const { id: jobId } = await desk.save({ towReason: 'Flat tire', pickupAddress: '1 Elm St' })
    const offer = await offered(jobId, june, { truckId })
    expect(offer).toMatchObject({
      driverId: june.id,
      driverName: 'June Reyes',
      truckId,
      truckName: 'Flatbed 1',
      state: 'offered',
      until: NOON + 90 * SECOND,
      left: 90 * SECOND,
      offeredBy: 'Olive Owner',
    })
    expect(await desk.read(jobId)).toMatchObject({ status: 'pending', driverId: '', version: 1 })
    now += 10 * SECOND
    const [own] = await ownOffers(june)
    expect(own).toMatchObject({
      id: offer.id,
      left: 80 * SECOND,
      job: { pickupAddress: '1 Elm St' },
    })
    expect(await ownOffers(teo)).toEqual([])
    await ok(z.object({ done: z.literal(true) }), await answer(june, offer.id, 'seen'))
    expect(await board()).toMatchObject([{ state: 'seen' }])
    now += 10 * SECOND
    const job = await ok(OwnJob, await answer(june, offer.id, 'accept'))
    expect(job).toMatchObject({ id: jobId, truckName: 'Flatbed 1', dispatchedDateTime: now })
    expect(await desk.read(jobId)).toMatchObject({
      status: 'active',
      driverId: june.id,
      driverName: 'June Reyes',
      truckId,
      dispatchedDateTime: now,
      dispatcherName: 'Olive Owner',
    })
    expect(await ok(OwnJob, await answer(june, offer.id, 'accept'))).toEqual(job)
    expect(await board()).toEqual([])
    expect(await happened(jobId)).toEqual([
      'June Reyes: offer accepted',
      'June Reyes: offer seen',
      'Olive Owner: offered to June Reyes, Flatbed 1',
      'Olive Owner: made',
    ])
  })

  it('is declined with a reason, and the job can be offered to the next', async () => {
    const { id: jobId } = await desk.save({})
    const offer = await offered(jobId, june)
    await answer(june, offer.id, 'decline', { reason: 'Too far away' })
    expect(await board()).toMatchObject([{ state: 'declined', reason: 'Too far away', left: 0 }])
    expect(await refusalOf(await answer(june, offer.id, 'accept'))).toMatchObject({
      status: 409,
      error: 'offer_over',
      message: 'You said you can’t take this job. Call dispatch if you can after all.',
    })
    now += SECOND
    await offered(jobId, teo)
    expect((await board()).map(({ driverName, state }) => [driverName, state])).toEqual([
      ['Teo Reyes', 'offered'],
      ['June Reyes', 'declined'],
    ])
    expect((await happened(jobId))[1]).toBe('June Reyes: offer declined Too far away')
  })

  it('runs out when nobody answers in the company’s time, and not before', async () => {
    const settings = { seconds: 60 }
    await call('PUT', '/offers/settings', desk.ours.basic, settings)
    const { id: jobId } = await desk.save({})
    const offer = await offered(jobId, june)
    now += 59 * SECOND
    expect(await runOut(offer.id)).toEqual({ left: SECOND })
    expect(await board()).toMatchObject([{ state: 'offered', left: SECOND }])
    now += SECOND
    expect(await refusalOf(await answer(june, offer.id, 'accept'))).toMatchObject({
      error: 'offer_over',
      message: 'Time ran out before you answered. Dispatch has been told.',
    })
    expect(await ownOffers(june)).toEqual([])
    expect(await runOut(offer.id)).toEqual({ left: 0 })
    expect(await runOut(offer.id)).toEqual({ left: 0 })
    expect(await board()).toMatchObject([{ state: 'expired' }])
    expect((await happened(jobId))[0]).toBe('Towline: offer not answered by June Reyes')
  })

  it('that is taken back is no longer there to be accepted', async () => {
    const { id: jobId } = await desk.save({})
    const offer = await offered(jobId, june)
    expect((await withdraw(offer.id)).status).toBe(200)
    expect((await withdraw(offer.id)).status).toBe(200)
    expect(await ownOffers(june)).toEqual([])
    expect(await board()).toEqual([])
    expect(await refusalOf(await answer(june, offer.id, 'accept'))).toMatchObject({
      error: 'offer_over',
      message: 'Dispatch took this offer back.',
    })
    const again = await offered(jobId, june)
    await answer(june, again.id, 'accept')
    expect(await refusalOf(await withdraw(again.id))).toMatchObject({
      error: 'offer_over',
      message: 'June Reyes has accepted this job.',
    })
  })

  it('ends by itself when the job is given to somebody, cancelled or completed', async () => {
    const steps = [{ step: 'dispatch', driverId: teo.id }, { step: 'cancel' }, { step: 'complete' }]
    for (const step of steps) {
      const { id: jobId } = await desk.save({})
      const offer = await offered(jobId, june)
      await desk.step(jobId, step)
      expect(await ownOffers(june)).toEqual([])
      expect(await refusalOf(await answer(june, offer.id, 'accept'))).toMatchObject({
        message: 'Dispatch took this offer back.',
      })
    }
    const { id } = await desk.save({})
    await desk.step(id, { step: 'dispatch', driverId: teo.id })
    expect(await refusalOf(await offerTo(id, june))).toMatchObject({ error: 'job_taken' })
    await desk.step(id, { step: 'cancel' })
    expect(await refusalOf(await offerTo(id, june))).toMatchObject({ error: 'call_closed' })
  })

  it('is one at a time: of two dispatchers at once one wins, and the other is told who is asked', async () => {
    const mia = await desk.employ('Mia', ['dispatcher'])
    const { id: jobId } = await desk.save({})
    const answers = await Promise.all([offerTo(jobId, june), offerTo(jobId, teo, {}, mia.basic)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [lost] = answers.filter(({ status }) => status === 409)
    const refusal = lost && (await refusalOf(lost))
    expect(refusal).toMatchObject({ error: 'offer_open' })
    expect(refusal?.message).toMatch(
      /^(Olive Owner|Mia Reyes) is offering this job to (June|Teo) Reyes\./,
    )
    expect(await board()).toHaveLength(1)
  })

  it('of a second job goes to the same driver only when a dispatcher means it', async () => {
    const [first, second] = [await desk.save({}), await desk.save({})]
    await offered(first.id, june)
    expect(await refusalOf(await offerTo(second.id, june))).toMatchObject({
      error: 'driver_taken',
      message: `June Reyes is being offered #${first.dispatchNumber}.`,
    })
    await offered(second.id, june, { anyway: true })
    expect(await ownOffers(june)).toHaveLength(2)
  })

  it('accepted and taken back at the same instant has one winner', async () => {
    const { id: jobId } = await desk.save({})
    const offer = await offered(jobId, june)
    const [accepted, withdrawn] = await Promise.all([
      answer(june, offer.id, 'accept'),
      withdraw(offer.id),
    ])
    expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, 409])
    expect((await desk.read(jobId)).driverId).toBe(accepted.status === 200 ? june.id : '')
  })

  it('is the driver’s own: nobody else sees, answers or is told of it', async () => {
    const { id: jobId } = await desk.save({})
    const headers = (who: Person) => ({
      authorization: `Basic ${Buffer.from(who.basic).toString('base64')}`,
    })
    const heard = await listen(desk.product.url, `/topic/employee/${june.id}/offers`, headers(june))
    await expect(
      listen(desk.product.url, `/topic/employee/${june.id}/offers`, headers(teo)),
    ).rejects.toThrow()
    const offer = await offered(jobId, june)
    await vi.waitFor(() => expect(heard.heard).toEqual([{ id: offer.id }]))
    for (const what of ['accept', 'decline', 'seen'] as const)
      expect((await answer(teo, offer.id, what, {})).status).toBe(404)
    expect((await offerTo(jobId, june, {}, june.basic)).status).toBe(403)
    const theirs = await desk.product.company('Their Towing')
    expect((await offerTo(jobId, june, {}, theirs.basic)).status).toBe(404)
    const { id: theirJob } = await desk.save({}, theirs.basic)
    expect((await offerTo(theirJob, june, {}, theirs.basic)).status).toBe(400)
    expect((await call('POST', `/offers/${offer.id}/withdraw`, theirs.basic)).status).toBe(404)
    expect(await (await call('GET', '/offers', theirs.basic)).json()).toEqual([])
  })

  it('goes to the next driver by itself where the company wants that', async () => {
    await call('PUT', '/offers/settings', desk.ours.basic, { nextByItself: true })
    for (const driver of [june, teo])
      await call('POST', '/driver/duty', driver.basic, { onDuty: true })
    await desk.rows('truck', { name: 'Wrecker 1' })
    const { id: jobId } = await desk.save({ towReason: 'Flat tire' })
    const offer = await offered(jobId, june)
    now += SECOND
    await answer(june, offer.id, 'decline', {})
    await vi.waitFor(async () =>
      expect(await board()).toMatchObject([
        { driverName: 'Teo Reyes', state: 'offered', offeredBy: 'Towline' },
        { driverName: 'June Reyes', state: 'declined' },
      ]),
    )
  })
})

eachEngine('the link of an offer', (database) => {
  let desk: Desk
  let now = NOON
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = NOON
    desk = await openDesk(product)
  })

  /** A driver who also dispatches, and the key they were texted. */
  async function texted() {
    const june = await desk.employ('June', ['driver', 'dispatcher'])
    await database.db.raw(`update employee set phone_number = '4695550172' where id = $1`, [
      june.id,
    ])
    const { id } = await desk.save({ customerName: 'Sam Stone' })
    const body = { driverId: june.id }
    expect((await desk.post(`/${id}/offer`, body)).status).toBe(200)
    const { rows } = await database.db.raw('select body from text_message')
    const [text] = z.array(z.object({ body: z.string() })).parse(rows)
    expect(text?.body).not.toContain('Sam')
    return { june, key: /\/offer#([\w-]{22})$/.exec(text?.body ?? '')?.[1] ?? '' }
  }
  const open = (token: string) =>
    desk.product.call('POST', '/towline/offers/link', { body: { token } })
  const cookieOf = (answer: Response) =>
    (answer.headers.getSetCookie().find((one) => one.startsWith('authToken=')) ?? '').split(';')[0]
  const as = (cookie: string | undefined, path: string) =>
    desk.product.call('GET', path, { headers: { cookie: cookie ?? '' } })

  it('opens the driver’s own jobs, once, and nothing else they may do', async () => {
    const { june, key } = await texted()
    // What looks at a link before anybody taps it reads a page; that can't spend the key.
    expect((await desk.product.call('GET', '/towline/offers/link')).status).toBe(404)
    const answer = await open(key)
    expect(await answer.json()).toMatchObject({ id: june.id, roles: ['driver'] })
    const cookie = cookieOf(answer)
    const offers = z
      .array(OwnOffer)
      .parse(await (await as(cookie, '/towline/driver/offers')).json())
    expect(offers).toHaveLength(1)
    for (const path of ['/towline/dispatch/counts', '/towline/employee/all', '/towline/offers'])
      expect((await as(cookie, path)).status).toBe(403)
    expect(await refusalOf(await open(key))).toMatchObject({ status: 410, error: 'link_ended' })
    now += 12 * 3600 * SECOND
    expect((await as(cookie, '/towline/driver/offers')).status).toBe(401)
  })

  it('opens nothing after fifteen minutes, nor for who is no driver any more', async () => {
    const { june, key } = await texted()
    await database.db.raw(`update employee set roles = '{dispatcher}' where id = $1`, [june.id])
    expect(await refusalOf(await open(key))).toMatchObject({ error: 'link_ended' })
    await database.db.raw(`update employee set roles = '{driver}' where id = $1`, [june.id])
    now += 15 * 60 * SECOND
    expect(await refusalOf(await open(key))).toMatchObject({ error: 'link_ended' })
    expect((await open('x'.repeat(22))).status).toBe(410)
  })
})

eachEngine('duty', (database) => {
  const product = sharedProduct(database)
  let desk: Desk
  beforeEach(async () => {
    desk = await openDesk(product)
  })

  it('puts a driver first in the list, with the truck they took', async () => {
    const [june, teo] = [
      await desk.employ('June', ['driver']),
      await desk.employ('Teo', ['driver']),
    ]
    const truckId = await desk.rows('truck', { name: 'Wrecker 1' })
    const duty = (who: Person, body: unknown) =>
      desk.product.call('POST', '/towline/driver/duty', { basic: who.basic, body })
    const rank = async () => {
      const body = { pickupAddressLatLng: null, vehicleType: '', driveType: '', towReason: '' }
      return z.array(Candidate).parse(await (await desk.post('/candidates', body)).json())
    }
    expect((await rank()).map(({ driverName }) => driverName)).toEqual(['June Reyes', 'Teo Reyes'])
    const on = Duty.parse(await (await duty(teo, { onDuty: true, truckId })).json())
    expect(on).toMatchObject({ onDuty: true, truckName: 'Wrecker 1' })
    expect(await rank()).toMatchObject([
      { driverName: 'Teo Reyes', onDuty: true, truckId },
      { driverName: 'June Reyes', onDuty: false },
    ])
    expect((await rank())[1]?.reasons).toContain('Off duty')
    const seen = await desk.product.call('GET', '/towline/driver/duty', { basic: june.basic })
    expect(Duty.parse(await seen.json()).trucks).toMatchObject([{ takenBy: 'Teo Reyes' }])
    expect(await refusalOf(await duty(june, { onDuty: true, truckId: june.id }))).toMatchObject({
      status: 400,
    })
    await duty(teo, { onDuty: false })
    expect((await rank())[0]?.onDuty).toBe(false)
  })
})
