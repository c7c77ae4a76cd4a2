import { type DashboardWork, LONG_WAIT_MINUTES, type Trend, urgencies } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

const WEEK = 7 * 24 * 3600 * 1000

type Asked = { companyId: string; now: number }

const moment = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`

/** Calls that count of the last two weeks by the minute on the company's wall clock; `isNow` in the last of them. */
export async function callsOfTwoWeeks(tx: Tx, { companyId, now, zone }: Asked & { zone: string }) {
  const { rows } = await sql<{ at: string; isNow: boolean; answered: number; jobs: number }>`
    select to_char(started_at at time zone ${zone}, 'YYYY-MM-DD"T"HH24:MI') as at,
      started_at > ${moment(now - WEEK)} as "isNow",
      count(*) filter (where trouble is null or trouble not in ('missed', 'line failed'))::int as answered,
      count(dispatch_call_id)::int as jobs
    from phone_call
    where company_id = ${companyId} and is_counted
      and started_at > ${moment(now - 2 * WEEK)} and started_at <= ${moment(now)}
    group by 1, 2`.execute(tx)
  return rows
}

/** Median minutes of the jobs of the last two weeks. */
export async function timesOfTwoWeeks(
  tx: Tx,
  { companyId, now }: Asked,
): Promise<Pick<DashboardWork, 'minutesToDispatch' | 'minutesToScene'>> {
  const median = (seconds: string) =>
    sql`round(percentile_disc(0.5) within group (order by ${sql.ref(seconds)}) / 60.0)::float8`
  const { rows } = await sql<{ isNow: boolean; dispatch: number | null; scene: number | null }>`
    select received_at > ${moment(now - WEEK)} as "isNow",
      ${median('to_dispatched')} as dispatch, ${median('to_scene')} as scene
    from job_figures
    where company_id = ${companyId} and received_at > ${moment(now - 2 * WEEK)}
      and received_at <= ${moment(now)}
    group by 1`.execute(tx)
  const of = (name: 'dispatch' | 'scene'): Trend => ({
    now: rows.find(({ isNow }) => isNow)?.[name] ?? null,
    before: rows.find(({ isNow }) => !isNow)?.[name] ?? null,
  })
  return { minutesToDispatch: of('dispatch'), minutesToScene: of('scene') }
}

/** More drivers than these are in the reports. */
const MOST_DRIVERS = 8

/** Jobs by driver: those open now, and those done in the last seven days. */
export async function jobsByDriver(
  tx: Tx,
  { companyId, now }: Asked,
): Promise<DashboardWork['drivers']> {
  const { rows } = await sql<DashboardWork['drivers'][number]>`
    select max(driver_name) as name, count(*) filter (where outcome = 'open')::int as open,
      count(*) filter (where outcome = 'done')::int as done
    from job_figures
    where company_id = ${companyId} and driver_name <> ''
      and (outcome = 'open' or (outcome = 'done' and received_at > ${moment(now - WEEK)}))
    group by case when driver_id <> '' then driver_id else driver_name end
    order by 2 desc, 3 desc, 1 limit ${MOST_DRIVERS}`.execute(tx)
  return rows
}

/** Open jobs that want attention, as the order of the board has them; one the map does not know may be counted twice. */
export async function jobsToLookAt(
  tx: Tx,
  { companyId, now }: Asked,
): Promise<DashboardWork['attention']> {
  const { rows } = await sql<DashboardWork['attention']>`
    with open as (
      select case when due_ms <= ${now} then ${sql.lit(urgencies.late)} else urgency end as urgency,
        waits_from_ms,
        coalesce(fields ->> 'pickupAddress', '') <> ''
          and jsonb_typeof(fields -> 'pickupAddressLatLng') is distinct from 'object' as is_unplaced
      from dispatch_call
      where company_id = ${companyId} and status in ('pending', 'active') and urgency is not null)
    select count(*) filter (where urgency = ${sql.lit(urgencies.emergency)})::int as emergencies,
      count(*) filter (where urgency = ${sql.lit(urgencies.offerUnanswered)})::int as unanswered,
      count(*) filter (where urgency = ${sql.lit(urgencies.late)})::int as late,
      count(*) filter (where urgency = ${sql.lit(urgencies.waiting)}
        and waits_from_ms < ${now - LONG_WAIT_MINUTES * 60_000})::int as waiting,
      count(*) filter (where is_unplaced)::int as unplaced
    from open`.execute(tx)
  return rows[0] ?? { emergencies: 0, unanswered: 0, late: 0, waiting: 0, unplaced: 0 }
}
