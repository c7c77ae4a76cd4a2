import { type ChatJob, Employee } from '@towline/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemOf } from '../../platform/actor.ts'
import { executed } from '../../platform/execute.ts'
import { startOsmStandIn } from '../../providers/maps/testing/osm-stand-in.ts'
import type { MapStandIn } from '../../providers/maps/testing/stand-in.ts'
import { eachEngine, testDatabase } from '../../testing/database.ts'
import { startProduct } from '../../testing/product.ts'
import { readOpenJob } from '../calls/index.ts'
import { keepPositions } from '../employees/index.ts'
import { openChats } from './testing/chats.fixture.ts'

const MINUTE = 60_000
const NOON = Date.UTC(2026, 5, 1, 17)
/** What the stand-in's road takes. */
const DRIVE = Math.ceil(1110.2 / 60) * MINUTE
const PICKUP = { pickupAddress: '1845 Elm St', pickupAddressLatLng: { lat: 33.15, lng: -96.83 } }

type Chats = Awaited<ReturnType<typeof openChats>>

/** A driver on his way to a job, whose customer and caller ask when he comes. */
async function onTheWay(chats: Chats, now: () => number, job: Record<string, unknown> = PICKUP) {
  const { basic, companyId } = chats.ours
  await chats.driver()
  const people = await chats.product.call('GET', '/towline/employee/all/driver', { basic })
  const [driver] = Employee.pick({ id: true })
    .array()
    .parse(await people.json())
  const driverId = driver?.id ?? ''
  const { id, jobId } = await chats.aChat({ ...job, driverId })
  const dispatch = { basic, body: { step: 'dispatch' } }
  await chats.product.call('POST', `/towline/dispatch/${jobId}/step`, dispatch)
  return {
    jobId,
    step: (step: string) =>
      chats.product.call('POST', `/towline/dispatch/${jobId}/step`, { basic, body: { step } }),
    /** The driver's phone tells where he is. */
    at: (lat: number, lng = -96.8) =>
      chats.product.app.db.asCompany(companyId, (tx) =>
        keepPositions(tx, companyId, [
          { employeeId: driverId, place: { lat, lng }, accuracy: 5, at: now() },
        ]),
      ),
    read: async (): Promise<Pick<ChatJob, 'etaDateTime' | 'etaFrom' | 'truck'>> => {
      const { job: read } = await chats.request(id)
      if (!read) throw new Error('the chat has no job')
      const { etaDateTime, etaFrom, truck } = read
      return { etaDateTime, etaFrom, truck }
    },
    /** What the phone agent is told. */
    toldOnThePhone: async () =>
      (
        await executed(chats.product.app, readOpenJob, {
          actor: systemOf(companyId),
          input: { body: { id: jobId } },
        })
      )?.etaAt,
  }
}

eachEngine('the time a truck should be there', (database) => {
  let now = NOON
  let roads: MapStandIn
  let chats: Chats
  beforeEach(async () => {
    now = NOON
    roads = await startOsmStandIn()
    chats = await openChats(await startProduct(database.db, { OSRM_URL: roads.url }, () => now))
  })
  afterEach(async () => {
    await chats.product.stop()
    await roads.stop()
  })
  const routes = () => roads.asked.filter(({ url }) => url.pathname.startsWith('/route')).length

  it('is that of the road from where the truck is, the same in the chat and on the phone', async () => {
    const job = await onTheWay(chats, () => now, { ...PICKUP, etaDateTime: NOON + 90 * MINUTE })
    expect(await job.read()).toEqual({
      etaDateTime: NOON + 90 * MINUTE,
      etaFrom: 'dispatcher',
      truck: null,
    })
    expect(await job.toldOnThePhone()).toBeUndefined()
    await job.at(33.05)
    expect(await job.read()).toEqual({
      etaDateTime: NOON + DRIVE,
      etaFrom: 'route',
      truck: { place: { lat: 33.05, lng: -96.8 }, at: NOON },
    })
    expect(await job.toldOnThePhone()).toBe(NOON + DRIVE)
    await job.step('onScene')
    expect(await job.read()).toMatchObject({ etaFrom: 'dispatcher', truck: null })
    expect(await job.toldOnThePhone()).toBeUndefined()
  })

  it('is asked of the map once a minute at most, however many look, and only for news', async () => {
    const job = await onTheWay(chats, () => now)
    await job.at(33.05)
    await job.read()
    await Promise.all(
      Array.from({ length: 12 }, (_, nth) => (nth % 2 ? job.read() : job.toldOnThePhone())),
    )
    expect(routes()).toBe(1)
    now += 30_000
    await job.at(33.06)
    expect(await job.read()).toMatchObject({ etaDateTime: NOON + DRIVE, etaFrom: 'route' })
    expect(routes()).toBe(1)
    now += 31_000
    expect(await job.read()).toMatchObject({ etaDateTime: NOON + 30_000 + DRIVE })
    expect(routes()).toBe(2)
    now += 5 * MINUTE
    await job.read()
    expect(routes()).toBe(2)
  })

  it('is asked for once by many who look at the same instant', async () => {
    const job = await onTheWay(chats, () => now)
    await job.at(33.05)
    const all = await Promise.all(Array.from({ length: 12 }, () => job.read()))
    expect(routes()).toBe(1)
    expect(all.filter(({ etaFrom }) => etaFrom === 'route').length).toBeGreaterThan(0)
    expect(await job.read()).toMatchObject({ etaDateTime: NOON + DRIVE, etaFrom: 'route' })
  })

  it('is never another way’s: a new pickup or a truck long unheard of has none', async () => {
    const job = await onTheWay(chats, () => now)
    await job.at(33.05)
    await job.read()
    const body = { id: job.jobId, pickupAddressLatLng: { lat: 33.3, lng: -96.7 } }
    await chats.product.call('POST', '/towline/dispatch', { basic: chats.ours.basic, body })
    expect(await job.read()).toMatchObject({ etaDateTime: 0, etaFrom: 'nobody' })
    now += MINUTE
    expect(await job.read()).toMatchObject({ etaDateTime: NOON + DRIVE, etaFrom: 'route' })
    now += 16 * MINUTE
    expect(await job.read()).toEqual({ etaDateTime: 0, etaFrom: 'nobody', truck: null })
  })

  it('is now for a truck that is late, and a guess where the map fails or knows no way', async () => {
    const job = await onTheWay(chats, () => now)
    await job.at(33.05)
    now += 14 * MINUTE
    roads.mood = 'broken'
    expect((await job.read()).etaFrom).toBe('straightLine')
    roads.mood = 'knows nothing'
    now += MINUTE
    await job.at(33.06)
    expect(await job.read()).toMatchObject({ etaDateTime: 0, etaFrom: 'nobody' })
    roads.mood = 'right'
    now += MINUTE
    await job.at(33.07)
    const from = now
    await job.read()
    now += 14 * MINUTE
    expect(await job.read()).toMatchObject({ etaDateTime: from + DRIVE })
  })
})

describe('without a map service', () => {
  const database = testDatabase()
  it('the time is a guess and marked as one', async () => {
    const chats = await openChats(await startProduct(database.db, {}, () => NOON))
    try {
      const job = await onTheWay(chats, () => NOON)
      await job.at(33.05)
      const { etaDateTime, etaFrom } = await job.read()
      expect(etaFrom).toBe('straightLine')
      expect(etaDateTime).toBeGreaterThan(NOON)
      expect(await job.toldOnThePhone()).toBe(etaDateTime)
    } finally {
      await chats.product.stop()
    }
  })
})
