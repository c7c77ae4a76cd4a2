import type { Duplicate } from '@towline/contract'
import { sql } from 'kysely'
import { prepared, type Tx } from '../../platform/db/index.ts'
import type { Sameness } from './sameness.ts'

/** Other open jobs of the company that came within 30 minutes of this moment and may be the same: the ten oldest. */
export async function duplicatesOf(
  tx: Tx,
  job: { companyId: string; id: string | null; createdAt: Date } & Sameness,
): Promise<Duplicate[]> {
  const { rows } = await sql<{ found: Duplicate[] }>`
    ${prepared} select towline_duplicates(${job.companyId}::uuid, ${job.id}::uuid, ${job.createdAt}::timestamptz,
      ${job.keys}::text[], ${job.spot?.lat ?? null}::float8, ${job.spot?.lng ?? null}::float8) as found`.execute(
    tx,
  )
  return rows[0]?.found ?? []
}

/** As many stand on a job at most, the oldest. */
const MOST_LISTED = 10

/** The ids of the jobs that list this one as possibly the same: those it lists itself, as long as its list is not full. */
export async function listedOn(
  tx: Tx,
  companyId: string,
  { id, duplicates }: { id: string; duplicates: readonly Duplicate[] },
): Promise<string[]> {
  if (duplicates.length < MOST_LISTED) return duplicates.map((other) => other.id)
  const rows = await tx
    .selectFrom('dispatch_call')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', 'in', ['pending', 'active', 'scheduled'])
    .where(sql<boolean>`duplicates @> ${JSON.stringify([{ id }])}::jsonb`)
    .execute()
  return rows.map((row) => row.id)
}
