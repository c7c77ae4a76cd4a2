import {
  type Days,
  daysIn,
  type ReportBy,
  type ReportCell,
  type ReportKind,
  type ReportQuestion,
} from '@towline/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

/** Of which company, in whose time zone, and of which days. */
export type Span = { companyId: string; zone: string; days: Days }

/** One row of figures; the cells have the names of the report's columns. Without a key they are of all rows together. */
export type FiguresRow = {
  key: string | null
  label: string
  cells: Record<string, ReportCell>
}

/** When the days begin and are over, by the company's clock. */
const beginning = ({ zone, days }: Span) => sql`${days.from}::date::timestamp at time zone ${zone}`
const end = ({ zone, days }: Span) => sql`(${days.to}::date + 1)::timestamp at time zone ${zone}`

/** What came in at `moment` during the days. */
const during = (moment: RawBuilder<unknown>, span: Span) =>
  sql`${moment} >= ${beginning(span)} and ${moment} < ${end(span)}`

/** What a row of the calendar is known by: a day, the first day of a week or month, a number of the weekday or hour. */
function calendarKey(by: ReportBy, moment: RawBuilder<unknown>, zone: string) {
  const local = sql`(${moment} at time zone ${zone})`
  const keys: Partial<Record<ReportBy, RawBuilder<unknown>>> = {
    day: sql`${local}::date`,
    week: sql`(${local}::date - extract(dow from ${local})::int)`,
    month: sql`date_trunc('month', ${local})::date`,
    weekday: sql`extract(dow from ${local})::int`,
    hour: sql`extract(hour from ${local})::int`,
  }
  return keys[by]
}

/** What the other rows are known by, and how their names are found; `f` is job_figures or sums of them, `g` its groups. */
const grouped: Partial<
  Record<
    ReportBy,
    { key: RawBuilder<unknown>; name: RawBuilder<unknown>; label: RawBuilder<unknown> }
  >
> = {
  reason: { key: sql`f.reason`, name: sql`f.reason`, label: sql`g.name` },
  town: { key: sql`f.town`, name: sql`f.town`, label: sql`g.name` },
  zone: {
    key: sql`towline_zone_at(f.company_id, f.pickup_lat, f.pickup_lng)`,
    name: sql`null::text`,
    label: sql`(select z.name from zone z where z.company_id = g.company_id and z.id = g.key)`,
  },
  account: {
    // Jobs that were parked there have no account, as those that never had one.
    key: sql`nullif(f.vendor_id, (select p.id from vendor p
      where p.company_id = towline_company() and p.is_placeholder))`,
    name: sql`null::text`,
    label: sql`(select v.name from vendor v where v.company_id = g.company_id and v.id = g.key)`,
  },
  driver: {
    key: sql`case when f.driver_id <> '' then f.driver_id else f.driver_name end`,
    name: sql`f.driver_name`,
    label: sql`coalesce((select e.first_name || ' ' || e.last_name from employee e
      where e.company_id = g.company_id and e.id::text = g.key), g.name)`,
  },
  truck: {
    key: sql`case when f.truck_id <> '' then f.truck_id else f.truck_name end`,
    name: sql`f.truck_name`,
    label: sql`coalesce((select t.name from truck t
      where t.company_id = g.company_id and t.id::text = g.key), g.name)`,
  },
  source: {
    key: sql`f.is_by_agent`,
    name: sql`case when f.is_by_agent then 'Phone agent' else 'Dispatcher' end`,
    label: sql`g.name`,
  },
}

const count = (when: RawBuilder<unknown>) => sql`count(*) filter (where ${when})::int`
const total = (of: string) => sql`sum(${sql.ref(of)})::int`
const share = (part: RawBuilder<unknown>, of: RawBuilder<unknown>) =>
  sql`(${part}::float8 / nullif(${of}, 0))`
const onTime = share(count(sql`late <= 0`), sql`count(late)`)
const hours = sql`round(coalesce(sum(worked), 0) / 3600.0, 1)::float8`
const perHour = sql`round(sum(worked_cents) / nullif(sum(worked), 0) * 3600.0)::float8`
const open = sql`sum(jobs - done - cancelled - gone)::int`

/** The median and what nine of ten stay within, in whole minutes. */
const within = (part: number, of: RawBuilder<unknown>) =>
  sql`round(percentile_disc(${part}::float8) within group (order by ${of}) / 60.0)::int`
const toAccepted = sql`towline_seconds(clock_at, accepted_at)`

/** How each figure is made of what a row is made of: jobs, or sums of them. */
const figures: Record<
  Exclude<ReportKind, 'calls' | 'expiring'>,
  Record<string, RawBuilder<unknown>>
> = {
  jobs: {
    jobs: total('jobs'),
    done: total('done'),
    cancelled: total('cancelled'),
    gone: total('gone'),
    open,
    byAgent: total('by_agent'),
    agentShare: share(sql`sum(by_agent)`, sql`sum(jobs)`),
  },
  times: {
    jobs: total('jobs'),
    dispatchedMedian: within(0.5, sql`to_dispatched`),
    dispatchedSlow: within(0.9, sql`to_dispatched`),
    acceptedMedian: within(0.5, toAccepted),
    acceptedSlow: within(0.9, toAccepted),
    sceneMedian: within(0.5, sql`to_scene`),
    sceneSlow: within(0.9, sql`to_scene`),
    doneMedian: within(0.5, sql`to_done`),
    doneSlow: within(0.9, sql`to_done`),
    promised: sql`count(late)::int`,
    onTime,
  },
  money: {
    revenue: sql`sum(revenue_cents)::float8`,
    tax: sql`sum(tax_cents)::float8`,
    unpaid: sql`sum(unpaid_cents)::float8`,
    billed: total('billed'),
    average: sql`round(sum(revenue_cents) / nullif(sum(billed), 0))::float8`,
    miles: sql`round(coalesce(sum(meters), 0) / 1609.344, 1)::float8`,
    perMile: sql`round(sum(metered_cents) / nullif(sum(meters), 0) * 1609.344)::float8`,
    hours,
    perHour,
  },
  drivers: {
    done: total('done'),
    gone: total('gone'),
    onTime,
    sceneMedian: within(0.5, sql`to_scene`),
    hours,
    revenue: sql`sum(revenue_cents)::float8`,
    perHour,
    commission: sql`coalesce(sum(commission), 0)::float8`,
  },
}

/**
 * What a driver earns of a job, in cents: by their own rule or that of all drivers, as it was on the day it came in.
 * The rules are joined by the days they hold: looked up for each job they took longer than all the rest.
 */
const commission = sql`case when f.outcome = 'done' then
  round(f.revenue_cents * coalesce(own.percent, general.percent) / 100)
    + coalesce(own.per_job_cents, general.per_job_cents) end`
const rules = ({ companyId, zone }: Span) => sql`
  with rule as (select driver_id::text, percent, per_job_cents,
      valid_from::timestamp at time zone ${zone} as from_at,
      lead(valid_from, 1, 'infinity') over (partition by driver_id order by valid_from)::timestamp
        at time zone ${zone} as until_at
    from commission_rule where company_id = ${companyId})`
const ruled = sql`
  left join rule own on own.driver_id = f.driver_id
    and f.received_at >= own.from_at and f.received_at < own.until_at
  left join rule general on general.driver_id is null
    and f.received_at >= general.from_at and f.received_at < general.until_at`

const wanted = ({ kind, reason, accountId, driverId, truckId }: ReportQuestion) => sql`
  ${reason ? sql`and f.reason = ${reason}` : sql``}
  ${accountId ? sql`and f.vendor_id = ${accountId}` : sql``}
  ${driverId ? sql`and f.driver_id = ${driverId}` : sql``}
  ${truckId ? sql`and f.truck_id = ${truckId}` : sql``}
  ${kind === 'drivers' ? sql`and (f.driver_id <> '' or f.driver_name <> '')` : sql``}`

/** What the database keeps sums of (`job_sum`). */
const amounts = [
  'jobs',
  'done',
  'cancelled',
  'gone',
  'by_agent',
  'billed',
  'revenue_cents',
  'tax_cents',
  'unpaid_cents',
  'meters',
  'metered_cents',
  'worked',
  'worked_cents',
]
const each = (of: (amount: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  sql.join(amounts.map((amount) => of(sql.ref(amount))))

/** Sums are kept by these, of months; by the calendar of quarters of an hour, of which its days are made. */
const keptBy: readonly ReportBy[] = ['account', 'reason', 'town', 'driver', 'truck', 'source']
/** In fewer days there are not more jobs than what the months have too many or too few. */
const FEW_DAYS = 28

/** The kept sums that a question is answered from; null where it wants the jobs themselves. */
function keptSums(by: ReportBy, span: Span, question: ReportQuestion): RawBuilder<unknown> | null {
  const { kind, reason, accountId, driverId, truckId } = question
  if ((kind !== 'jobs' && kind !== 'money') || reason || accountId || driverId || truckId)
    return null
  if (!grouped[by])
    return sql`select at as received_at, ${each((amount) => amount)} from job_sum
      where company_id = ${span.companyId} and by = 'time' and ${during(sql`at`, span)}`
  return keptBy.includes(by) && daysIn(span.days) >= FEW_DAYS ? sumsOfMonths(by, span) : null
}

/**
 * Of the months nearest to the days, less what they have too many jobs or with what they have too few. As the
 * figures of jobs have it, a row for each key and name.
 */
const sumsOfMonths = (by: ReportBy, span: Span) => sql`
  with days as (select ${beginning(span)} as since, ${end(span)} as till),
  months as (select *, ${nearestMonth(sql`since`)} as first, ${nearestMonth(sql`till`)} as last from days),
  parts as (
    select key, name, ${each((amount) => amount)} from job_sum, months
    where company_id = ${span.companyId} and by = ${by} and at >= first and at < last
    union all
    select s.key, s.name, ${each((amount) => sql`sign * a.${amount}`)}
    from months, lateral (values (1, since, first), (-1, first, since), (1, last, till), (-1, till, last))
        edge (sign, since, till),
      job_figures f, towline_amounts(f) a, towline_sums_of(f) s
    where f.company_id = ${span.companyId} and f.received_at >= edge.since and f.received_at < edge.till
      and s.by = ${by})
  select ${by === 'account' ? sql`nullif(key, '')::uuid` : sql`null::uuid`} as vendor_id, key as reason,
    key as town, key = 'true' as is_by_agent, key as driver_id, name as driver_name, key as truck_id,
    name as truck_name, ${each((amount) => sql`sum(${amount}) as ${amount}`)}
  from parts group by key, name having sum(jobs) <> 0`

const nearestMonth = (moment: RawBuilder<unknown>) =>
  sql`date_trunc('month', (${moment} + interval '15 days') at time zone 'UTC') at time zone 'UTC'`

/** The jobs of a question, with what each of them adds to its row. */
const eachJob = (span: Span, question: ReportQuestion) => sql`
  select f.*, a.jobs, a.done, a.cancelled, a.gone, a.by_agent, a.billed, a.metered_cents, a.worked_cents
  from job_figures f, towline_amounts(f) a
  where f.company_id = ${span.companyId} and ${during(sql`f.received_at`, span)} ${wanted(question)}`

/** The figures of jobs, a row for each group and one for all of them. */
export async function jobFigures(
  tx: Tx,
  span: Span,
  question: ReportQuestion & { kind: keyof typeof figures },
): Promise<FiguresRow[]> {
  const { kind } = question
  const isOfDrivers = kind === 'drivers'
  const by = isOfDrivers ? 'driver' : question.by
  const other = grouped[by]
  const key = other?.key ?? calendarKey(by, sql`f.received_at`, span.zone)
  const { rows } = await sql<FiguresRow>`
    select case when g.is_total = 0 then coalesce(g.key::text, '') end as key, coalesce(${other?.label ?? sql`''`}, '') as label, g.cells from (
      select f.key, max(f.name) as name,
        ${span.companyId}::uuid as company_id, grouping(f.key) as is_total,
        ${cells(figures[kind])} as cells
      from (
        ${isOfDrivers ? rules(span) : sql``}
        select f.*, ${key} as key, ${other?.name ?? sql`null::text`} as name
          ${isOfDrivers ? sql`, ${commission} as commission` : sql``}
        from (${keptSums(by, span, question) ?? eachJob(span, question)}) f ${isOfDrivers ? ruled : sql``}
      ) f group by grouping sets ((f.key), ()) having grouping(f.key) = 1 or sum(f.jobs) <> 0
    ) g order by g.is_total, g.key`.execute(tx)
  return rows
}

const cells = (columns: Record<string, RawBuilder<unknown>>) =>
  sql`jsonb_build_object(${sql.join(
    Object.entries(columns).flatMap(([name, value]) => [sql.lit(name), value]),
  )})`

/** The figures of phone calls, in the same form. Wrong numbers and sales calls are counted apart. */
export async function callFigures(
  tx: Tx,
  span: Span,
  { by }: Pick<ReportQuestion, 'by'>,
): Promise<FiguresRow[]> {
  const columns = {
    calls: total('calls'),
    answered: share(sql`sum(calls - failed)`, sql`sum(calls)`),
    jobs: total('jobs'),
    jobShare: share(sql`sum(jobs)`, sql`sum(calls)`),
    transfers: total('transfers'),
    messages: total('messages'),
    dropped: total('dropped'),
    callbacks: sql`least(${share(sql`sum(continued)`, sql`sum(dropped)`)}, 1)`,
    uncounted: total('uncounted'),
  }
  const { rows } = await sql<FiguresRow>`
    select key::text as key, '' as label, cells from (
      select key, grouping(key) as is_total, ${cells(columns)} as cells
      from (
        select *, ${calendarKey(by, sql`at`, span.zone)} as key from call_sum
        where company_id = ${span.companyId} and calls + uncounted > 0 and ${during(sql`at`, span)}
      ) s group by grouping sets ((key), ())
    ) g order by is_total, key`.execute(tx)
  return rows
}

/** Licenses of the company's people and plates of its trucks that have expired or will by a day. */
export async function expiring(
  tx: Tx,
  {
    companyId,
    zone,
    today,
    until,
  }: { companyId: string; zone: string; today: string; until: string },
): Promise<FiguresRow[]> {
  const on = (column: RawBuilder<unknown>) => sql`(${column} at time zone ${zone})::date`
  const { rows } = await sql<FiguresRow>`
    select id::text || what as key, name as label, jsonb_build_object('what', what, 'number', number,
      'expires', to_char(day, 'YYYY-MM-DD'), 'daysLeft', day - ${today}::date) as cells
    from (
      select id, first_name || ' ' || last_name as name, 'Driver’s license' as what,
        license_number as number, ${on(sql`license_expires_at`)} as day
      from employee where company_id = ${companyId} and deleted_at is null
      union all
      select id, name, 'License plate', license_plate, ${on(sql`plate_expires_at`)}
      from truck where company_id = ${companyId} and status = 'active'
    ) dated
    where day <= ${until}::date order by day, name, id`.execute(tx)
  return rows
}
