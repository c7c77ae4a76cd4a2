import { type AskedReport, areaAround, Report, ReportBy } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { everyEngine } from '../../testing/database.ts'
import type { TestCompany } from '../../testing/product.ts'
import { type Random, randomFrom } from '../../testing/random.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk } from '../dispatch/testing/desk.fixture.ts'
import { keptAndSummed } from './testing/kept-sums.ts'
import { timesOfJobs } from './testing/times-of-jobs.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const HOUR = 3600_000
/** Seconds before and after, and at, the turn of a day or month: of UTC, of Texas in summer and winter, of Nepal. */
const TURNS = ['2026-03-01T00:00Z', '2026-11-01T05:00Z', '2026-03-08T06:00Z', '2026-05-31T18:15Z']
const NORTH = { lat: 33.4, lng: -96.8 }
const PLACES = [{ lat: 33.15, lng: -96.8 }, NORTH, null]
const CLOCKS = ['America/Chicago', 'Asia/Kathmandu', 'Pacific/Auckland']

const Job = z.object({ id: z.string(), status: z.string(), version: z.number() })
type Job = z.infer<typeof Job>

everyEngine('the sums of jobs', (database) => {
  const product = sharedProduct(database, { now: () => NOW })
  let desk: Desk
  let others: TestCompany
  let accounts: string[]
  beforeEach(async () => {
    desk = await openDesk(product)
    others = await desk.product.company('Their Towing')
    accounts = [
      await desk.rows('vendor', { name: 'Prairie Club' }),
      await desk.rows('vendor', { name: 'Lone Star Garage' }),
    ]
  })

  const aMoment = (random: Random) =>
    random.chance(0.4)
      ? Date.parse(random.one(TURNS)) + (random.below(3) - 1) * 1000
      : NOW - random.below(400 * 24) * HOUR
  const aJob = (random: Random) => {
    const at = aMoment(random)
    const amount = random.one([0, 95.5, 135, 1200.25])
    return {
      createdDate: at,
      vendorId: random.one(['', ...accounts]),
      towReason: random.one(['Accident', 'Lockout', '']),
      pickupAddress: random.one(['1 Elm St, Frisco, TX', '2400 Preston Rd, Plano, TX 75093', '']),
      pickupAddressLatLng: random.one(PLACES),
      ...(random.chance(0.5) && { dropoffAddressLatLng: { lat: 33 + random.next(), lng: -96.7 } }),
      driverName: random.one(['', 'June Park', 'Sam Ortiz']),
      truckName: random.one(['', 'Flatbed 7']),
      dispatchedDateTime: at + HOUR,
      ...(random.chance(0.7) && {
        etaDateTime: at + 2 * HOUR,
        onSceneDateTime: at + HOUR * random.below(9),
      }),
      billing: { lineItems: [{ name: 'Tow', amount, taxable: true }], taxPercent: 8.25 },
    }
  }

  /** What a desk does with jobs, one thing after another. */
  async function work(random: Random, steps: number) {
    const jobs: Job[] = []
    for (let step = 0; step < steps; step += 1) {
      const job = random.chance(0.6) ? random.one([null, ...jobs]) : null
      if (!job) jobs.push(await send('', aJob(random)))
      else Object.assign(job, await goOn(job, random))
    }
  }
  async function goOn({ id, status }: Job, random: Random) {
    if (random.chance(0.3)) return send('', { ...aJob(random), id })
    const cancelReason = random.one(['GONE_ON_ARRIVAL', ''])
    if (random.chance(0.4)) return send('', { id, status: 'cancelled', cancelReason })
    if (status !== 'pending') return send('', { id, status: 'pending' })
    const { version, ...done } = await send(`/${id}/step`, { step: 'complete' })
    return random.chance(0.3) ? send(`/${id}/undo`, { version }) : done
  }
  const send = async (path: string, body: unknown) =>
    Job.parse(await (await desk.post(path, body)).json())

  /** The figures of a report that can be added up, of each row, of days that are asked for in so many parts. */
  async function rowsIn(parts: { from: string; to: string }[], question: AskedReport) {
    const sums = new Map<string, number[]>()
    for (const days of parts) {
      const { columns, rows } = await reportOf({ ...question, period: 'custom', ...days })
      const adding = columns.map(({ key }) => ['revenue', 'tax', 'unpaid', 'billed'].includes(key))
      for (const { label, cells } of rows)
        sums.set(
          label,
          cells.map((cell, at) => (adding[at] ? Number(cell) + (sums.get(label)?.[at] ?? 0) : 0)),
        )
    }
    return Object.fromEntries([...sums].sort())
  }
  async function reportOf(question: AskedReport) {
    const asked = new URLSearchParams(z.record(z.string(), z.string()).parse(question))
    const answer = await desk.product.call('GET', `/towline/report?${asked}`, {
      basic: desk.ours.basic,
    })
    return Report.parse(await answer.json())
  }

  it('are those of the jobs after whatever a desk does with them, and anew', async () => {
    await desk.save({ ...aJob(randomFrom(1)), vendorId: '' }, others.basic)
    await work(randomFrom(31), 50)
    await database.db.raw(`update dispatch_call set created_at = created_at - interval '9 days' where driver_id is null
      or total_cents > 20000`)
    await database.db.raw('delete from dispatch_call where total_cents = 0')
    const { kept, summed } = await keptAndSummed(database.db)
    expect(kept).toEqual(summed)
    expect(kept.length).toBeGreaterThan(30)
    await database.db.raw('select towline_sum_all_jobs()')
    expect((await keptAndSummed(database.db)).kept).toEqual(summed)
  })

  it('are right whoever writes at the same time, and leave nothing behind of what is gone', async () => {
    const random = randomFrom(32)
    const jobs = await Promise.all(Array.from({ length: 12 }, () => desk.save(aJob(random))))
    await Promise.all(jobs.map(({ id }) => desk.step(id, { step: 'complete' })))
    await Promise.all([
      ...jobs.map(({ id }) => desk.save({ id, towReason: 'Lockout' })),
      desk.save({}, others.basic),
    ])
    const { kept, summed } = await keptAndSummed(database.db)
    expect(kept).toEqual(summed)
    await database.db.raw('delete from company where id = $1', [others.companyId])
    await database.db.raw('delete from dispatch_call')
    expect(
      (await database.db.raw('select by, key from job_sum group by 1, 2 having sum(jobs) <> 0'))
        .rows,
    ).toEqual([])
  })

  it('make the same reports as the jobs do, by any clock, whichever days are asked for', async () => {
    await aZone()
    await work(randomFrom(33), 60)
    for (const clock of CLOCKS) {
      await database.db.raw('update company set time_zone = $1', [clock])
      for (const kind of ['jobs', 'money'] as const)
        for (const span of spans) {
          const { total, rows } = await whileDue(() =>
            reportOf({ kind, by: 'zone', period: 'custom', ...span }),
          )
          expect(rows.length).toBeGreaterThan(0)
          for (const by of [...notOfTime, 'day', 'week', 'hour'] as const)
            expect(
              (await reportOf({ kind, by, period: 'custom', ...span })).total,
              `${kind} by ${by} in ${clock}`,
            ).toEqual(total)
        }
      for (const by of [...notOfTime, 'month', 'weekday', 'hour'] as const)
        expect(await rowsIn([spring], { kind: 'money', by }), `by ${by} in ${clock}`).toEqual(
          await rowsIn(fortnights, { kind: 'money', by }),
        )
    }
  })

  it('tell the same times as the jobs do', async () => {
    await aZone()
    await work(randomFrom(34), 60)
    const keys = {
      reason: 'reason',
      town: 'town',
      driver: `coalesce(nullif(driver_id, ''), driver_name)`,
      zone: 'towline_zone_at(company_id, pickup_lat, pickup_lng)',
      day: 'local::date',
      hour: 'extract(hour from local)::int',
    }
    for (const clock of CLOCKS) {
      await database.db.raw('update company set time_zone = $1', [clock])
      for (const [by, key] of Object.entries(keys))
        for (const days of spans) {
          const question = { kind: 'times', by: ReportBy.parse(by), period: 'custom', ...days }
          const { rows, total } = await reportOf(question as AskedReport)
          const told = rows.filter(({ cells }) => cells[0] !== 0)
          expect(
            Object.fromEntries([['all', total], ...told.map((row) => [row.key, row.cells])]),
            `${by} in ${clock}`,
          ).toEqual(await timesOfJobs(database.db, { key, clock, days }))
        }
    }
  })

  const aZone = () =>
    desk.product.call('POST', '/towline/zone', {
      basic: desk.ours.basic,
      body: { name: 'North', color: 'teal', areas: [areaAround(NORTH, 5)] },
    })
  /** What a report says while zones are due: it is made of the jobs themselves. */
  async function whileDue<T>(ask: () => Promise<T>): Promise<T> {
    await database.db.raw(`insert into figures_due (company_id, what, since)
      select id, 'zone', 'infinity' from company`)
    const told = await ask()
    await database.db.raw(`delete from figures_due where since = 'infinity'`)
    return told
  }
})

const spring = { from: '2026-03-01', to: '2026-05-31' }
const spans = [
  { from: '2025-12-01', to: '2026-11-20' },
  spring,
  { from: '2026-02-17', to: '2026-03-20' },
]
const notOfTime = ['account', 'reason', 'town', 'zone', 'driver', 'truck', 'source'] as const

/** From March to May, each too short for the sums of months. */
const fortnights = [
  ['2026-03-01', '2026-03-20'],
  ['2026-03-21', '2026-04-10'],
  ['2026-04-11', '2026-05-01'],
  ['2026-05-02', '2026-05-20'],
  ['2026-05-21', '2026-05-31'],
].map(([from = '', to = '']) => ({ from, to }))
