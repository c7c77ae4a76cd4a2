import { daysIn, type ReportBy, type ReportKind, type ReportQuestion } from '@towline/contract'
import { type RawBuilder, sql } from 'kysely'
import { beginning, during, end, isCalendar, keysOf, type Span } from './figure-keys.store.ts'

/** The reports that are made of jobs. */
export type JobsKind = Exclude<ReportKind, 'calls' | 'expiring'>
export type JobsQuestion = ReportQuestion & { kind: JobsKind }

/** What the figures are made of; the database keeps sums of it (`job_sum`). */
const amounts: Record<JobsKind, readonly string[]> = {
  jobs: ['jobs', 'done', 'cancelled', 'gone', 'by_agent'],
  times: ['jobs', 'promised', 'on_time'],
  money: [
    ...['jobs', 'revenue_cents', 'tax_cents', 'unpaid_cents', 'billed'],
    ...['meters', 'metered_cents', 'worked', 'worked_cents'],
  ],
  drivers: [
    ...['jobs', 'done', 'gone', 'promised', 'on_time', 'worked', 'worked_cents'],
    ...['revenue_cents', 'commission_cents'],
  ],
}

/** What took so many seconds, four hours as they are rounded, is not in the sums (`towline_minute`). */
const LONG = sql.lit(14_370)

/** What the minutes are made of. */
const seconds = {
  dispatched: sql`f.to_dispatched`,
  accepted: sql`towline_seconds(f.clock_at, f.accepted_at)`,
  scene: sql`f.to_scene`,
  done: sql`f.to_done`,
}
export type Measure = keyof typeof seconds

/** What is told in minutes, as a median and what nine of ten stay within. */
export const measuresOf: Record<JobsKind, readonly Measure[]> = {
  jobs: [],
  times: ['dispatched', 'accepted', 'scene', 'done'],
  money: [],
  drivers: ['scene'],
}

const received = sql`f.received_at`
const NONE = sql`0`
const as = (name: string, value: RawBuilder<unknown>) => sql`${value} as ${sql.ref(name)}`
const minutesOf = (measure: Measure) => `${measure}_minutes`
/** All that is added up for a kind of report. */
const addedUp = (kind: JobsKind) => [...amounts[kind], ...measuresOf[kind].map(minutesOf)]

/**
 * What a driver earns of a job, in cents: by their own rule or that of all drivers, as it was on the day it came in.
 * The rules are joined by the days they hold: looked up for each job they took longer than all the rest.
 */
const commission = sql`case when f.outcome = 'done' then
  round(f.revenue_cents * coalesce(own.percent, general.percent) / 100)
    + coalesce(own.per_job_cents, general.per_job_cents) else 0 end`
const rules = ({ companyId, zone }: Span) => sql`
  rule as (select driver_id::text, percent, per_job_cents,
      valid_from::timestamp at time zone ${zone} as from_at,
      lead(valid_from, 1, 'infinity') over (partition by driver_id order by valid_from)::timestamp
        at time zone ${zone} as until_at
    from commission_rule where company_id = ${companyId})`
const ruled = sql`
  left join rule own on own.driver_id = f.driver_id
    and f.received_at >= own.from_at and f.received_at < own.until_at
  left join rule general on general.driver_id is null
    and f.received_at >= general.from_at and f.received_at < general.until_at`

const wanted = ({ kind, reason, accountId, driverId, truckId }: JobsQuestion) => sql`
  ${reason ? sql`and f.reason = ${reason}` : sql``}
  ${accountId ? sql`and f.vendor_id = ${accountId}` : sql``}
  ${driverId ? sql`and f.driver_id = ${driverId}` : sql``}
  ${truckId ? sql`and f.truck_id = ${truckId}` : sql``}
  ${kind === 'drivers' ? sql`and (f.driver_id <> '' or f.driver_name <> '')` : sql``}`

type Asked = { by: ReportBy; span: Span; question: JobsQuestion }

/** The rows of jobs that came in at some time; what came in on other days than those asked for is taken away. */
function rowsOfJobs(at: RawBuilder<unknown>, { by, span, question }: Asked) {
  const { kind } = question
  const { ofJob, name } = keysOf(by, span)
  const measures = measuresOf[kind]
  const isOfDrivers = kind === 'drivers'
  const amountOf = (of: string) => (of === 'commission_cents' ? commission : sql.ref(`a.${of}`))
  const jobs = sql`
    select ${ofJob} as key, ${name} as name, case when ${during(received, span)} then 1 else -1 end as sign,
      ${sql.join([
        ...amounts[kind].map((of) => as(of, amountOf(of))),
        ...measures.map((measure) => as(measure, seconds[measure])),
      ])}
    from job_figures f ${isOfDrivers ? ruled : sql``}, towline_amounts(f) a
    where f.company_id = ${span.companyId} and (${at}) ${wanted(question)}`
  const added = amounts[kind].map((of) => as(of, sql`job.sign * ${sql.ref(of)}`))
  if (measures.length === 0) return sql`select key, name, ${sql.join(added)} from (${jobs}) job`
  const minutes = measures.map((measure, place) =>
    as(
      minutesOf(measure),
      sql`coalesce(sum(jobs * towline_minute(minute * 60)) filter (where measure = ${sql.lit(place)}), 0)`,
    ),
  )
  // The jobs of each minute are counted first: a long number is made for each minute, not for each job.
  return sql`
    (with ${isOfDrivers ? sql`${rules(span)}, ` : sql``} job as materialized (${jobs})
    select key, name, ${sql.join([...added, ...measures.map((measure) => as(minutesOf(measure), NONE))])} from job
    union all
    select key, name, ${sql.join([...amounts[kind].map((of) => as(of, NONE)), ...minutes])}
    from (
      select key, name, measure, (seconds + 30) / 60 as minute, sum(sign) as jobs
      from job, lateral (values ${sql.join(
        measures.map((measure, place) => sql`(${sql.lit(place)}, ${sql.ref(measure)})`),
      )}) took (measure, seconds)
      where seconds < ${LONG} group by 1, 2, 3, 4) counted
    group by key, name)`
}

/** The rows (`key`, `name` and what is added up) of all jobs of a question, for each of them or added up already. */
export const jobRows = (asked: Asked): RawBuilder<unknown> =>
  rowsOfJobs(during(received, asked.span), asked)

/** In fewer days there are not more jobs than what the months have too many or too few. */
const FEW_DAYS = 28

/**
 * The same rows from the sums that are kept: of quarters of an hour, of which days are made by any clock, and for rows
 * that are no calendar's of months; null where the question wants the jobs themselves.
 */
export function keptRows(asked: Asked): RawBuilder<unknown> | null {
  const { by, span, question } = asked
  const { kind, reason, accountId, driverId, truckId } = question
  if (reason || accountId || driverId || truckId) return null
  if (isCalendar(by))
    return sql`select ${keysOf(by, span).ofSum} as key, name, ${sql.join(addedUp(kind).map(sql.ref))}
      from job_sum s where company_id = ${span.companyId} and by = 'time' and ${during(sql`at`, span)}`
  return daysIn(span.days) >= FEW_DAYS ? rowsOfMonths(asked) : null
}

/**
 * Of the months nearest to the days, less what they have too many jobs or with what they have too few. As the
 * figures of jobs have it, a row for each key and name.
 */
function rowsOfMonths(asked: Asked) {
  const { by, span, question } = asked
  const [since, till] = [beginning(span), end(span)]
  const [first, last] = [nearestMonth(since), nearestMonth(till)]
  const sums = addedUp(question.kind)
  return sql`(
    select key, name, ${sql.join(sums.map((of) => as(of, sql`sum(${sql.ref(of)})`)))}
    from (
      select ${keysOf(by, span).ofSum} as key, name, ${sql.join(sums.map(sql.ref))}
      from job_sum s
      where company_id = ${span.companyId} and by = ${by} and at >= ${first} and at < ${last}
        ${question.kind === 'drivers' ? sql`and key <> ''` : sql``}
      union all
      ${rowsOfJobs(sql`${between(since, first)} or ${between(till, last)}`, asked)}) parts
    group by key, name having sum(jobs) <> 0)`
}

const nearestMonth = (moment: RawBuilder<unknown>) =>
  sql`date_trunc('month', (${moment} + interval '15 days') at time zone 'UTC') at time zone 'UTC'`
const between = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql`(${received} >= least(${one}, ${other}) and ${received} < greatest(${one}, ${other}))`

/** The minutes of jobs that took longer than the sums know minutes, by their key and of all (`is_total`). */
export function slowJobs({ by, span, question }: Asked): RawBuilder<unknown> {
  const measures = measuresOf[question.kind]
  const longest = sql`greatest(f.to_dispatched, f.to_scene, f.to_done, towline_seconds(f.clock_at, f.accepted_at))`
  return sql`
    select key, grouping(key) as is_total, ${sql.join(
      measures.map((of) =>
        as(
          of,
          sql`array_agg(${sql.ref(of)} order by ${sql.ref(of)}) filter (where ${sql.ref(of)} is not null)`,
        ),
      ),
    )}
    from (
      select ${keysOf(by, span).ofJob} as key, ${sql.join(
        measures.map((of) =>
          as(of, sql`case when ${seconds[of]} >= ${LONG} then (${seconds[of]} + 30) / 60 end`),
        ),
      )}
      from job_figures f
      where f.company_id = ${span.companyId} and ${during(received, span)} and ${longest} >= ${LONG}
        ${wanted(question)}) job
    group by grouping sets ((key), ())`
}
