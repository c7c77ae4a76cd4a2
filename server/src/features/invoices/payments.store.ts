import type { Payment } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import { newId } from '../../platform/ids.ts'

/** Money to write down; below zero gives back what `refundOf` brought. */
export type NewPayment = {
  /** The same key is one payment. */
  key: string
  invoiceId: string
  method: Payment['method']
  amountCents: number
  tipCents: number
  reference: string
  receivedAt: number
  takenBy: string
  driver: { id: string; name: string } | null
  refundOf: string | null
  reason: string
  /** Where a card was charged. */
  provider: { account: string; payment: string } | null
}

/**
 * Writes down a payment, once for each key; the database adds it to the invoice and the job. Answers whether
 * it is new. The invoice must be locked.
 */
export async function insertPayment(
  tx: Tx,
  companyId: string,
  payment: NewPayment,
  now: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('payment')
    .values({
      id: newId(),
      company_id: companyId,
      invoice_id: payment.invoiceId,
      client_key: payment.key,
      method: payment.method,
      amount_cents: payment.amountCents,
      tip_cents: payment.tipCents,
      reference: payment.reference,
      received_at: new Date(payment.receivedAt),
      created_at: new Date(now),
      taken_by: payment.takenBy,
      driver_id: payment.driver?.id ?? null,
      driver_name: payment.driver?.name ?? '',
      refund_of: payment.refundOf,
      reason: payment.reason,
      provider_account: payment.provider?.account ?? '',
      provider_payment: payment.provider?.payment ?? '',
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'client_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a key has brought a payment already. */
export async function isTaken(tx: Tx, companyId: string, key: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payment')
    .select('id')
    .where('company_id', '=', companyId)
    .where('client_key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

/** What of a payment that came in has not gone back. */
const left = (cents: 'amount_cents' | 'tip_cents') => sql`case when p.refund_of is null
  then p.${sql.ref(cents)} + coalesce((select sum(r.${sql.ref(cents)}) from payment r
    where r.company_id = p.company_id and r.refund_of = p.id), 0) else 0 end`

/** The keys of what banks take back for a customer begin with it; senders choose ids, which never do. */
export const DISPUTE = 'dispute '

/** The wire's form of a payment, made by PostgreSQL: `p` is payment. */
const onTheWire = sql`jsonb_build_object('id', p.id, 'invoiceId', p.invoice_id, 'method', p.method,
  'amountCents', p.amount_cents, 'tipCents', p.tip_cents, 'reference', p.reference,
  'receivedAt', floor(extract(epoch from p.received_at) * 1000)::bigint, 'takenBy', p.taken_by,
  'driverId', coalesce(p.driver_id::text, ''), 'driverName', p.driver_name,
  'isDeposited', p.deposit_id is not null, 'refundOf', coalesce(p.refund_of::text, ''), 'reason', p.reason,
  'refundableCents', ${left('amount_cents')}, 'refundableTipCents', ${left('tip_cents')},
  'isDispute', p.refund_of is not null and p.client_key like ${`${DISPUTE}%`}::text)`

/** The payments of an invoice, in the order in which they came. */
export async function paymentsOf(tx: Tx, companyId: string, invoiceId: string): Promise<Payment[]> {
  const { rows } = await sql<{ payment: Payment }>`
    select ${onTheWire} as payment from payment p
    where p.company_id = ${companyId} and p.invoice_id = ${invoiceId}
    order by p.received_at, p.id`.execute(tx)
  return rows.map(({ payment }) => payment)
}

/** A payment, and where its card was charged; null when the company has none of that id. */
export async function paymentById(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ payment: Payment; provider: { account: string; payment: string } } | null> {
  const { rows } = await sql<{ payment: Payment; account: string; charge: string }>`
    select ${onTheWire} as payment, p.provider_account as account, p.provider_payment as charge
    from payment p where p.company_id = ${companyId} and p.id = ${id}`.execute(tx)
  const [row] = rows
  return row
    ? { payment: row.payment, provider: { account: row.account, payment: row.charge } }
    : null
}

/** The payment that a key has brought; null for none yet. */
export async function paymentOfKey(
  tx: Tx,
  companyId: string,
  key: string,
): Promise<Payment | null> {
  const { rows } = await sql<{ payment: Payment }>`
    select ${onTheWire} as payment from payment p
    where p.company_id = ${companyId} and p.client_key = ${key}`.execute(tx)
  return rows[0]?.payment ?? null
}
