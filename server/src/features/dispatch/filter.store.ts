import type { FilterField, FilterFlag, JobFilter } from '@towline/contract'
import { type RawBuilder, sql } from 'kysely'
import { literally } from '../../platform/db/index.ts'

/** What the tokens of a filter ask of a job (`j`); null when it has none. */
export function tokensHold(
  { fields, flags }: Pick<JobFilter, 'fields' | 'flags'>,
  now: number,
): RawBuilder<unknown> | null {
  const conditions = [
    ...fields.map(({ field, value }) => fieldHolds[field](`%${literally(value)}%`)),
    ...flags.map((flag) => flagHolds[flag](now)),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : null
}

const fieldHolds: Record<FilterField, (pattern: string) => RawBuilder<unknown>> = {
  driver: (pattern) => sql`j.fields ->> 'driverName' ilike ${pattern}`,
  truck: (pattern) => sql`j.fields ->> 'truckName' ilike ${pattern}`,
  reason: (pattern) => sql`j.fields ->> 'towReason' ilike ${pattern}`,
  town: (pattern) =>
    sql`(j.fields ->> 'pickupAddress' ilike ${pattern} or j.fields ->> 'dropoffAddress' ilike ${pattern})`,
  account: (pattern) => sql`(j.fields ->> 'inputVendorName' ilike ${pattern} or exists (
    select from vendor v where v.id = j.vendor_id and v.name ilike ${pattern}))`,
  zone: (pattern) => sql`j.zone_name ilike ${pattern}`,
  step: (pattern) => sql`${stepName} ilike ${pattern}`,
}

const at = (time: string) => sql`towline_time_of(j.fields, ${sql.lit(time)}) > 0`

/** The step of a job by its name, and where it has none, its status. */
const stepName = sql`(case when j.status = 'pending' then 'waiting' when j.status <> 'active' then j.status
  when ${at('destinationArrivalDateTime')} then 'arrived' when ${at('towingDateTime')} then 'towing'
  when ${at('onSceneDateTime')} then 'on scene' when ${at('enrouteDateTime')} then 'en route'
  when ${at('dispatchedDateTime')} then 'dispatched' else 'active' end)`

const flagHolds: Record<FilterFlag, (now: number) => RawBuilder<unknown>> = {
  late: (now) => sql`(j.status in ('pending', 'active') and not towline_is_there(j.fields)
    and towline_time_of(j.fields, 'etaDateTime') between 1 and ${now}::bigint)`,
  emergency: () => sql`j.fields ->> 'priority' = 'Emergency'`,
  unassigned: () => sql`not towline_has_driver(j.fields)`,
}
