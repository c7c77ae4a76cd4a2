import { areaAround, Report } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { everyEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk } from '../dispatch/testing/desk.fixture.ts'
import { settleWhatIsDue } from '../zones/index.ts'
import { keptAndSummed } from './testing/kept-sums.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const DAY = 24 * 3600_000
const north = { lat: 33.3, lng: -96.8 }
const south = { lat: 32.9, lng: -96.8 }

everyEngine('reports while figures are due', (database) => {
  const product = sharedProduct(database, { now: () => NOW })
  let desk: Desk
  beforeEach(async () => {
    desk = await openDesk(product)
    await product.app.tasks.idle()
  })

  const told = async (method: string, path: string, body?: unknown) => {
    const { basic } = desk.ours
    const answer = await product.call(method, `/towline${path}`, {
      basic,
      ...(body !== undefined && { body }),
    })
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    return JSON.parse(text) as unknown
  }
  const zone = async (name: string, around: object, more: object = {}) => {
    const area = areaAround(z.object({ lat: z.number(), lng: z.number() }).parse(around), 5)
    const body = { name, color: 'teal', areas: [area], ...more }
    return z.object({ id: z.string() }).parse(await told('POST', '/zone', body)).id
  }
  const jobAt = (place: object, daysAgo: number, more: object = {}) =>
    desk.save({
      createdDate: NOW - daysAgo * DAY,
      pickupAddressLatLng: place,
      completedDateTime: NOW,
      ...more,
    })
  const rowsOf = async (query: string) => {
    const report = Report.parse(await told('GET', `/report?${query}&period=last+12+months`))
    return report.rows.map(({ label, cells }) => [label, cells[0]])
  }
  const byZone = () => rowsOf('kind=jobs&by=zone')
  const due = async () => (await database.db.raw('select what from figures_due')).rows
  /** The same before the jobs have been gone through and after it. */
  async function nowAndThen<T>(ask: () => Promise<T>, expected: T) {
    await database.db.raw(
      `insert into figures_due (company_id, what, since)
       select $1, what, '-infinity' from unnest(array['zone', 'commission']) what`,
      [desk.ours.companyId],
    )
    expect(await ask()).toEqual(expected)
    await settleWhatIsDue(product.app)
    await product.app.tasks.idle()
    expect(await due()).toEqual([])
    expect(await ask()).toEqual(expected)
    const { kept, summed } = await keptAndSummed(database.db)
    expect(kept).toEqual(summed)
  }

  it('go by the zones there are, however they are drawn, redrawn and removed', async () => {
    for (const daysAgo of [0, 1, 40, 200]) await jobAt(north, daysAgo)
    for (const daysAgo of [3, 90]) await jobAt(south, daysAgo)
    expect(await byZone()).toEqual([['Outside all zones', 6]])
    const id = await zone('North', north)
    await nowAndThen(byZone, [
      ['North', 4],
      ['Outside all zones', 2],
    ])
    await zone('All', south, { areas: [areaAround(north, 90)] })
    await zone('North', south, { id, name: 'South' })
    await jobAt(south, 12)
    await nowAndThen(byZone, [
      ['All', 4],
      ['South', 3],
    ])
    await told('DELETE', `/zone/${id}`)
    await nowAndThen(byZone, [['All', 7]])
    const job = await jobAt(north, 50)
    await desk.save({ id: job.id, pickupAddressLatLng: { lat: 20, lng: -96.8 } })
    await nowAndThen(byZone, [
      ['All', 7],
      ['Outside all zones', 1],
    ])
  })

  it('tell what drivers earn by the rules and the clock there are', async () => {
    const june = await desk.employ('June', ['driver'])
    const billing = { lineItems: [{ name: 'Tow', amount: 100.15, taxable: false }] }
    const driver = { driverId: june.id, driverName: june.name, billing }
    for (const daysAgo of [0, 30, 100]) await jobAt(north, daysAgo, driver)
    const earned = async () => {
      const report = Report.parse(await told('GET', '/report?kind=drivers&period=last+12+months'))
      return report.rows.map(({ label, cells }) => [label, cells.at(-1)])
    }
    await told('POST', '/commission', { validFrom: '2026-09-01', percent: 30, perJob: 5 })
    await nowAndThen(earned, [['June Reyes', 2 * 3505]])
    const own = { driverId: june.id, validFrom: '2026-10-21', percent: 50, perJob: 0 }
    await told('POST', '/commission', own)
    await nowAndThen(earned, [['June Reyes', 2 * 5008]])
    // Where the day begins 18 hours later, the job of 21 October came in on the 20th there.
    await database.db.raw(`update company set time_zone = 'Pacific/Honolulu' where id = $1`, [
      desk.ours.companyId,
    ])
    expect(await due()).toEqual([{ what: 'commission' }])
    await database.db.raw(`update dispatch_call set created_at = '2026-10-21T09:00:00Z'
      where created_at between '2026-10-21' and '2026-10-22'`)
    await nowAndThen(earned, [['June Reyes', 5008 + 3505]])
  })

  it('do not miss a job that was being written when a zone was drawn', async ({ skip }) => {
    skip(database.db.engine === 'embedded', 'it has one transaction at a time')
    const { id } = await jobAt(south, 60)
    const written = Promise.withResolvers<void>()
    const drawn = Promise.withResolvers<void>()
    const writing = database.db.asSystem(async (tx) => {
      await tx
        .updateTable('dispatch_call')
        .set({ fields: JSON.stringify({ pickupAddressLatLng: north }) })
        .where('id', '=', id)
        .execute()
      written.resolve()
      await drawn.promise
    })
    await written.promise
    await zone('North', north)
    // It waits for the one who writes, who has seen no zone.
    const waiting = `select from pgboss.job where data ->> 'job' = 'settle-figures' and state = 'active'`
    await expect.poll(async () => (await database.db.raw(waiting)).rows.length).toBe(1)
    drawn.resolve()
    await writing
    await product.app.tasks.idle()
    expect(await due()).toEqual([])
    expect(await byZone()).toEqual([['North', 1]])
  })
})
