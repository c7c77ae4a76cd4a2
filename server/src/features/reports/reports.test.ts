import { type AskedReport, Invoice, Report } from '@towline/contract'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '../../platform/ids.ts'
import { eachEngine } from '../../testing/database.ts'
import { sharedProduct } from '../../testing/shared-product.ts'
import { type Desk, openDesk, refusalOf } from '../dispatch/testing/desk.fixture.ts'
import { aBilledJob } from '../invoices/testing/an-invoice.ts'

/** A Friday morning in Texas. */
const NOW = Date.parse('2026-11-20T15:00:00Z')
const MINUTE = 60_000

eachEngine('reports', (database) => {
  let desk: Desk
  const product = sharedProduct(database, { now: () => NOW })
  beforeEach(async () => {
    desk = await openDesk(product)
  })

  /** A job as it stands after a day's work: received at a moment, with times so many minutes after it. */
  async function aJob(
    at: string,
    {
      status = 'completed',
      fields = {},
      minutes = {},
      dollars = 0,
      tax = 0,
    }: {
      status?: string
      fields?: Record<string, unknown>
      minutes?: Record<string, number>
      dollars?: number
      tax?: number
    } = {},
  ): Promise<string> {
    const { id } = await desk.save({ customerName: 'Nadia Brandt' })
    const received = Date.parse(at)
    const times = Object.entries(minutes).map(([name, after]) => [name, received + after * MINUTE])
    const billing = {
      lineItems: [],
      taxPercent: 0,
      taxAmount: tax,
      totalAmountPreTax: dollars,
      totalAmount: dollars + tax,
    }
    await database.db.raw(
      `update dispatch_call set created_at = $2, status = $3, total_cents = $4,
         vendor_id = coalesce(($5::jsonb ->> 'vendorId')::uuid, vendor_id), fields = fields || $5::jsonb
       where id = $1`,
      [
        id,
        at,
        status,
        Math.round((dollars + tax) * 100),
        JSON.stringify({ ...fields, ...Object.fromEntries(times), billing }),
      ],
    )
    return id
  }

  const address = (path: string, question: AskedReport) =>
    `/towline/report${path}?${new URLSearchParams(z.record(z.string(), z.string()).parse(question))}`
  const ask = (question: AskedReport, path = '') =>
    desk.product.call('GET', address(path, question), { basic: desk.ours.basic })
  const report = async (question: AskedReport) =>
    Report.strict().parse(await (await ask(question)).json())
  /** The rows of a report by label, each with these of its columns. */
  async function figures(question: AskedReport, ...keys: string[]) {
    const { columns, rows, total } = await report(question)
    const pick = (cells: unknown[]) =>
      keys.map((key) => cells[columns.findIndex((column) => column.key === key)])
    return {
      rows: rows.map(({ label, cells }) => [label, ...pick(cells)]),
      total: total && pick(total),
    }
  }
  const custom = (from: string, to: string) => ({ period: 'custom', from, to }) as const

  it('say so when nothing came in, whatever they are by', async () => {
    for (const by of ['day', 'hour', 'reason', 'driver'] as const)
      expect(await report({ kind: 'jobs', by })).toMatchObject({ rows: [], total: null, left: 0 })
    expect(await report({ kind: 'calls', by: 'hour' })).toMatchObject({ rows: [], total: null })
    expect(await report({ kind: 'drivers' })).toMatchObject({ rows: [], total: null })
  })

  it("count by the company's own days and hours, over a change of the clocks too", async () => {
    // Clocks went back in Texas on 1 November: 05:30 UTC was half past midnight, 06:30 half past one, 07:30 again.
    for (const at of ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z'])
      await aJob(at)
    await aJob('2026-11-02T05:59:00Z')
    await aJob('2026-11-02T06:00:00Z', { status: 'cancelled' })
    await aJob('2026-11-04T05:59:00Z', {
      status: 'cancelled',
      fields: { cancelReason: 'GONE_ON_ARRIVAL' },
    })
    await aJob('2026-11-04T06:00:00Z')
    const days = custom('2026-11-01', '2026-11-03')
    const outcomes = ['jobs', 'done', 'cancelled', 'gone']
    expect(await figures({ kind: 'jobs', ...days }, ...outcomes)).toEqual({
      rows: [
        ['Nov 1, 2026', 4, 4, 0, 0],
        ['Nov 2, 2026', 1, 0, 1, 0],
        ['Nov 3, 2026', 1, 0, 0, 1],
      ],
      total: [6, 4, 1, 1],
    })
    const byHour = await figures({ kind: 'jobs', by: 'hour', ...days }, 'jobs')
    expect(byHour.rows).toHaveLength(24)
    expect(byHour.rows.filter(([, jobs]) => jobs !== 0)).toEqual([
      ['12 AM', 2],
      ['1 AM', 2],
      ['11 PM', 2],
    ])
    const weeks = await figures(
      { kind: 'jobs', by: 'week', ...custom('2026-10-31', '2026-11-08') },
      'jobs',
    )
    expect(weeks.rows).toEqual([
      ['Oct 25, 2026', 0],
      ['Nov 1, 2026', 7],
      ['Nov 8, 2026', 0],
    ])
    const months = await figures({ kind: 'jobs', by: 'month', period: 'last 12 months' }, 'jobs')
    expect(months.rows).toHaveLength(12)
    expect(months.rows.at(-1)).toEqual(['Nov 2026', 7])
  })

  it('follow a job whatever becomes of it, and forget it when it is gone', async () => {
    const id = await aJob('2026-11-20T14:00:00Z', { status: 'pending' })
    const now = () => figures({ kind: 'jobs', period: 'today' }, 'open', 'done', 'cancelled')
    expect((await now()).total).toEqual([1, 0, 0])
    await desk.save({ id, status: 'completed', towReason: 'Lockout' })
    expect((await now()).total).toEqual([0, 1, 0])
    await database.db.raw(`update dispatch_call set status = 'cancelled' where id = $1`, [id])
    expect((await now()).total).toEqual([0, 0, 1])
    await database.db.raw('delete from dispatch_call where id = $1', [id])
    expect((await now()).total).toBeNull()
  })

  it('are by reason, town, account and truck, the largest first, and can be of some jobs only', async () => {
    const account = await desk.rows('vendor', { name: 'Prairie Club', type: 'Motor Club' })
    const truck = await desk.rows('truck', { name: 'Flatbed 7' })
    const [towReason, pickupAddress] = ['Accident', '2400 Preston Rd, Plano, TX 75093, USA']
    await aJob('2026-11-20T14:00:00Z', { fields: { towReason, pickupAddress, vendorId: account } })
    await aJob('2026-11-20T14:01:00Z', { fields: { towReason, truckId: truck, truckName: 'Old' } })
    await aJob('2026-11-20T14:02:00Z', { fields: { pickupAddress: '1 Elm St, Little Elm, TX' } })
    const by = async (name: AskedReport['by'], more = {}) =>
      (await figures({ kind: 'jobs', by: name, period: 'today', ...more }, 'jobs')).rows
    expect(await by('reason')).toEqual([
      ['Accident', 2],
      ['No reason given', 1],
    ])
    expect(await by('town')).toEqual([
      ['Little Elm', 1],
      ['Plano', 1],
      ['Town not known', 1],
    ])
    await database.db.raw(
      `update dispatch_call set vendor_id = (select id from vendor where is_placeholder)
       where fields ->> 'pickupAddress' like '1 Elm%'`,
    )
    expect(await by('account')).toEqual([
      ['No Account Specified', 2],
      ['Prairie Club', 1],
    ])
    expect(await by('truck')).toEqual([
      ['No truck', 2],
      ['Flatbed 7', 1],
    ])
    expect(await by('town', { reason: 'Accident' })).toHaveLength(2)
    expect(await by('reason', { accountId: account })).toEqual([['Accident', 1]])
    expect(await by('reason', { truckId: truck })).toEqual([['Accident', 1]])
    expect(await by('reason', { driverId: newId() })).toEqual([])
  })

  it('tell how long jobs took, and which promises were kept', async () => {
    for (const scene of [10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
      await aJob('2026-11-20T14:00:00Z', {
        minutes: {
          dispatchedDateTime: 4,
          onSceneDateTime: scene,
          completedDateTime: scene + 30,
          etaDateTime: 45,
        },
      })
    await aJob('2026-11-20T14:00:00Z', { minutes: { etaDateTime: 45 }, status: 'active' })
    // Of a tow for later the clock begins when it was wanted.
    await aJob('2026-11-20T14:00:00Z', {
      minutes: { scheduledDateTime: 600, onSceneDateTime: 605 },
      status: 'active',
    })
    const keys = ['dispatchedMedian', 'sceneMedian', 'sceneSlow', 'doneSlow', 'acceptedMedian']
    const { total } = await figures(
      { kind: 'times', by: 'month', period: 'today' },
      ...keys,
      'promised',
      'onTime',
    )
    expect(total).toEqual([4, 50, 90, 120, null, 11, 4 / 11])
  })

  it('know when a driver accepted', async () => {
    const driver = await desk.employ('June', ['driver'])
    const id = await aJob('2026-11-20T14:00:00Z', { status: 'pending' })
    await database.db.raw(
      `insert into offer (id, company_id, dispatch_call_id, driver_id, state, offered_at, until)
       values (gen_random_uuid(), $1, $2, $3, 'offered', now(), now())`,
      [desk.ours.companyId, id, driver.id],
    )
    await database.db.raw(`update offer set state = 'accepted', ended_at = '2026-11-20T14:07:00Z'`)
    const accepted = () => figures({ kind: 'times', by: 'day', period: 'today' }, 'acceptedMedian')
    expect((await accepted()).total).toEqual([7])
    await desk.save({ id, notes: 'behind the gas station' })
    expect((await accepted()).total).toEqual([7])
  })

  it('add up money before tax, by the mile and by the hour', async () => {
    const minutes = { dispatchedDateTime: 0, completedDateTime: 90 }
    await aJob('2026-11-20T14:00:00Z', {
      minutes,
      dollars: 150,
      tax: 12.38,
      fields: {
        pickupAddressLatLng: { lat: 33, lng: -96 },
        dropoffAddressLatLng: { lat: 33.144_732, lng: -96 },
      },
    })
    await aJob('2026-11-20T14:00:00Z', { dollars: 50.1, tax: 0 })
    await aJob('2026-11-20T14:00:00Z')
    const keys = ['revenue', 'tax', 'billed', 'average', 'miles', 'perMile', 'hours', 'perHour']
    const { total } = await figures({ kind: 'money', period: 'today' }, ...keys)
    expect(total).toEqual([20_010, 1238, 2, 10_005, 10, 1500, 1.5, 10_000])
  })

  it('tell what is invoiced and unpaid, until it is paid or void', async () => {
    const post = async (path: string, body: unknown) => {
      const { basic } = desk.ours
      const answer = await desk.product.call('POST', `/towline/${path}`, { basic, body })
      expect(answer.status, path).toBe(200)
      return z
        .array(Invoice)
        .or(Invoice)
        .parse(await answer.json())
    }
    const invoiced = async () => {
      const { id: jobId } = await desk.save(aBilledJob)
      const [invoice] = z.array(Invoice).parse(await post('invoice', { jobId }))
      return invoice ?? expect.unreachable()
    }
    const unpaid = async () =>
      (await figures({ kind: 'money', by: 'reason', period: 'today' }, 'unpaid')).total
    const { id } = await invoiced()
    expect(await unpaid()).toEqual([13_500])
    await post(`invoice/${id}/payment`, { key: newId(), method: 'Cash', amountCents: 1000 })
    expect(await unpaid()).toEqual([12_500])
    const other = await invoiced()
    expect(await unpaid()).toEqual([26_000])
    await post(`invoice/${other.id}/void`, { reason: 'Billed twice' })
    expect(await unpaid()).toEqual([12_500])
  })

  it('count phone calls, how many were answered, and who called back', async () => {
    const call = (more: string, values: string) =>
      database.db.raw(
        `insert into phone_call (id, company_id, call_sid, from_number, to_number, started_at,
           ai_agent_chat_id, relay_token ${more})
         select gen_random_uuid(), $1, gen_random_uuid()::text, '4695550142', '+1', '2026-11-20T14:00:00Z',
           gen_random_uuid()::text, 'x' ${values}`,
        [desk.ours.companyId],
      )
    await call(', outcome, trouble', `, 'nothing', 'dropped'`)
    await call(', outcome, trouble', `, 'transfer', 'missed'`)
    await call(', outcome', `, 'spam'`)
    await call(
      ', outcome, continues_call_id',
      `, 'message', (select max(id::text)::uuid from phone_call)`,
    )
    const keys = ['calls', 'answered', 'transfers', 'messages', 'dropped', 'callbacks', 'uncounted']
    const { total } = await figures({ kind: 'calls', by: 'hour', period: 'today' }, ...keys)
    expect(total).toEqual([3, 2 / 3, 1, 1, 1, 1, 1])
  })

  it('list licenses and plates that have expired or soon will', async () => {
    const june = await desk.employ('June', ['driver'])
    await desk.rows('truck', {
      name: 'Flatbed 1',
      license_plate: 'LST0101',
      plate_expires_at: new Date('2026-12-01T18:00:00Z'),
    })
    await desk.rows('truck', {
      name: 'Flatbed 2',
      plate_expires_at: new Date('2027-12-01T18:00:00Z'),
    })
    await database.db.raw(
      `update employee set license_number = '50110172', license_expires_at = '2026-11-18T18:00:00Z'
       where id = $1`,
      [june.id],
    )
    expect(await figures({ kind: 'expiring' }, 'what', 'number', 'expires', 'daysLeft')).toEqual({
      rows: [
        ['June Reyes', 'Driver’s license', '50110172', '2026-11-18', -2],
        ['Flatbed 1', 'License plate', 'LST0101', '2026-12-01', 11],
      ],
      total: null,
    })
  })

  it('go into a file that a spreadsheet counts with, and that holds no formula', async () => {
    for (const towReason of ['=HYPERLINK("http://x.example")', '+1', 'Lockout, twice'])
      await aJob('2026-11-20T14:00:00Z', { dollars: 95.5, fields: { towReason } })
    const answer = await ask({ kind: 'money', by: 'reason', period: 'today' }, '/csv')
    const { name, csv } = z.object({ name: z.string(), csv: z.string() }).parse(await answer.json())
    expect(name).toBe('revenue-by-reason-2026-11-20-to-2026-11-20.csv')
    expect(csv).not.toMatch(/(^|,)"?[=+@]/m)
    expect(csv.split('\n').slice(0, 5)).toEqual([
      '\uFEFFReason,Revenue before tax ($),Tax ($),Invoiced and unpaid ($),Jobs billed,Per job ($),Tow miles,Per tow mile ($),Hours worked (hours),Per hour ($)',
      `'+1,95.50,0.00,0.00,1,95.50,0,,0,`,
      `"'=HYPERLINK(""http://x.example"")",95.50,0.00,0.00,1,95.50,0,,0,`,
      '"Lockout, twice",95.50,0.00,0.00,1,95.50,0,,0,',
      'Total,286.50,0.00,0.00,3,95.50,0,,0,',
    ])
  })

  it('say what is wrong with a question', async () => {
    const wrong = async (question: AskedReport) => (await refusalOf(await ask(question))).fields
    expect(await wrong({ kind: 'jobs', period: 'custom' })).toEqual({
      from: 'Enter the first day',
      to: 'Enter the last day',
    })
    expect(await wrong({ kind: 'jobs', ...custom('2026-11-02', '2026-11-01') })).toEqual({
      to: 'The last day can’t be before the first',
    })
    expect(await wrong({ kind: 'jobs', ...custom('2020-01-01', '2026-11-01') })).toEqual({
      by: 'These are too many days for a row each. Choose weeks or months.',
    })
    expect(await wrong({ kind: 'calls', by: 'driver' })).toEqual({
      by: 'This report can’t be by driver. Choose day, week, month, weekday, hour.',
    })
  })

  it('reckon commissions by the rule of the day a job came in, a driver’s own before that of all', async () => {
    const june = await desk.employ('June', ['driver'])
    const sam = await desk.employ('Sam', ['driver'])
    const of = (person: typeof june) => ({
      fields: { driverId: person.id, driverName: person.name },
      dollars: 100.15,
      tax: 8,
    })
    const rule = (body: unknown) =>
      desk.product.call('POST', '/towline/commission', { basic: desk.ours.basic, body })
    await aJob('2026-11-19T14:00:00Z', of(june))
    await aJob('2026-11-20T14:00:00Z', of(june))
    await aJob('2026-11-20T14:00:00Z', { ...of(june), status: 'cancelled' })
    await aJob('2026-11-20T14:00:00Z', of(sam))
    await aJob('2026-11-20T14:00:00Z', { dollars: 500 })
    const earned = async () => (await figures({ kind: 'drivers' }, 'done', 'commission')).rows
    expect(await earned()).toEqual([
      ['June Reyes', 2, 0],
      ['Sam Reyes', 1, 0],
    ])
    expect((await rule({ validFrom: '2026-01-01', percent: 30, perJob: 0 })).status).toBe(200)
    expect(await earned()).toEqual([
      ['June Reyes', 2, 6010],
      ['Sam Reyes', 1, 3005],
    ])
    await rule({ validFrom: '2026-11-20', percent: 10, perJob: 5 })
    await rule({ driverId: sam.id, validFrom: '2026-11-01', percent: 50, perJob: 0 })
    expect(await earned()).toEqual([
      ['June Reyes', 2, 3005 + 1502],
      ['Sam Reyes', 1, 5008],
    ])
    expect(
      await refusalOf(await rule({ validFrom: '2026-11-19', percent: 0, perJob: 0 })),
    ).toMatchObject({
      fields: { validFrom: 'Choose today or a later day. What was earned before stays as it was.' },
    })
    const stranger = { driverId: newId(), validFrom: '2026-11-20', percent: 1, perJob: 0 }
    expect((await rule(stranger)).status).toBe(404)
    const listed = await desk.product.call('GET', '/towline/commission', { basic: desk.ours.basic })
    expect(await listed.json()).toMatchObject({
      today: '2026-11-20',
      rules: [
        { driverId: '', validFrom: '2026-11-20', percent: 10, perJob: 5 },
        { driverId: '', validFrom: '2026-01-01', percent: 30, perJob: 0 },
        { driverName: 'Sam Reyes', validFrom: '2026-11-01', percent: 50 },
      ],
    })
  })
})
