import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'
import type { CardPayment } from '../../providers/payments/index.ts'
import { balance } from './invoices.store.ts'

/** Where something happened at the provider: at a page that is paid, or to money that came in by one. */
export type CardPlace = { account: string; cardPaymentId: string | null; payment: string | null }

/** Keeps a card payment that was opened at the provider for the bound company. */
export async function insertCardPayment(tx: Tx, made: CardPayment, now: number): Promise<void> {
  await tx
    .insertInto('card_payment')
    .values({
      id: made.id,
      company_id: made.companyId,
      invoice_id: made.invoiceId,
      account: made.account,
      amount_cents: made.amountCents,
      tip_cents: made.tipCents,
      url: made.url,
      status: 'open',
      payment: null,
      created_at: new Date(now),
      expires_at: new Date(made.expiresAt),
    })
    .execute()
}

/** The page on which an invoice can be paid now; there is one at most. */
export function openCardPayment(tx: Tx, companyId: string, invoiceId: string) {
  return tx
    .selectFrom('card_payment')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'open')
    .executeTakeFirst()
}

/** A card payment of the bound company by its id at the provider, kept from others until the transaction ends. */
export function lockedCardPayment(tx: Tx, companyId: string, id: string) {
  return tx
    .selectFrom('card_payment')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Which of our card payments a place at the provider is; null for one that is not ours. Asked before a company is bound. */
export async function cardPaymentAt(
  tx: Tx,
  { account, cardPaymentId, payment }: CardPlace,
): Promise<{ id: string; companyId: string } | null> {
  if (!cardPaymentId && !payment) return null
  const row = await tx
    .selectFrom('card_payment')
    .select(['id', 'company_id'])
    .where('account', '=', account)
    .where(cardPaymentId ? 'id' : 'payment', '=', cardPaymentId ?? payment ?? '')
    .executeTakeFirst()
  return row ? { id: row.id, companyId: row.company_id } : null
}

/** How many pages an invoice has had; the next one is another. */
export async function cardPaymentsOf(
  tx: Tx,
  companyId: string,
  invoiceId: string,
): Promise<number> {
  const { count } = await tx
    .selectFrom('card_payment')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What became of a card payment. What is paid stays paid, however late another word of it comes. */
export async function closeCardPayment(
  tx: Tx,
  companyId: string,
  { id, status, payment }: Pick<CardPayment, 'id' | 'status' | 'payment'>,
): Promise<void> {
  await tx
    .updateTable('card_payment')
    .set({ status, payment })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('status', '<>', 'paid')
    .execute()
}

/** Pages that are open for another sum than is left to pay. */
export async function staleCardPayments(
  tx: Tx,
  companyId: string,
): Promise<{ id: string; account: string }[]> {
  const { rows } = await sql<{ id: string; account: string }>`
    select c.id, c.account from card_payment c
    join invoice i on i.company_id = c.company_id and i.id = c.invoice_id
    where c.company_id = ${companyId} and c.status = 'open' and c.amount_cents <> ${balance}`.execute(
    tx,
  )
  return rows
}

/** A refund to a card as somebody asked for it. Money in cents. */
export type WantedRefund = {
  key: string
  paymentId: string
  amountCents: number
  tipCents: number
  reason: string
  who: string
}

/** Writes down what is to go back to a card; answers what was written under this key first. */
export async function wantRefund(
  tx: Tx,
  companyId: string,
  wanted: WantedRefund,
  now: number,
): Promise<WantedRefund> {
  const { key, paymentId, amountCents, tipCents, reason, who } = wanted
  await tx
    .insertInto('card_refund')
    .values({
      company_id: companyId,
      client_key: key,
      payment_id: paymentId,
      amount_cents: amountCents,
      tip_cents: tipCents,
      reason,
      who,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'client_key']).doNothing())
    .execute()
  return (await wantedRefund(tx, companyId, key)) ?? wanted
}

/** What was to go back under this key; null for a refund that nobody asked for here. */
export async function wantedRefund(
  tx: Tx,
  companyId: string,
  key: string,
): Promise<WantedRefund | null> {
  const row = await tx
    .selectFrom('card_refund')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(sql<boolean>`client_key::text = ${key}`)
    .executeTakeFirst()
  if (!row) return null
  const { payment_id: paymentId, amount_cents: cents, tip_cents: tip, reason, who } = row
  return { key, paymentId, amountCents: Number(cents), tipCents: Number(tip), reason, who }
}
