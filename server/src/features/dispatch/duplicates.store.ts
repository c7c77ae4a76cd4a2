import type { Duplicate } from '@towline/contract'
import { sql } from 'kysely'
import { prepared, type Tx } from '../../platform/db/index.ts'
import type { Sameness } from './sameness.ts'

/** Other open jobs of the company that came within 30 minutes of this moment and may be the same. */
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
