import type { Db } from '../../../platform/db/index.ts'

const amounts = `sum(jobs)::int as jobs, sum(done)::int as done, sum(cancelled)::int as cancelled, sum(gone)::int as gone,
  sum(by_agent)::int as by_agent, sum(billed)::int as billed, sum(revenue_cents)::text as revenue,
  sum(tax_cents)::text as tax, sum(unpaid_cents)::text as unpaid, coalesce(sum(meters), 0)::text as meters,
  sum(metered_cents)::text as metered, coalesce(sum(worked), 0)::text as worked, sum(worked_cents)::text as worked_cents`

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
        case when worked > 0 then revenue_cents else 0 end as worked_cents
      from job_figures)
    ${[
      of('time', `''`, `''`, `date_bin('15 minutes', received_at, '2000-01-01Z')`),
      of('account', `coalesce(vendor_id::text, '')`, `''`),
      of('reason', 'reason', `''`),
      of('town', 'town', `''`),
      of('source', 'is_by_agent::text', `''`),
      of('driver', `coalesce(nullif(driver_id, ''), driver_name)`, 'driver_name'),
      of('truck', `coalesce(nullif(truck_id, ''), truck_name)`, 'truck_name'),
    ].join(' union all ')} order by 1, 2, 3, 4, 5`)
  return { kept, summed }
}
