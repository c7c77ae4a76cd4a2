import { type CallStatus, type FilterField, readFilter } from '@towline/contract'
import { sql } from 'kysely'
import { prepared, type Tx } from '../../platform/db/index.ts'
import { wireText } from './dispatch.store.ts'
import { tokensHold } from './filter.store.ts'
import { type JobOrder, MOST_FOUND, orderedFinds, orderedJobs } from './ordered-jobs.store.ts'
import { wordPatterns } from './search-words.ts'

export type JobSearch = {
  companyId: string
  statuses: readonly CallStatus[]
  searchText: string
  limit: number
  before: string | null
  /** By which clock a job is late. */
  now: number
  /** Null for newest first. */
  order: JobOrder | null
}

/** Jobs of these statuses that the filter finds, in their order, as the JSON text of a list. */
export async function searchJobs(tx: Tx, search: JobSearch): Promise<string> {
  const sorted = search.order ? sql`c.rank, c.name, c.at, c.id` : sql`c.created_at desc, c.id desc`
  const { rows } = await sql<{ json: string }>`${prepared}
    select '[' || coalesce(string_agg(${wireText}, ',' order by ${sorted}), '') || ']' as json
    from (${pageOf(search)}) c`.execute(tx)
  return rows[0]?.json ?? '[]'
}

function pageOf(search: JobSearch) {
  const { order, searchText, now } = search
  const filter = readFilter(searchText)
  const holds = tokensHold(filter, now)
  const words = [filter.words, ...filter.fields.filter(isInText).map(({ value }) => value)].join(
    ' ',
  )
  const found = { patterns: JSON.stringify(wordPatterns(words)), holds }
  const isFiltered = words.trim() !== '' || holds !== null
  if (order)
    return isFiltered
      ? orderedFinds({ ...search, ...order }, found, shown)
      : orderedJobs({ ...search, ...order }, shown)
  return isFiltered ? newestFinds(search, found) : newest(search)
}

/** A step is no text of the job, nor is its zone. */
const isInText = ({ field }: { field: FilterField }) => field !== 'step' && field !== 'zone'

/** Of each job (`j`), what its place in the list and its text are made of. */
const shown = sql`j.id, j.created_at, j.vendor_id, j.wire, j.offer_unanswered, j.zone_id, j.zone_name,
  j.import_id`

/** With tokens more is found than is shown: some of it does not hold. */
function newestFinds(
  { companyId, statuses, limit, before }: JobSearch,
  { patterns, holds }: Parameters<typeof orderedFinds>[1],
) {
  const most = holds ? MOST_FOUND : limit
  return sql`
    select ${shown} from towline_find_jobs(${statuses}::text[], ${patterns}::jsonb, ${before}::uuid, ${most}) found(id)
    join dispatch_call j on j.id = found.id where j.company_id = ${companyId} and ${holds ?? sql`true`}
    order by j.created_at desc, j.id desc limit ${limit}`
}

/** Each status is read from its own stretch of the index, so that a year of calls costs no more than a day. */
function newest({ companyId, statuses, limit, before }: JobSearch) {
  const older = before
    ? sql`and (j.created_at, j.id) < (select b.created_at, b.id from dispatch_call b where b.id = ${before})`
    : sql``
  const stretch = (status: CallStatus) => sql`(
    select ${shown} from dispatch_call j where j.company_id = ${companyId} and j.status = ${status} ${older}
    order by j.created_at desc, j.id desc limit ${limit})`
  return sql`select * from (${sql.join(statuses.map(stretch), sql` union all `)}) newest
    order by created_at desc, id desc limit ${limit}`
}

/** How many jobs each stored status holds, which the database keeps count of. */
export async function countJobs(tx: Tx, companyId: string): Promise<Record<CallStatus, number>> {
  const rows = await tx
    .selectFrom('job_count')
    .select(['status', 'jobs'])
    .where('company_id', '=', companyId)
    .execute()
  const counts: Record<CallStatus, number> = {
    pending: 0,
    active: 0,
    scheduled: 0,
    completed: 0,
    cancelled: 0,
  }
  for (const { status, jobs } of rows) counts[status] = jobs
  return counts
}
