import { createHash } from 'node:crypto'
import type { Tx } from '../../platform/db/index.ts'

/** The SHA-256 of a link's key, as it is stored. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Stores the link of an offer. */
export async function insertOfferLink(
  tx: Tx,
  link: { offerId: string; companyId: string; driverId: string; token: string; expiresAt: number },
): Promise<void> {
  await tx
    .insertInto('offer_link')
    .values({
      offer_id: link.offerId,
      company_id: link.companyId,
      employee_id: link.driverId,
      token_hash: hashOf(link.token),
      expires_at: new Date(link.expiresAt),
    })
    .execute()
}

/** The company a key belongs to, also when its link has ended; null for an unknown one. */
export async function companyOfOfferLink(tx: Tx, token: string): Promise<string | null> {
  const row = await tx
    .selectFrom('offer_link')
    .select('company_id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return row?.company_id ?? null
}

/** Uses a link up and tells whose it is; null when it was used or its time is over. One statement, so that it works once. */
export async function spendOfferLink(tx: Tx, token: string, now: number): Promise<string | null> {
  const row = await tx
    .updateTable('offer_link')
    .set({ used_at: new Date(now) })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .returning('employee_id')
    .executeTakeFirst()
  return row?.employee_id ?? null
}
