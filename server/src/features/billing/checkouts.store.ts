import type { OpenCheckout } from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'
import type { Checkout } from '../../providers/payments/index.ts'

/** A checkout this close to its end is not offered any more: the card could come too late. */
const LAST_CALL_MS = 5 * 60 * 1000

/** Keeps a checkout that was opened at the provider for the bound company. */
export async function insertCheckout(
  tx: Tx,
  { companyId, planId, now, ...checkout }: Checkout & { planId: string; now: number },
): Promise<void> {
  await tx
    .insertInto('checkout')
    .values({
      id: checkout.id,
      company_id: companyId,
      plan_id: planId,
      url: checkout.url,
      status: 'open',
      subscription: null,
      created_at: new Date(now),
      expires_at: new Date(checkout.expiresAt),
    })
    .execute()
}

/** The newest checkout of a company in which a card can still be given. */
export async function openCheckoutOf(
  tx: Tx,
  companyId: string,
  now: number,
): Promise<OpenCheckout | null> {
  const row = await tx
    .selectFrom('checkout')
    .select(['id', 'url'])
    .where('company_id', '=', companyId)
    .where('status', '=', 'open')
    .where('expires_at', '>', new Date(now + LAST_CALL_MS))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row ? { sessionId: row.id, checkoutUrl: row.url } : null
}

/** A checkout by its id at the provider. */
export function checkoutById(tx: Tx, id: string) {
  return tx.selectFrom('checkout').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The company of a checkout; null for one that is not ours. */
export async function companyOfCheckout(tx: Tx, id: string): Promise<string | null> {
  return (await checkoutById(tx, id))?.company_id ?? null
}

/** The company that has subscribed to this, now or earlier; null as long as its checkout is not known to be paid. */
export async function companyOfSubscription(tx: Tx, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('checkout')
    .select('company_id')
    .where('subscription', '=', id)
    .executeTakeFirst()
  return row?.company_id ?? null
}
