import type { Days, ReportBy } from '@towline/contract'
import { type RawBuilder, sql } from 'kysely'

/** Of which company, in whose time zone, and of which days. */
export type Span = { companyId: string; zone: string; days: Days }

/** When the days begin and are over, by the company's clock. */
export const beginning = ({ zone, days }: Span) =>
  sql`${days.from}::date::timestamp at time zone ${zone}`
export const end = ({ zone, days }: Span) =>
  sql`(${days.to}::date + 1)::timestamp at time zone ${zone}`

/** What came in at `moment` during the days. */
export const during = (moment: RawBuilder<unknown>, span: Span) =>
  sql`${moment} >= ${beginning(span)} and ${moment} < ${end(span)}`

/** What a row of the calendar is known by: a day, the first day of a week or month, a number of the weekday or hour. */
export function calendarKey(by: ReportBy, moment: RawBuilder<unknown>, zone: string) {
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

/** Whether zones or rules of commission have changed, and not yet all figures of jobs with them. */
export const isDue = (what: 'zone' | 'commission') =>
  sql`exists (select from figures_due d where d.company_id = towline_company() and d.what = ${sql.lit(what)})`

/** What other rows are known by and called. */
type Keys = {
  /** The key of a job (`f`). */
  ofJob: RawBuilder<unknown>
  /** The key of a sum that is kept (`s`). */
  ofSum: RawBuilder<unknown>
  /** What a job has beside the key, to call its row by. */
  name: RawBuilder<unknown>
  /** What a row (`g`) is called. */
  label: RawBuilder<unknown>
}

// As the sums have it.
const NAMELESS = sql`''`
// Jobs that were parked there have no account, as those that never had one.
const accountIn = (id: RawBuilder<unknown>) => sql`nullif(${id},
  (select p.id from vendor p where p.company_id = towline_company() and p.is_placeholder))`
const sumKey = sql`s.key`
const sumId = sql`nullif(s.key, '')::uuid`

const grouped: Partial<Record<ReportBy, Keys>> = {
  reason: { ofJob: sql`f.reason`, ofSum: sumKey, name: NAMELESS, label: sql`g.key` },
  town: { ofJob: sql`f.town`, ofSum: sumKey, name: NAMELESS, label: sql`g.key` },
  zone: {
    ofJob: sql`case when ${isDue('zone')} then towline_zone_at(f.company_id, f.pickup_lat, f.pickup_lng)
      else f.zone_id end`,
    ofSum: sumId,
    name: NAMELESS,
    label: sql`(select z.name from zone z where z.company_id = g.company_id and z.id = g.key)`,
  },
  account: {
    ofJob: accountIn(sql`f.vendor_id`),
    ofSum: accountIn(sumId),
    name: NAMELESS,
    label: sql`(select v.name from vendor v where v.company_id = g.company_id and v.id = g.key)`,
  },
  driver: {
    ofJob: sql`case when f.driver_id <> '' then f.driver_id else f.driver_name end`,
    ofSum: sumKey,
    name: sql`f.driver_name`,
    label: sql`coalesce((select e.first_name || ' ' || e.last_name from employee e
      where e.company_id = g.company_id and e.id::text = g.key), g.name)`,
  },
  truck: {
    ofJob: sql`case when f.truck_id <> '' then f.truck_id else f.truck_name end`,
    ofSum: sumKey,
    name: sql`f.truck_name`,
    label: sql`coalesce((select t.name from truck t
      where t.company_id = g.company_id and t.id::text = g.key), g.name)`,
  },
  source: {
    ofJob: sql`f.is_by_agent`,
    ofSum: sql`(s.key = 'true')`,
    name: NAMELESS,
    label: sql`case when g.key then 'Phone agent' else 'Dispatcher' end`,
  },
}

/** What the rows of a report of jobs are known by and called. */
export const keysOf = (by: ReportBy, { zone }: Span): Keys =>
  grouped[by] ?? {
    ofJob: sql`${calendarKey(by, sql`f.received_at`, zone)}`,
    ofSum: sql`${calendarKey(by, sql`s.at`, zone)}`,
    name: NAMELESS,
    label: sql`''`,
  }

/** Whether the rows are days, weeks, hours… */
export const isCalendar = (by: ReportBy): boolean => !grouped[by]
