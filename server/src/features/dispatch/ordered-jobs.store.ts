import { type CallStatus, type JobPlace, urgencies } from '@towline/contract'
import { type RawBuilder, sql } from 'kysely'

/** An order of open jobs: by urgency at that moment, by driver, or by zone, after a place in it. */
export type JobOrder = { sort: 'urgent' | 'driver' | 'zone'; now: number; after: JobPlace | null }
type Search = JobOrder & { companyId: string; statuses: readonly CallStatus[]; limit: number }

/** A part of the order in which all jobs have one rank, as an index has it. */
type Stretch = {
  rank: number
  holds: RawBuilder<unknown>
  name: RawBuilder<unknown>
  at: RawBuilder<unknown>
}

const noName = sql`''::text collate "C"`
const since = sql`j.waits_from_ms`
/** What the orders by a name go by; jobs without one come last. */
const names = { driver: sql`j.driver_sort`, zone: sql`j.zone_name` }

function stretches({ sort, now }: JobOrder): Stretch[] {
  if (sort !== 'urgent') {
    const name = names[sort]
    return [
      { rank: 0, holds: sql`${name} > ''`, name, at: since },
      { rank: 1, holds: sql`${name} = ''`, name, at: since },
    ]
  }
  const late = { rank: urgencies.late, holds: sql`j.due_ms <= ${now}`, at: sql`j.due_ms` }
  const others = Object.values(urgencies)
    .filter((rank) => rank !== urgencies.late)
    .map((rank) => ({
      rank,
      holds: sql`j.urgency = ${rank} and (j.due_ms is null or j.due_ms > ${now})`,
      at: since,
    }))
  return [...others, late].map((stretch) => ({ ...stretch, name: noName }))
}

/**
 * Open jobs (`j`) in an order. Each stretch of it is read from its own index, so that neither many jobs that
 * are over nor many that are open make the first page slower.
 */
export function orderedJobs(search: Search, shown: RawBuilder<unknown>): RawBuilder<unknown> {
  const { companyId, statuses, limit, after } = search
  const parts = stretches(search)
    .filter(({ rank }) => !after || rank >= after.rank)
    .flatMap(({ rank, holds, name, at }) => {
      const further =
        after?.rank === rank
          ? sql`and (${name}, ${at}, j.id) > (${after.name} collate "C", ${after.at}::bigint, ${after.id}::uuid)`
          : sql``
      return statuses.map(
        (status) => sql`(
          select ${shown}, ${sql.lit(rank)}::int as rank, ${name} as name, ${at} as at from dispatch_call j
          where j.company_id = ${companyId} and j.status = ${status} and j.urgency is not null
            and ${holds} ${further}
          order by ${name}, ${at}, j.id limit ${limit})`,
      )
    })
  return sql`select * from (${sql.join(parts, sql` union all `)}) ordered
    order by rank, name, at, id limit ${limit}`
}

/** More than any filter of open jobs finds; of so many the newest are put in order, or held against tokens. */
export const MOST_FOUND = 1_000

/** The same of the jobs in which `patterns` are found, and of which `holds` is true. */
export function orderedFinds(
  search: Search,
  { patterns, holds }: { patterns: string; holds: RawBuilder<unknown> | null },
  shown: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { companyId, statuses, limit, sort, now, after } = search
  const ownName = sort === 'urgent' ? null : names[sort]
  const rank = ownName
    ? sql`case when ${ownName} = '' then 1 else 0 end`
    : sql`case when j.due_ms <= ${now} then ${sql.lit(urgencies.late)} else j.urgency end`
  const name = ownName ?? noName
  const at = ownName ? since : sql`case when j.due_ms <= ${now} then j.due_ms else ${since} end`
  const further = after
    ? sql`where (rank, name, at, id) > (${after.rank}::int, ${after.name} collate "C", ${after.at}::bigint, ${after.id}::uuid)`
    : sql``
  return sql`select * from (
      select ${shown}, ${rank}::int as rank, ${name} as name, ${at} as at
      from towline_find_jobs(${statuses}::text[], ${patterns}::jsonb, null::uuid, ${sql.lit(MOST_FOUND)}) found(id)
      join dispatch_call j on j.id = found.id where j.company_id = ${companyId} and ${holds ?? sql`true`}) ordered
    ${further} order by rank, name, at, id limit ${limit}`
}
