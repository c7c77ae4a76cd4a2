import type { Tx } from '../../platform/db/index.ts'

/** A look at what a company has at the payment provider: its number, and what to read there. */
export type PaymentLookup = { number: number; checkouts: string[]; subscriptions: string[] }

/** How many of a company's former checkouts matter still. */
const NEWEST = 5

/** Begins a look; null when the company is gone. Whoever began an earlier one leaves the rest to this. */
export async function beginPaymentLookup(
  tx: Tx,
  companyId: string,
  told: { checkoutId: string | null },
): Promise<PaymentLookup | null> {
  const company = await tx
    .updateTable('company')
    .set((set) => ({ payment_look: set('payment_look', '+', 1) }))
    .where('id', '=', companyId)
    .returning(['payment_look', 'payment_subscription'])
    .executeTakeFirst()
  if (!company) return null
  const rows = await tx
    .selectFrom('checkout')
    .select(['id', 'status', 'subscription'])
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .limit(NEWEST)
    .execute()
  const isOpen = (row: (typeof rows)[number]) => row.status === 'open' || row.id === told.checkoutId
  return {
    number: company.payment_look,
    checkouts: rows.filter(isOpen).map(({ id }) => id),
    subscriptions: [
      ...(company.payment_subscription ? [company.payment_subscription] : []),
      ...rows.flatMap(({ subscription }) => subscription ?? []),
    ],
  }
}
