import { newRetention, type Retention } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

/** How long a company keeps what. */
export async function retentionOf(tx: Tx, companyId: string): Promise<Retention> {
  const row = await tx
    .selectFrom('retention')
    .select(['version', 'recordings', 'transcripts', 'messages', 'media', 'positions'])
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row ?? newRetention
}

/** Keeps it; null when somebody else was quicker. */
export async function keepRetention(
  tx: Tx,
  companyId: string,
  { version, ...days }: Retention,
): Promise<Retention | null> {
  const kept = await tx
    .insertInto('retention')
    .values({ company_id: companyId, version: version + 1, ...days })
    .onConflict((known) =>
      known
        .column('company_id')
        .doUpdateSet({ version: version + 1, ...days })
        .where('retention.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst()
  return kept ? { ...days, version: kept.version } : null
}

/** So much is deleted in one transaction: nobody waits long for it. */
const BATCH = 200

/** Files that no row names any more. */
export type Orphans = {
  media: string[]
  /** By their keys, and the carrier's names for them. */
  recordings: { key: string; sid: string }[]
}

/** Deletes one batch of what is older than a moment; answers whether there may be more. */
export type Sweep = (
  tx: Tx,
  companyId: string,
  before: Date,
) => Promise<Partial<Orphans> & { isMore: boolean }>

export const sweepRecordings: Sweep = async (tx, companyId, before) => {
  const { rows: recordings } = await sql<{ key: string; sid: string }>`
    with old as (select id, recording_key as key from phone_call
      where company_id = ${companyId} and recording_key <> '' and started_at < ${before}
      order by started_at limit ${BATCH})
    update phone_call p set recording_key = '' from old where p.id = old.id
    returning old.key, coalesce(p.recording_sid, '') as sid`.execute(tx)
  return { isMore: recordings.length === BATCH, recordings }
}

/** Goes on from where the last one ended, so that a year of calls is not gone through each night. */
export const sweepTranscripts: Sweep = async (tx, companyId, before) => {
  const { rows } = await sql<{ until: Date | null; n: number }>`
    select max(started_at) as until, count(*)::int as n from (
      select started_at from phone_call
      where company_id = ${companyId} and started_at < ${before}
        and started_at > (select words_gone_until from company where id = ${companyId})
      order by started_at limit ${BATCH}) next`.execute(tx)
  const [{ until, n } = { until: null, n: 0 }] = rows
  if (!until) return { isMore: false }
  const { rows: calls } = await sql<{ id: string }>`
    update phone_call set custom_data = ${keptCustomData}, memory = null, summary = '', questions = '[]'
    where company_id = ${companyId} and started_at <= ${until}
      and started_at > (select words_gone_until from company where id = ${companyId})
    returning id`.execute(tx)
  await deleteWords(
    tx,
    companyId,
    calls.map(({ id }) => id),
  )
  await tx
    .updateTable('company')
    .set({ words_gone_until: until })
    .where('id', '=', companyId)
    .execute()
  return { isMore: n === BATCH }
}

/** Whether a call came over the company's own line is no word of its caller. */
export const keptCustomData = sql`jsonb_strip_nulls(jsonb_build_object('called_via', custom_data -> 'called_via'))`

/** Deletes what was said in these calls and told to the agent of them. */
export async function deleteWords(tx: Tx, companyId: string, calls: string[]): Promise<void> {
  if (calls.length === 0) return
  for (const table of ['phone_call_event', 'call_order'] as const)
    await tx
      .deleteFrom(table)
      .where('company_id', '=', companyId)
      .where('phone_call_id', 'in', calls)
      .execute()
}

export const sweepMessages: Sweep = async (tx, companyId, before) => {
  const counts = [
    await deleteOldest(tx, companyId, before, {
      table: 'chat_message',
      unless: sql`false`,
    }),
    await deleteOldest(tx, companyId, before, {
      table: 'text_message',
      unless: sql`status in ('queued', 'held')`,
    }),
    await deleteOldest(tx, companyId, before, {
      table: 'mail_message',
      unless: sql`status in ('queued', 'held')`,
    }),
  ]
  await sql`update chat_side set place = null
    where company_id = ${companyId} and place is not null and active_at < ${before}`.execute(tx)
  return { isMore: counts.some((count) => count === BATCH) }
}

async function deleteOldest(
  tx: Tx,
  companyId: string,
  before: Date,
  { table, unless }: { table: string; unless: ReturnType<typeof sql> },
): Promise<number> {
  const { rows } = await sql`
    delete from ${sql.table(table)} where id in (
      select id from ${sql.table(table)}
      where company_id = ${companyId} and created_at < ${before} and not (${unless})
      order by created_at limit ${BATCH})
    returning 1`.execute(tx)
  return rows.length
}

export const sweepPositions: Sweep = async (tx, companyId, before) => {
  await tx
    .deleteFrom('driver_position')
    .where('company_id', '=', companyId)
    .where('at', '<', before)
    .execute()
  await tx
    .updateTable('tracker')
    .set({ lat: null, lng: null, at: null, trail: '[]' })
    .where('company_id', '=', companyId)
    .where('at', '<', before)
    .execute()
  return { isMore: false }
}

/** Photos of a vehicle that was stored are part of its record. */
export const sweepMedia: Sweep = async (tx, companyId, before) => {
  const { rows } = await sql<{ file: string }>`
    delete from media where id in (
      select m.id from media m join dispatch_call c on c.id = m.dispatch_call_id
      where m.company_id = ${companyId} and m.created_at < ${before}
        and c.status in ('completed', 'cancelled')
        and not exists (select from impound i where i.company_id = m.company_id and i.job_id = c.id)
      order by m.created_at limit ${BATCH})
    returning file_id as file`.execute(tx)
  return { isMore: rows.length === BATCH, media: rows.map(({ file }) => file) }
}
