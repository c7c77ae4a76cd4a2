import { Offer, Suggestion } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { eachEngine } from '../../../testing/database.ts'
import { sharedProduct } from '../../../testing/shared-product.ts'
import { type Desk, openDesk, type Person } from '../../dispatch/testing/desk.fixture.ts'

const NOON = Date.UTC(2026, 5, 1, 17)
const MINUTE = 60_000
/** On one road, some miles apart. */
const at = (miles: number) => ({ lat: 33 + miles / 69, lng: -96.8 })

eachEngine('routing', (database) => {
  let desk: Desk
  let june: Person
  let teo: Person
  let now = NOON
  const product = sharedProduct(database, { now: () => now })
  beforeEach(async () => {
    now = NOON
    desk = await openDesk(product)
    june = await onDuty('June', 'Flatbed 1', 0)
    teo = await onDuty('Teo', 'Wrecker 2', 30)
  })

  const call = async (method: string, path: string, basic = desk.ours.basic, body?: unknown) => {
    const answer = await desk.product.call(method, `/towline${path}`, {
      basic,
      ...(body !== undefined && { body }),
    })
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    return JSON.parse(text) as unknown
  }
  async function onDuty(name: string, truck: string, miles: number) {
    const driver = await desk.employ(name, ['driver'])
    const type = truck.startsWith('Flatbed') ? 'FlatBed' : 'Wrecker'
    const truckId = await desk.rows('truck', { name: truck, type, duty: 'Light' })
    await call('POST', '/driver/duty', driver.basic, { onDuty: true, truckId })
    await move(driver, miles)
    return driver
  }
  const move = (driver: Person, miles: number) =>
    call('POST', '/employee/position', driver.basic, { place: at(miles) })
  const route = (routing: string) => call('PUT', '/offers/settings', undefined, { routing })
  const suggested = async () => z.array(Suggestion).parse(await call('GET', '/offers/suggestions'))
  const offers = async () => {
    await desk.product.app.tasks.idle()
    return z.array(Offer).parse(await call('GET', '/offers'))
  }
  const job = (miles: number, more: object = {}) =>
    desk.save({
      towReason: 'Breakdown',
      vehicleType: 'Light',
      pickupAddressLatLng: at(miles),
      pickupAddress: `Mile ${miles}`,
      ...more,
    })
  const answer = (driver: Person, offer: Offer | undefined, what: 'accept' | 'decline') =>
    call(
      'POST',
      `/driver/offers/${offer?.id}/${what}`,
      driver.basic,
      what === 'decline' ? {} : undefined,
    )

  it('says who should go and why, once the company wants to hear it', async () => {
    const { id } = await job(2)
    expect(await suggested()).toEqual([])
    await route('suggest')
    const [one] = await suggested()
    expect(one).toMatchObject({
      dispatchCallId: id,
      driverName: 'June Reyes',
      truckName: 'Flatbed 1',
    })
    expect(one?.why).toMatch(
      /^Free, 2\.\d mi away, there in about \d+ minutes\. Flatbed fits a light vehicle\. \d+ minutes sooner than Teo Reyes$/,
    )
    expect(await offers()).toEqual([])
  })

  it('waits for the driver who is nearly done nearby, rather than send one from far away', async () => {
    await route('suggest')
    const { id: first } = await job(4, { dropoffAddressLatLng: at(6), dropoffAddress: 'Mile 6' })
    await desk.step(first, { step: 'dispatch', driverId: june.id })
    await desk.step(first, { step: 'onScene' })
    now += 20 * MINUTE
    await desk.step(first, { step: 'towing' })
    await desk.step(first, { step: 'arrived' })
    await Promise.all([move(june, 6), move(teo, 40)])
    const { id } = await job(7)
    const [one] = await suggested()
    expect(one).toMatchObject({ dispatchCallId: id, driverId: june.id, freeIn: 10 })
    expect(one?.why).toMatch(/^Free in about 10 minutes, then /)
    await route('automatic')
    expect(await offers()).toEqual([])
    await desk.step(first, { step: 'complete' })
    expect(await offers()).toMatchObject([{ dispatchCallId: id, driverId: june.id }])
  })

  it('offers by itself, asks the next when one says no, and never one truck or driver twice', async () => {
    await route('automatic')
    const { id } = await job(2)
    const { id: other } = await job(3)
    const asked = await offers()
    expect(
      asked.map(({ dispatchCallId, driverName }) => [dispatchCallId, driverName]).toSorted(),
    ).toEqual(
      [
        [id, 'June Reyes'],
        [other, 'Teo Reyes'],
      ].toSorted(),
    )
    await answer(
      teo,
      asked.find(({ driverId }) => driverId === teo.id),
      'accept',
    )
    await answer(
      june,
      asked.find(({ driverId }) => driverId === june.id),
      'decline',
    )
    // Teo has a job by now, and takes a second one after it; nobody takes the first away from him.
    expect((await offers()).map(({ state, driverName }) => `${driverName} ${state}`)).toEqual([
      'June Reyes declined',
    ])
    expect(await desk.read(other)).toMatchObject({ driverId: teo.id, status: 'active' })
    expect(await suggested()).toMatchObject([{ dispatchCallId: id, driverId: teo.id }])
    await desk.step(other, { step: 'complete' })
    expect((await offers())[0]).toMatchObject({
      dispatchCallId: id,
      driverId: teo.id,
      state: 'offered',
    })
  })

  it('never sends a truck that can’t do it, somebody off duty, or one whose place is old', async () => {
    await route('automatic')
    const { id } = await job(2, { driveType: 'AWD' })
    const [first] = await offers()
    expect(first?.driverId).toBe(june.id)
    await answer(june, first, 'decline')
    expect((await offers()).map(({ state }) => state)).toEqual(['declined'])
    expect((await desk.read(id)).status).toBe('pending')
    now += 16 * MINUTE
    await job(29)
    expect((await offers()).map(({ state }) => state)).toEqual(['declined'])
    await move(teo, 30)
    await call('POST', '/driver/duty', teo.basic, { onDuty: false })
    await job(28)
    expect((await offers()).map(({ state }) => state)).toEqual(['declined'])
  })

  it('leaves a driver alone whom a dispatcher is just sending somewhere', async () => {
    await call('POST', '/dispatch/reservation', undefined, { driverId: june.id })
    await route('suggest')
    await job(2)
    expect((await suggested()).map(({ driverName }) => driverName)).toEqual(['Teo Reyes'])
  })
})
