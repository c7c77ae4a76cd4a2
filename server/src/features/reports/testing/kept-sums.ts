import type { Db } from '../../../platform/db/index.ts'

const amounts = `sum(jobs)::int as jobs, sum(done)::int as done, sum(cancelled)::int as cancelled, sum(gone)::int as gone,
  sum(by_agent)::int as by_agent, sum(billed)::int as billed, sum(revenue_cents)::text as revenue,
  sum(tax_cents)::text as tax, sum(unpaid_cents)::text as unpaid, coalesce(sum(meters), 0)::text as meters,
  sum(metered_cents)::text as metered, coalesce(sum(worked), 0)::text as worked, sum(worked_cents)::text as worked_cents,
  sum(promised)::int as promised, sum(on_time)::int as on_time, sum(commission_cents)::text as commission,
  sum(dispatched_minutes)::text as dispatched, sum(accepted_minutes)::text as accepted,
  sum(scene_minutes)::text as scene, sum(done_minutes)::text as done_in`

/** One at its minute, as eight digits for each of the first 240. */
const minute = (seconds: string) =>
  `case when round(${seconds} / 60.0) < 240
    then rpad('1', 1 + 8 * round(${seconds} / 60.0)::int, '0')::numeric else 0 end`

/** The sums of all jobs that the database keeps, and the same made of the figures of the jobs. */
export async function keptAndSummed(db: Db): Promise<{ kept: unknown[]; summed: unknown[] }> {
  const rowsOf = async (text: string) => (await db.raw(text)).rows
  const kept = await rowsOf(`select company_id, by, at, key, name, ${amounts} from job_sum
    group by 1, 2, 3, 4, 5 having sum(jobs) <> 0 order by 1, 2, 3, 4, 5`)
  const of = (
    by: string,
    key: string,
    name: string,
    at = `date_trunc('month', received_at, 'UTC')`,
  ) => `
    select company_id, '${by}' as by, ${at} as at, ${key} as key, ${name} as name, ${amounts}
    from jobs group by 1, 2, 3, 4, 5`
  const summed = await rowsOf(`
    with jobs as (
      select *, 1 as jobs, (outcome = 'done')::int as done, (outcome = 'cancelled')::int as cancelled,
        (outcome = 'gone on arrival')::int as gone, is_by_agent::int as by_agent,
        (revenue_cents <> 0)::int as billed, case when meters > 0 then revenue_cents else 0 end as metered_cents,
        case when worked > 0 then revenue_cents else 0 end as worked_cents,
        (late is not null)::int as promised, coalesce(late <= 0, false)::int as on_time,
        ${minute('to_dispatched')} as dispatched_minutes, ${minute('to_scene')} as scene_minutes,
        ${minute('towline_seconds(clock_at, accepted_at)')} as accepted_minutes,
        ${minute('to_done')} as done_minutes
      from job_figures)
    ${[
      of('time', `''`, `''`, `date_bin('15 minutes', received_at, '2000-01-01Z')`),
      of('account', `coalesce(vendor_id::text, '')`, `''`),
      of('reason', 'reason', `''`),
      of('town', 'town', `''`),
      of('zone', `coalesce(zone_id::text, '')`, `''`),
      of('source', 'is_by_agent::text', `''`),
      of('driver', `coalesce(nullif(driver_id, ''), driver_name)`, 'driver_name'),
      of('truck', `coalesce(nullif(truck_id, ''), truck_name)`, 'truck_name'),
    ].join(' union all ')} order by 1, 2, 3, 4, 5`)
  return { kept, summed }
}
