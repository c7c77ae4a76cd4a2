import { type Selectable, sql } from 'kysely'
import type { Tables, Tx } from '../../platform/db/index.ts'

const columns = [
  'id',
  'dispatch_call_id',
  'impound_id',
  'type',
  'content_type',
  'name',
  'bytes',
  'file_id',
  'has_thumbnail',
  'has_clean',
  'taken_at',
  'lat',
  'lng',
  'created_by',
  'created_by_id',
  'created_at',
] as const

/** One photo or video as it is stored, without its file. */
export type MediaRow = Pick<Selectable<Tables['media']>, (typeof columns)[number]>

/** What photos and videos belong to: a job, or a vehicle in a lot. */
export type MediaOwner = { jobId: string } | { impoundId: string }

/** The column a photo names its owner in, and the owner. */
const owned = (owner: MediaOwner) =>
  'jobId' in owner
    ? (['dispatch_call_id', owner.jobId] as const)
    : (['impound_id', owner.impoundId] as const)

/** Whether a photo or video belongs to this job or stored vehicle. */
export const isOf = (owner: MediaOwner, row: MediaRow): boolean => {
  const [column, id] = owned(owner)
  return row[column] === id
}

/** Photos and videos of a job or a stored vehicle, oldest first. */
export function mediaOf(tx: Tx, companyId: string, owner: MediaOwner): Promise<MediaRow[]> {
  const [column, id] = owned(owner)
  return tx
    .selectFrom('media')
    .select(columns)
    .where('company_id', '=', companyId)
    .where(column, '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function mediaById(tx: Tx, companyId: string, id: string): Promise<MediaRow | undefined> {
  return tx
    .selectFrom('media')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function countMedia(tx: Tx, companyId: string, owner: MediaOwner): Promise<number> {
  const [column, id] = owned(owner)
  const { n } = await tx
    .selectFrom('media')
    .select((count) => count.fn.countAll<number>().as('n'))
    .where('company_id', '=', companyId)
    .where(column, '=', id)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Lets one addition to the owner's photos and videos after the other, so that they can be counted. */
export async function lockMediaOf(tx: Tx, owner: MediaOwner): Promise<void> {
  const [, id] = owned(owner)
  await sql`select pg_advisory_xact_lock(hashtext('media'), hashtext(${id}))`.execute(tx)
}

/** Stores the row; false when there is one by that id, whosever it is. */
export async function insertMedia(tx: Tx, companyId: string, row: MediaRow): Promise<boolean> {
  const made = await tx
    .insertInto('media')
    .values({ ...row, company_id: companyId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export function deleteMedia(tx: Tx, companyId: string, id: string): Promise<MediaRow | undefined> {
  return tx
    .deleteFrom('media')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

/** Whether there is a row a file belongs to. */
export async function hasRow(tx: Tx, fileId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('media')
    .select('id')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return row !== undefined
}
