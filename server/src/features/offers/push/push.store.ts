import type { Tx } from '../../../platform/db/index.ts'
import { newId } from '../../../platform/ids.ts'
import type { PushSubscription } from '../../../providers/push/index.ts'

/** A phone somebody has changed hands with, or never opened again, is dropped after this. */
const UNSEEN_MS = 30 * 86_400_000

/** Keeps a browser of an employee; one that was another's is theirs from now on. */
export async function keepSubscription(
  tx: Tx,
  {
    companyId,
    employeeId,
    now,
    ...device
  }: PushSubscription & { companyId: string; employeeId: string; now: number },
): Promise<void> {
  const kept = {
    company_id: companyId,
    employee_id: employeeId,
    p256dh: device.p256dh,
    auth: device.auth,
    seen_at: new Date(now),
  }
  await tx
    .insertInto('push_subscription')
    .values({ id: newId(), endpoint: device.endpoint, ...kept })
    .onConflict((known) => known.column('endpoint').doUpdateSet(kept))
    .execute()
}

/** The browsers an employee is told on. */
export async function subscriptionsOf(
  tx: Tx,
  { companyId, employeeId, now }: { companyId: string; employeeId: string; now: number },
): Promise<PushSubscription[]> {
  return tx
    .selectFrom('push_subscription')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .where('seen_at', '>', new Date(now - UNSEEN_MS))
    .execute()
}

/** Forgets a browser. */
export async function dropSubscription(tx: Tx, companyId: string, endpoint: string): Promise<void> {
  await tx
    .deleteFrom('push_subscription')
    .where('company_id', '=', companyId)
    .where('endpoint', '=', endpoint)
    .execute()
}

/** Notes that a push about an offer has reached a phone. */
export async function markReceived(
  tx: Tx,
  {
    companyId,
    id,
    driverId,
    now,
  }: { companyId: string; id: string; driverId: string; now: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('offer')
    .set({ received_at: new Date(now) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('driver_id', '=', driverId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
