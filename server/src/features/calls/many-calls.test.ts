import { DashboardCharts, DashboardFigures, PhoneCall } from '@towline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/db/index.ts'
import { embeddedCopy } from '../../testing/images.ts'
import { type Product, startProduct, type TestCompany } from '../../testing/product.ts'

const CALLS = 100_000
const NOW = Date.parse('2026-11-20T15:00:00Z')

/** A call every nine minutes from 20,000 numbers, a fifth of them without a name. */
const FILL = `insert into phone_call (id, company_id, call_sid, from_number, to_number, started_at,
    ended_at, seconds, outcome, ai_agent_chat_id, relay_token, customer_name, custom_data)
  select gen_random_uuid(), $1::uuid, 'CA' || n, (2140000000 + n % 20000)::text, '+14695550100',
    to_timestamp($2::bigint / 1000) - n * interval '9 minutes', now(), 60, 'nothing', 'chat' || n,
    'relay' || n, name, jsonb_build_object('customer_name', name, 'from_number', '', 'reason', '',
      'start_time', 0, 'pickup_address', '', 'valid_pickup_address', false, 'dropoff_address', '',
      'valid_dropoff_address', false, 'vehicle', '', 'vehicle_color', '', 'text_accepted', false)
  from generate_series(1, $3::int) n,
    lateral (select case when n % 5 = 0 then '' else 'Customer ' || n % 20000 end as name) named`

describe('a company with a hundred thousand calls', () => {
  let db: Db
  let product: Product
  let ours: TestCompany
  beforeAll(async () => {
    db = await embeddedCopy()
    product = await startProduct(db, {}, () => NOW)
    ours = await product.company('Our Towing')
    await db.raw(FILL, [ours.companyId, NOW, CALLS])
    await db.raw('vacuum analyze phone_call')
  }, 120_000)
  afterAll(async () => {
    await product.stop()
    await db.close()
  })

  const read = async (path: string): Promise<unknown> => {
    const answer = await product.call('GET', `/towline/${path}`, { basic: ours.basic })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
  const calls = async (path: string) => PhoneCall.array().parse(await read(path))

  it('finds a customer by part of their number or name, each number once', async () => {
    const byNumber = await calls(`customer/search/${encodeURIComponent('(214) 001-2344')}`)
    expect(byNumber.map(({ fromNumber }) => fromNumber)).toEqual(['2140012344'])
    const byName = await calls('customer/search/customer%2012344')
    expect(byName.map(({ id }) => id)).toEqual(byNumber.map(({ id }) => id))
    const broad = await calls('customer/search/Customer?limit=200')
    expect(new Set(broad.map(({ fromNumber }) => fromNumber)).size).toBe(200)
  })

  it('pages through all of them, and filters by a number', async () => {
    const first = await calls('customer/calls?limit=200')
    const second = await calls(`customer/calls?limit=200&before=${first.at(-1)?.id}`)
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(400)
    expect(await calls('customer/calls?number=214-001-2344')).toHaveLength(CALLS / 20_000)
  })

  it('adds them all up', async () => {
    const figures = DashboardFigures.parse(await read('dashboard'))
    expect(figures).toMatchObject({ totalRecords: CALLS, totalTimeAll: CALLS * 60 })
    const { byDay, lifetime } = DashboardCharts.parse(await read('dashboard/charts'))
    expect(lifetime).toMatchObject({ calls: CALLS, minutesSaved: CALLS })
    // A call every nine minutes is 160 a day, and 167 on the day the clocks go back.
    expect(byDay.slice(1, -1).every(({ calls }) => calls >= 159 && calls <= 167)).toBe(true)
  })
})
