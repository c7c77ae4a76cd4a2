import type { Session } from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'

/** The open sessions of an employee, last used first; those that nobody has used since `usedAfter` are over. */
export async function openSessionsOf(
  tx: Tx,
  employeeId: string,
  { usedAfter, now }: { usedAfter: number; now: number },
): Promise<Omit<Session, 'isThis'>[]> {
  const rows = await tx
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at', 'is_own_jobs_only'])
    .where('employee_id', '=', employeeId)
    .where('last_seen_at', '>', new Date(usedAfter))
    .where('ends_at', '>', new Date(now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    beganAt: row.created_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
    isOwnJobsOnly: row.is_own_jobs_only,
  }))
}
