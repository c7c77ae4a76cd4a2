import { OwnJob } from '@towline/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk, type Person, refusalOf } from './testing/desk.fixture.ts'

const NOON = Date.UTC(2026, 5, 1, 17)

eachEngine("a driver's own jobs", (database) => {
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

  const jobsOf = async (person: Person) => {
    const answer = await desk.product.call('GET', '/towline/driver/jobs', { basic: person.basic })
    expect(answer.status).toBe(200)
    return OwnJob.strict()
      .array()
      .parse(await answer.json())
  }
  const press = (person: Person, id: string, step: string) =>
    desk.product.call('POST', `/towline/driver/jobs/${id}/step`, {
      basic: person.basic,
      body: { step },
    })

  it('are those given to the driver that are open: under way first, then as they came in', async () => {
    const first = await desk.save({ driverId: june.id, customerName: 'First' })
    now += 1_000
    const second = await desk.save({ driverId: june.id, customerName: 'Second' })
    await desk.step(second.id, { step: 'dispatch' })
    const later = await desk.save({ driverId: june.id, status: 'scheduled' })
    const done = await desk.save({ driverId: june.id })
    await desk.step(done.id, { step: 'complete' })
    await desk.save({ driverId: teo.id })
    await desk.save({})
    expect((await jobsOf(june)).map(({ id }) => id)).toEqual([second.id, first.id, later.id])
  })

  it('come without money and without what others wrote of the account', async () => {
    await desk.save({
      driverId: june.id,
      billing: { lineItems: [{ name: 'Hook', amount: 95 }] },
      billingNotes: 'owes us two tows',
    })
    const answer = await desk.product.call('GET', '/towline/driver/jobs', { basic: june.basic })
    const text = await answer.text()
    for (const word of ['billing', 'balance', 'Hook', 'owes us']) expect(text).not.toContain(word)
  })

  it('go on by the driver’s own presses, and the board hears of it', async () => {
    const { id } = await desk.save({ driverId: june.id })
    const board = await desk.hear()
    const steps = [
      ['enroute', 'enrouteDateTime'],
      ['onScene', 'onSceneDateTime'],
      ['towing', 'towingDateTime'],
      ['arrived', 'destinationArrivalDateTime'],
      ['complete', 'completedDateTime'],
    ] as const
    for (const [step, field] of steps) {
      now += 60_000
      const answer = await press(june, id, step)
      expect(answer.status).toBe(200)
      expect(OwnJob.strict().parse(await answer.json())).toMatchObject({ [field]: now })
    }
    await vi.waitFor(() => expect(board.heard).toHaveLength(steps.length))
    expect(board.heard[0]).toMatchObject({ id, was: 'pending' })
    expect(await desk.read(id)).toMatchObject({ status: 'completed', dispatchedDateTime: 0 })
    expect((await desk.history(id))[0]).toMatchObject({
      who: june.name,
      action: 'completed',
    })
    expect(await jobsOf(june)).toEqual([])
  })

  it('keep the time of a step pressed twice, and are closed once they are over', async () => {
    const { id } = await desk.save({ driverId: june.id })
    await press(june, id, 'enroute')
    now += 60_000
    expect(await (await press(june, id, 'enroute')).json()).toMatchObject({
      enrouteDateTime: NOON,
    })
    await desk.step(id, { step: 'cancel' })
    expect(await refusalOf(await press(june, id, 'onScene'))).toMatchObject({
      error: 'call_closed',
    })
  })

  it('are theirs alone: the job of another driver, of nobody and of another company are not there', async () => {
    const theirs = await desk.product.company('Their Towing')
    const elsewhere = await desk.save({ driverId: '' }, theirs.basic)
    const jobs = [await desk.save({ driverId: teo.id }), await desk.save({}), elsewhere]
    for (const { id } of jobs) {
      const answer = await press(june, id, 'complete')
      expect(await refusalOf(answer)).toMatchObject({ status: 404, error: 'not_found' })
    }
    expect(await desk.read(jobs[0]?.id ?? '')).toMatchObject({ status: 'pending', version: 1 })
  })

  it('are lost to the driver when the office gives them to somebody else', async () => {
    const { id } = await desk.save({ driverId: june.id })
    await desk.save({ id, driverId: teo.id })
    expect((await press(june, id, 'enroute')).status).toBe(404)
    expect((await press(teo, id, 'enroute')).status).toBe(200)
  })

  it.each(['dispatch', 'cancel', 'goneOnArrival'])(
    'leave %s to the office, and a driver has no other way to it',
    async (step) => {
      const { id } = await desk.save({ driverId: june.id })
      expect((await press(june, id, step)).status).toBe(400)
      expect((await desk.post(`/${id}/step`, { step }, june.basic)).status).toBe(403)
      expect((await desk.get(`/${id}`, june.basic)).status).toBe(403)
    },
  )
})
