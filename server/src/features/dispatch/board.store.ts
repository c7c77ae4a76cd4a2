import type { CallStatus } from '@towline/contract'
import { sql } from 'kysely'
import { prepared, type Tx } from '../../platform/db/index.ts'
import { wireText } from './dispatch.store.ts'
import { type JobOrder, orderedFinds, orderedJobs } from './ordered-jobs.store.ts'
import { wordPatterns } from './search-words.ts'

export type JobSearch = {
  companyId: string
  statuses: readonly CallStatus[]
  searchText: string
  limit: number
  before: string | null
  /** Null for newest first. */
  order: JobOrder | null
}

/** Jobs of these statuses that have every word in them, in their order, as the JSON text of a list. */
export async function searchJobs(tx: Tx, search: JobSearch): Promise<string> {
  const { order, searchText } = search
  const page = order
    ? inOrder({ ...search, ...order }, searchText)
    : searchText.trim()
      ? withWords(search)
      : newest(search)
  const sorted = order ? sql`c.rank, c.name, c.at, c.id` : sql`c.created_at desc, c.id desc`
  const { rows } = await sql<{ json: string }>`${prepared}
    select '[' || coalesce(string_agg(${wireText}, ',' order by ${sorted}), '') || ']' as json
    from (${page}) c`.execute(tx)
  return rows[0]?.json ?? '[]'
}

const inOrder = (search: Parameters<typeof orderedJobs>[0], searchText: string) =>
  searchText.trim()
    ? orderedFinds(search, JSON.stringify(wordPatterns(searchText)), shown)
    : orderedJobs(search, shown)

/** Of each job (`j`), what its place in the list and its text are made of. */
const shown = sql`j.id, j.created_at, j.vendor_id, j.wire, j.offer_unanswered`

const withWords = ({ companyId, statuses, searchText, limit, before }: JobSearch) => sql`
  select ${shown} from towline_find_jobs(${statuses}::text[], ${JSON.stringify(wordPatterns(searchText))}::jsonb,
    ${before}::uuid, ${limit}) found(id)
  join dispatch_call j on j.id = found.id where j.company_id = ${companyId}`

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

/** How many jobs each stored status holds. */
export async function countJobs(tx: Tx, companyId: string): Promise<Record<CallStatus, number>> {
  const rows = await tx
    .selectFrom('dispatch_call')
    .select(['status', (count) => count.fn.countAll<number>().as('n')])
    .where('company_id', '=', companyId)
    .groupBy('status')
    .execute()
  const counts: Record<CallStatus, number> = {
    pending: 0,
    active: 0,
    scheduled: 0,
    completed: 0,
    cancelled: 0,
  }
  for (const row of rows) counts[row.status] = Number(row.n)
  return counts
}
