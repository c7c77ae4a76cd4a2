import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { everyEngine } from '../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../testing/product.ts'
import { type Random, randomFrom } from '../../testing/random.ts'
import { callFigures, callsByHour } from './index.ts'

const NOW = Date.parse('2026-11-20T15:00:00Z')
const MINUTE = 60_000
/** By whole hours, by quarters of one, and by half an hour in winter and a whole one in summer. */
const ZONES = ['America/Chicago', 'Asia/Kathmandu', 'Australia/Lord_Howe']

everyEngine('the sums of phone calls', (database) => {
  let product: Product
  let companies: TestCompany[]
  beforeEach(async () => {
    product = await startProduct(database.db, {}, () => NOW)
    companies = [await product.company('Our Towing'), await product.company('Their Towing')]
    for (const { basic } of companies)
      await product.call('POST', '/towline/dispatch', { basic, body: { customerName: 'Nadia' } })
  })
  afterEach(() => product.stop())

  const rowsOf = async (text: string) => (await database.db.raw(text)).rows
  const kept = () => rowsOf('select * from call_sum where calls + uncounted > 0 order by 1, 2')
  const counted = () =>
    rowsOf(`select company_id, date_bin('15 minutes', started_at, '2000-01-01Z') as at,
        count(*) filter (where is_counted)::int as calls,
        count(*) filter (where is_counted and trouble in ('missed', 'line failed'))::int as failed,
        count(dispatch_call_id) filter (where is_counted)::int as jobs,
        coalesce(sum(seconds) filter (where is_counted), 0)::bigint as seconds,
        count(*) filter (where outcome = 'transfer')::int as transfers,
        count(*) filter (where outcome = 'message')::int as messages,
        count(*) filter (where trouble = 'dropped')::int as dropped,
        count(continues_call_id)::int as continued, count(*) filter (where not is_counted)::int as uncounted
      from phone_call group by 1, 2 order by 1, 2`)

  /** A call that begins within a month before now, mostly at the turn of a quarter. */
  const write = (random: Random) =>
    database.db.raw(
      `insert into phone_call (id, company_id, call_sid, from_number, to_number, started_at, seconds, outcome, trouble,
         ai_agent_chat_id, relay_token)
       select gen_random_uuid(), $1::uuid, gen_random_uuid(), '', '', $2::timestamptz + n * interval '7 minutes', n * 31,
         $3, $4, gen_random_uuid(), 'x' from generate_series(1, $5::int) n`,
      [
        random.one(companies).companyId,
        new Date(NOW - random.below(4 * 24 * 30) * 15 * MINUTE - random.below(2)),
        random.one(['nothing', 'job', 'transfer', 'message', 'spam', 'wrong number']),
        random.one(['', 'dropped', 'missed', 'line failed']),
        1 + random.below(4),
      ],
    )

  /** One of what becomes of calls, for one or several of them at once. */
  const change = (random: Random) => {
    const some = `id in (select id from phone_call order by md5(id::text || '${random.next()}') limit ${1 + random.below(3)})`
    return database.db.raw(
      random.one([
        `update phone_call set seconds = seconds + 60 where ${some}`,
        `update phone_call set outcome = 'spam', trouble = 'dropped' where ${some}`,
        `update phone_call set outcome = 'transfer', trouble = '' where ${some}`,
        `update phone_call set started_at = started_at - interval '40 minutes' where ${some}`,
        `update phone_call p set dispatch_call_id = (select j.id from dispatch_call j
           where j.company_id = p.company_id) where ${some}`,
        `update phone_call set dispatch_call_id = null where ${some}`,
        `update phone_call p set continues_call_id = (select b.id from phone_call b
           where b.company_id = p.company_id and b.id <> p.id limit 1) where ${some}`,
        `update phone_call set customer_name = 'Nadia' where ${some}`,
        `delete from phone_call where ${some}`,
      ]),
    )
  }

  it('are those of the calls, whatever becomes of them, by the clocks of any company', async () => {
    const random = randomFrom(21)
    for (let step = 0; step < 60; step += 1)
      await (random.chance(0.6) ? write(random) : change(random))
    expect(await kept()).toEqual(await counted())
    await rowsOf('select towline_sum_all_calls()')
    expect(await kept()).toEqual(await counted())
    for (const zone of ZONES)
      for (const { companyId } of companies) {
        const asked = { companyId, zone, now: NOW }
        const hours = await database.db.asCompany(companyId, (tx) =>
          callsByHour(tx, { ...asked, days: 30 }),
        )
        const { month } = await database.db.asCompany(companyId, (tx) => callFigures(tx, asked))
        const ofCalls = await database.db.asCompany(companyId, async (tx) => {
          const local = sql`(started_at at time zone ${zone})`
          const today = sql`(${new Date(NOW).toISOString()}::timestamptz at time zone ${zone})::date`
          const byHour = await sql`
            select to_char(${local}, 'YYYY-MM-DD') as day, extract(hour from ${local})::int as hour,
              count(*)::int as calls, count(dispatch_call_id)::int as jobs
            from phone_call where is_counted and ${local}::date between ${today} - 29 and ${today}
            group by 1, 2 order by 1, 2`.execute(tx)
          const ofMonth = await sql`
            select count(*)::int as calls, count(dispatch_call_id)::int as jobs,
              coalesce(sum(seconds), 0)::float8 as seconds
            from phone_call where is_counted and date_trunc('month', ${local}) >= date_trunc('month', ${today})`.execute(
            tx,
          )
          return { hours: byHour.rows, month: ofMonth.rows[0] }
        })
        expect({ hours, month }, zone).toEqual(ofCalls)
      }
  })

  it('are kept for each company by itself, and go with it', async () => {
    const random = randomFrom(22)
    for (let step = 0; step < 10; step += 1) await write(random)
    const [ours, theirs] = companies.map(({ companyId }) => companyId)
    await rowsOf(`delete from company where id = '${theirs}'`)
    expect(await kept()).toEqual(await counted())
    expect(await rowsOf('select distinct company_id from call_sum')).toEqual([{ company_id: ours }])
  })
})
