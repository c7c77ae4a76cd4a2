import type { ReportBy, ReportCell, ReportQuestion } from '@towline/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { calendarKey, during, isDue, keysOf, type Span } from './figure-keys.store.ts'
import {
  type JobsKind,
  type JobsQuestion,
  jobRows,
  keptRows,
  measuresOf,
  slowJobs,
} from './figure-rows.store.ts'
import { type Minutes, medianAndSlow } from './minutes.ts'

/** One row of figures; the cells have the names of the report's columns. Without a key they are of all rows together. */
export type FiguresRow = {
  key: string | null
  label: string
  cells: Record<string, ReportCell>
}

const total = (of: string) => sql`sum(${sql.ref(of)})::int`
const share = (part: RawBuilder<unknown>, of: RawBuilder<unknown>) =>
  sql`(${part}::float8 / nullif(${of}, 0))`
const onTime = share(sql`sum(on_time)`, sql`sum(promised)`)
const hours = sql`round(coalesce(sum(worked), 0) / 3600.0, 1)::float8`
const perHour = sql`round(sum(worked_cents) / nullif(sum(worked), 0) * 3600.0)::float8`

/** How each figure is made of what is added up; those in minutes are beside them. */
const figures: Record<JobsKind, Record<string, RawBuilder<unknown>>> = {
  jobs: {
    jobs: total('jobs'),
    done: total('done'),
    cancelled: total('cancelled'),
    gone: total('gone'),
    open: sql`sum(jobs - done - cancelled - gone)::int`,
    byAgent: total('by_agent'),
    agentShare: share(sql`sum(by_agent)`, sql`sum(jobs)`),
  },
  times: { jobs: total('jobs'), promised: total('promised'), onTime },
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
    hours,
    revenue: sql`sum(revenue_cents)::float8`,
    perHour,
    commission: sql`coalesce(sum(commission_cents), 0)::float8`,
  },
}

type FoundRow = FiguresRow & { isOld: boolean; minutes: Record<string, Minutes> }

/**
 * The figures of jobs, a row for each group and one for all of them. Sums that are old, which the statement that reads
 * them says, are no figures: the jobs themselves are right at any time.
 */
export async function jobFigures(
  tx: Tx,
  span: Span,
  question: JobsQuestion,
): Promise<FiguresRow[]> {
  const asked = {
    by: question.kind === 'drivers' ? 'driver' : question.by,
    span,
    question,
  } as const
  const kept = keptRows(asked)
  const found = kept ? await figuresOf(tx, kept, asked) : []
  const isKept = found.length > 0 && !found.some(({ isOld }) => isOld)
  const rows = isKept ? found : await figuresOf(tx, jobRows(asked), asked)
  return rows.map(({ key, label, cells, minutes }) => ({
    key,
    label,
    cells: { ...cells, ...inMinutes(minutes) },
  }))
}

const inMinutes = (minutes: Record<string, Minutes>) =>
  Object.fromEntries(
    Object.entries(minutes).flatMap(([name, of]) => {
      const [median, slow] = medianAndSlow(of)
      return [
        [`${name}Median`, median],
        [`${name}Slow`, slow],
      ]
    }),
  )

/** The figures that rows come to; `isOld` where sums do not go by the zones or commissions of now. */
async function figuresOf(
  tx: Tx,
  rows: RawBuilder<unknown>,
  asked: { by: ReportBy; span: Span; question: JobsQuestion },
): Promise<FoundRow[]> {
  const { by, span, question } = asked
  const { kind } = question
  const measures = measuresOf[kind]
  const { rows: found } = await sql<FoundRow>`
    select case when g.is_total = 0 then coalesce(g.key::text, '') end as key,
      coalesce(${keysOf(by, span).label}, '') as label, g.cells, ${isOld(by, kind)} as "isOld",
      ${object(
        measures.map((of) => [
          of,
          object([
            ['counts', sql`${sql.ref(`g.${of}`)}::text`],
            ['beyond', sql.ref(`slow.${of}`)],
          ]),
        ]),
      )} as minutes
    from (
      select ${sql.join([
        sql`f.key, max(f.name) as name, ${span.companyId}::uuid as company_id, grouping(f.key) as is_total`,
        sql`${object(Object.entries(figures[kind]))} as cells`,
        ...measures.map(
          (of) => sql`coalesce(sum(${sql.ref(`${of}_minutes`)}), 0) as ${sql.ref(of)}`,
        ),
      ])}
      from (${rows}) f group by grouping sets ((f.key), ()) having grouping(f.key) = 1 or sum(f.jobs) <> 0
    ) g ${
      measures.length > 0
        ? sql`left join (${slowJobs(asked)}) slow
      on slow.is_total = g.is_total and coalesce(slow.key::text, '') = coalesce(g.key::text, '')`
        : sql``
    }
    order by g.is_total, g.key`.execute(tx)
  return found
}

const isOld = (by: ReportBy, kind: JobsKind) =>
  kind === 'drivers' ? isDue('commission') : by === 'zone' ? isDue('zone') : sql`false`

const object = (fields: [name: string, value: RawBuilder<unknown>][]) =>
  sql`jsonb_build_object(${sql.join(fields.flatMap(([name, value]) => [sql.lit(name), value]))})`

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
      select key, grouping(key) as is_total, ${object(Object.entries(columns))} as cells
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
