import { type Checked, type JobPapers, newCheckLines } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

type PapersRow = Omit<JobPapers, 'checkedAt' | 'signedAt' | 'signatureUrl'> & {
  checkedAt: Date | null
  signedAt: Date | null
  signatureId: string | null
}

/** The papers of these jobs, those that have any. A signature's picture is named once it has arrived. */
export async function papersOf(
  tx: Tx,
  companyId: string,
  jobIds: readonly string[],
): Promise<PapersRow[]> {
  const { rows } = await sql<PapersRow>`
    select p.dispatch_call_id as "jobId", p.checked_at as "checkedAt", p.checked_by as "checkedBy",
      p.checks, p.damage, p.signed_at as "signedAt", p.signed_by as "signedBy",
      p.signed_before as "signedBefore", m.id as "signatureId"
    from job_paper p
    left join media m on m.company_id = p.company_id and m.id = p.signature_id
      and m.dispatch_call_id = p.dispatch_call_id
    where p.company_id = ${companyId} and p.dispatch_call_id = any(${[...jobIds]}::uuid[])`.execute(
    tx,
  )
  return rows
}

type Job = { companyId: string; jobId: string; at: number; by: string }

/** Keeps what was found at the vehicle of a job; what was found later stays. */
export async function keepCheck(
  tx: Tx,
  { companyId, jobId, at, by }: Job,
  { checks, damage }: { checks: readonly Checked[]; damage: string },
): Promise<void> {
  await sql`
    insert into job_paper as p (company_id, dispatch_call_id, checked_at, checked_by, checks, damage)
    values (${companyId}, ${jobId}, ${new Date(at)}, ${by}, ${JSON.stringify(checks)}, ${damage})
    on conflict (dispatch_call_id) do update set checked_at = excluded.checked_at,
      checked_by = excluded.checked_by, checks = excluded.checks, damage = excluded.damage
    where coalesce(p.checked_at, '-infinity') <= excluded.checked_at`.execute(tx)
}

/** Keeps who signed for a job; what was signed later stays. */
export async function keepSignature(
  tx: Tx,
  { companyId, jobId, at, by }: Job,
  { name, mediaId }: { name: string; mediaId: string },
): Promise<void> {
  await sql`
    insert into job_paper as p (company_id, dispatch_call_id, signed_at, signed_before, signed_by, signature_id)
    values (${companyId}, ${jobId}, ${new Date(at)}, ${by}, ${name}, ${mediaId || null})
    on conflict (dispatch_call_id) do update set signed_at = excluded.signed_at,
      signed_before = excluded.signed_before, signed_by = excluded.signed_by,
      signature_id = excluded.signature_id
    where coalesce(p.signed_at, '-infinity') <= excluded.signed_at`.execute(tx)
}

/** A company's checklist, or the product's own. */
export async function checkLines(tx: Tx, companyId: string): Promise<string[]> {
  const row = await tx
    .selectFrom('check_settings')
    .select('lines')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return row?.lines ?? [...newCheckLines]
}

export async function keepCheckLines(tx: Tx, companyId: string, lines: string[]): Promise<void> {
  await tx
    .insertInto('check_settings')
    .values({ company_id: companyId, lines })
    .onConflict((known) => known.column('company_id').doUpdateSet({ lines }))
    .execute()
}
