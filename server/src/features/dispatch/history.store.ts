import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { changesIn, type FieldChange } from '../../platform/differences.ts'

/** One line of a job's history as it is stored. */
export type HistoryRow = {
  id: string
  at: Date
  actor: string
  action: string
  /** The author's name when it was written; of lines that hold none, the name of today. */
  who: string
  changes: Record<string, FieldChange>
  /** What the action alone does not say, in words. */
  detail: string
}

/** Lines of one job that are shown. */
const MOST_LINES = 500

/** The job's history, newest first. */
export async function historyOf(tx: Tx, companyId: string, jobId: string): Promise<HistoryRow[]> {
  const { rows } = await sql<Omit<HistoryRow, 'changes'> & { data: unknown }>`
    select a.id, a.at, a.actor, a.action, a.data, coalesce(a.data ->> 'detail', '') as detail,
      coalesce(a.data ->> 'who', trim(e.first_name || ' ' || e.last_name), '') as who
    from audit a
    left join employee e on a.actor = 'employee' and e.id::text = a.actor_id
    where a.company_id = ${companyId} and a.record_id = ${jobId} and a.action <> 'job opened'
    order by a.at desc, a.id desc limit ${MOST_LINES}`.execute(tx)
  return rows.map(({ data, ...row }) => ({ ...row, changes: changesIn(data) }))
}

/** Whether something was done under this key before. */
export async function wasDoneBefore(tx: Tx, companyId: string, key: string): Promise<boolean> {
  const row = await tx
    .selectFrom('audit')
    .select('id')
    .where('company_id', '=', companyId)
    .where('record_id', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

/** What the change changed by which this author made this version of the job; null when there is none of his. */
export async function changesOfVersion(
  tx: Tx,
  companyId: string,
  job: { id: string; version: number; author: string },
): Promise<Record<string, FieldChange> | null> {
  const { rows } = await sql<{ data: unknown }>`
    select data from audit where company_id = ${companyId} and record_id = ${job.id}
      and actor_id = ${job.author}
      and data -> 'version' = to_jsonb(${job.version}::bigint) limit 1`.execute(tx)
  return rows[0] ? changesIn(rows[0].data) : null
}
