import { randomUUID } from 'node:crypto'
import {
  areaAround,
  type DispatchCall,
  inOrder,
  type JobPlace,
  type JobSort,
  placeOf,
} from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { everyEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk, type Person } from './testing/desk.fixture.ts'

const MINUTE = 60_000

everyEngine('a board in order', (database) => {
  const product = sharedProduct(database)
  let desk: Desk
  let driver: Person
  const now = Date.now()
  beforeEach(async () => {
    desk = await openDesk(product)
    driver = await desk.employ('June', ['driver'])
  })

  /** Jobs of every kind that an order tells apart, several of each in the same minute. */
  async function fill(count: number): Promise<void> {
    for (const [n, name] of ['zoo', 'Öst'].entries()) {
      const areas = [areaAround({ lat: 33 + n, lng: -97 }, 5)]
      const body = { name, color: 'teal', areas }
      const { basic } = desk.ours
      const made = await desk.product.call('POST', '/towline/zone', { basic, body })
      expect(made.status).toBe(200)
    }
    for (let n = 0; n < count; n++) {
      const bit = (at: number) => ((n * 7) >> at) % 2 === 1
      const job = await desk.save({
        createdDate: now - (n % 5) * MINUTE,
        customerName: n % 2 ? 'Ann Elm' : 'Bob Oak',
        priority: bit(3) && bit(1) ? 'Emergency' : 'Normal',
        status: bit(0) ? 'active' : 'pending',
        pickupAddressLatLng: bit(2) ? { lat: 33 + (n % 3), lng: -97 } : null,
        driverName: bit(2) ? ['june', 'Ann', 'Zoë'][n % 3] : ' ',
        etaDateTime: bit(1) ? now + (n - count / 2) * MINUTE : 0,
        onSceneDateTime: bit(4) && bit(0) ? now : 0,
      })
      if (n % 3 === 0) await offer(job, n % 2 ? 'declined' : 'expired', n)
      if (n % 6 === 0) await offer(job, 'withdrawn', n + 1)
    }
  }

  const offer = ({ id }: DispatchCall, state: string, at: number) =>
    database.db.raw(
      `insert into offer (id, company_id, dispatch_call_id, driver_id, state, offered_at, until)
       values ($1, $2, $3, $4, $5, now() + $6 * interval '1 second', now())`,
      [randomUUID(), desk.ours.companyId, id, driver.id, state, at],
    )

  const search = (body: object) => desk.search({ now, ...body })
  const numbers = (jobs: readonly DispatchCall[]) => jobs.map((job) => job.dispatchNumber)

  it('is the one of the contract, under every filter and text', async () => {
    await fill(40)
    for (const sort of ['urgent', 'driver', 'zone'] as const)
      for (const status of ['pending', 'active', 'current'])
        for (const searchText of ['', 'ann']) {
          const newest = await search({ status, searchText, limit: 200 })
          const ordered = await search({ status, searchText, limit: 200, sort })
          expect(newest.length).toBeGreaterThan(3)
          expect(numbers(ordered)).toEqual(numbers(inOrder(newest, sort, now)))
        }
    const ranks = (await search({ status: 'current', sort: 'urgent' })).map(
      (job) => placeOf(job, 'urgent', now).rank,
    )
    expect([...new Set(ranks)]).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('is paged without a gap or a repeat, by a place and by an id', async () => {
    await fill(30)
    const paged = async (sort: JobSort, searchText: string, by: 'after' | 'before') => {
      const seen: DispatchCall[] = []
      for (;;) {
        const last = seen.at(-1)
        const place: JobPlace | undefined = last && placeOf(last, sort, now)
        const from = last ? (by === 'after' ? { after: place } : { before: last.id }) : {}
        const page = await search({ status: 'current', sort, searchText, limit: 4, ...from })
        seen.push(...page)
        if (page.length < 4) return numbers(seen)
      }
    }
    for (const sort of ['urgent', 'driver', 'zone'] as const)
      for (const searchText of ['', 'elm'])
        for (const by of ['after', 'before'] as const) {
          const whole = await search({ status: 'current', sort, searchText, limit: 200 })
          expect(await paged(sort, searchText, by)).toEqual(numbers(whole))
        }
  })

  it('has a job late from the minute it was promised for, and no longer once somebody is there', async () => {
    const waiting = await desk.save({ createdDate: now - 60 * MINUTE })
    const promised = await desk.save({ createdDate: now, etaDateTime: now + MINUTE })
    const order = async (at: number) =>
      numbers(await search({ status: 'current', sort: 'urgent', now: at }))
    expect(await order(now)).toEqual(numbers([waiting, promised]))
    expect(await order(now + MINUTE)).toEqual(numbers([promised, waiting]))
    await desk.save({ id: promised.id, onSceneDateTime: now })
    expect(await order(now + MINUTE)).toEqual(numbers([waiting, promised]))
  })

  it('has jobs that are over newest first, whatever is asked', async () => {
    const old = await desk.save({ createdDate: now - MINUTE, completedDateTime: 1 })
    const fresh = await desk.save({ createdDate: now, completedDateTime: 1, priority: 'Emergency' })
    for (const sort of ['newest', 'urgent', 'driver', 'zone'])
      expect(numbers(await search({ status: 'completed', sort }))).toEqual(numbers([fresh, old]))
  })

  it('says of a job that its offer came to nothing, until it is offered again or has a driver', async () => {
    const job = await desk.save({})
    const isUnanswered = async () => (await desk.read(job.id)).offerUnanswered
    expect(await isUnanswered()).toBe(false)
    await offer(job, 'expired', 1)
    expect(await isUnanswered()).toBe(true)
    await offer(job, 'offered', 2)
    expect(await isUnanswered()).toBe(false)
    await database.db.raw(`update offer set state = 'declined' where state = 'offered'`)
    expect(await isUnanswered()).toBe(true)
    const later = await desk.save({ createdDate: now - 9 * MINUTE })
    const order = () => search({ status: 'current', sort: 'urgent' })
    expect(numbers(await order())).toEqual(numbers([job, later]))
    await desk.save({ id: job.id, driverId: driver.id })
    expect(numbers(await order())).toEqual(numbers([later, job]))
  })
})
