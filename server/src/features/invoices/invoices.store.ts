import {
  type BillTo,
  type InvoicedJob,
  type InvoiceLine,
  type InvoicePayer,
  InvoiceSummary,
  type Issuer,
} from '@towline/contract'
import { type RawBuilder, sql } from 'kysely'
import { literally, type Tx } from '../../platform/db/index.ts'
import { newId, newSecret } from '../../platform/ids.ts'

/** What stands on an invoice, as it was when it was issued. */
export type IssuedDocument = {
  issuer: Issuer
  billTo: BillTo
  job: InvoicedJob
  lines: InvoiceLine[]
  taxPercent: number
  subtotalCents: number
  taxCents: number
  note: string
}

/** What is still to be paid of an invoice `i`; `balanceOf` in the contract is the same rule. */
export const balance = sql`(case when i.kind = 'credit note' or i.voided_at is not null then 0
  else i.total_cents - i.credited_cents end - i.paid_cents)`

/** The wire's form of an invoice in a list, made by PostgreSQL: `i` is invoice. */
export const summary = sql`jsonb_build_object('id', i.id, 'number', i.number::text,
  'status', case when i.kind = 'credit note' then 'credit note' when i.voided_at is not null then 'void'
    when ${balance} <= 0 then 'paid' when i.paid_cents > 0 then 'partly paid' else 'open' end,
  'jobId', i.job_id, 'jobNumber', i.document -> 'job' ->> 'number', 'payer', i.payer,
  'accountId', coalesce(i.vendor_id::text, ''), 'billToName', i.document -> 'billTo' ->> 'name',
  'poNumber', i.po_number, 'issuedAt', floor(extract(epoch from i.issued_at) * 1000)::bigint,
  'issuedOn', i.issued_on, 'dueOn', i.due_on, 'totalCents', i.total_cents, 'paidCents', i.paid_cents,
  'creditedCents', i.credited_cents, 'balanceCents', ${balance},
  'sentAt', coalesce(floor(extract(epoch from i.sent_at) * 1000)::bigint, 0))`

/** Invoices that a condition on `i` holds for. */
export async function invoicesWhere(
  tx: Tx,
  companyId: string,
  condition: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql`order by i.number`,
): Promise<InvoiceSummary[]> {
  const { rows } = await sql<{ summary: unknown }>`
    select ${summary} as summary from invoice i
    where i.company_id = ${companyId} and ${condition} ${rest}`.execute(tx)
  return rows.map((row) => InvoiceSummary.parse(row.summary))
}

/** One invoice, as a list shows it; null when the company has none of that id. */
export async function invoiceById(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<InvoiceSummary | null> {
  const [found] = await invoicesWhere(tx, companyId, sql`i.id = ${id}`)
  return found ?? null
}

/** Keeps an invoice from being changed by others until the transaction ends; its job comes first, always. */
export async function lockInvoice(tx: Tx, companyId: string, id: string): Promise<void> {
  await sql`select 1 from invoice where company_id = ${companyId} and id = ${id} for update`.execute(
    tx,
  )
}

/** What stands on an invoice, with what is not in a list. */
export async function documentOf(tx: Tx, companyId: string, id: string) {
  const row = await tx
    .selectFrom('invoice')
    .select(['document', 'version', 'void_reason', 'credit_of', 'token'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // Only `insertInvoice` writes it, and the database keeps it from being changed.
  return { ...row, document: row.document as unknown as IssuedDocument }
}

/** Whose invoice a pay link is for; null for no such link. Asked before any company is bound. */
export async function invoiceOfToken(
  tx: Tx,
  token: string,
): Promise<{ id: string; companyId: string } | null> {
  const row = await tx
    .selectFrom('invoice')
    .select(['id', 'company_id'])
    .where('token', '=', token)
    .executeTakeFirst()
  return row ? { id: row.id, companyId: row.company_id } : null
}

type Wanted = {
  which: 'unpaid' | 'overdue' | 'paid' | 'void' | 'all'
  accountId: string
  search: string
  limit: number
  before: string | undefined
  today: string
}

const owed = sql`i.kind = 'invoice' and i.voided_at is null
  and i.total_cents - i.credited_cents - i.paid_cents <> 0`
/** Invoices on which something is still open, as the index has them. */
export const isOwed: RawBuilder<unknown> = owed

const conditions = ({ which, accountId, search, today }: Wanted): RawBuilder<unknown> => {
  const of = {
    unpaid: sql`${owed} and ${balance} > 0`,
    overdue: sql`${owed} and ${balance} > 0 and i.due_on < ${today}::date`,
    paid: sql`i.kind = 'invoice' and i.voided_at is null and ${balance} <= 0`,
    void: sql`i.voided_at is not null`,
    all: sql`true`,
  }
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return sql`${of[which]} ${accountId ? sql`and i.vendor_id = ${accountId}` : sql``}
    ${sql.join(
      words.map((word) => sql`and i.search_text like ${`%${literally(word)}%`}`),
      sql` `,
    )}`
}

/** Invoices, the latest first, with what all that are found come to. */
export async function listedInvoices(tx: Tx, companyId: string, wanted: Wanted) {
  const condition = conditions(wanted)
  const { limit, before } = wanted
  const invoices = await invoicesWhere(
    tx,
    companyId,
    sql`${condition} ${
      before
        ? sql`and (i.issued_at, i.id) < (select b.issued_at, b.id from invoice b
            where b.company_id = ${companyId} and b.id = ${before})`
        : sql``
    }`,
    sql`order by i.issued_at desc, i.id desc limit ${limit}`,
  )
  const { rows } = await sql<{ count: number; total: number; balance: number }>`
    select count(*)::int as count,
      coalesce(sum(case when i.voided_at is null then i.total_cents else 0 end), 0)::bigint as total,
      coalesce(sum(${balance}), 0)::bigint as balance
    from invoice i where i.company_id = ${companyId} and ${condition}`.execute(tx)
  const all = rows[0] ?? { count: 0, total: 0, balance: 0 }
  return { invoices, count: all.count, totalCents: all.total, balanceCents: all.balance }
}

const FIRST_NUMBER = 1001

/** What is issued; the number is the company's next. */
type ToIssue = {
  kind: 'invoice' | 'credit note'
  creditOf: string | null
  payer: InvoicePayer
  accountId: string
  poNumber: string
  issuedAt: number
  issuedOn: string
  dueOn: string
  totalCents: number
  document: IssuedDocument
  clientKey: string | null
}

/** Issues an invoice or a credit note with the next number. */
export async function insertInvoice(
  tx: Tx,
  companyId: string,
  made: ToIssue,
): Promise<{ id: string; number: string }> {
  // One after the other, so that numbers have no gap; it is taken after the job's lock, never before.
  await sql`select pg_advisory_xact_lock(hashtext('invoices'), hashtext(${companyId}))`.execute(tx)
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(number) + 1, ${FIRST_NUMBER}::int) as next from invoice
    where company_id = ${companyId}`.execute(tx)
  const number = rows[0]?.next ?? FIRST_NUMBER
  const id = newId()
  const { billTo, job } = made.document
  await tx
    .insertInto('invoice')
    .values({
      id,
      company_id: companyId,
      number,
      kind: made.kind,
      credit_of: made.creditOf,
      job_id: job.id,
      payer: made.payer,
      vendor_id: made.accountId || null,
      po_number: made.poNumber,
      issued_at: new Date(made.issuedAt),
      issued_on: made.issuedOn,
      due_on: made.dueOn,
      total_cents: made.totalCents,
      token: newSecret(),
      document: JSON.stringify(made.document),
      search_text: [
        String(number),
        job.number,
        billTo.name,
        job.customerName,
        made.poNumber,
        job.plate,
        job.vin,
        job.vehicle,
      ]
        .join(' ')
        .toLowerCase(),
      client_key: made.clientKey,
    })
    .execute()
  return { id, number: String(number) }
}

/** The invoice or credit note a sender's key has made; null for none yet. */
export async function invoiceOfKey(
  tx: Tx,
  companyId: string,
  key: string,
): Promise<{ id: string; creditOf: string | null } | null> {
  const row = await tx
    .selectFrom('invoice')
    .select(['id', 'credit_of'])
    .where('company_id', '=', companyId)
    .where('client_key', '=', key)
    .executeTakeFirst()
  return row ? { id: row.id, creditOf: row.credit_of } : null
}

/** Marks an invoice void. */
export async function markVoid(
  tx: Tx,
  companyId: string,
  id: string,
  { at, reason }: { at: number; reason: string },
): Promise<void> {
  await tx
    .updateTable('invoice')
    .set((set) => ({
      voided_at: new Date(at),
      void_reason: reason,
      version: set('version', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Marks an invoice as sent. */
export async function markSent(tx: Tx, companyId: string, id: string, at: number): Promise<void> {
  await tx
    .updateTable('invoice')
    .set((set) => ({ sent_at: new Date(at), version: set('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** What the audit says of one record, newest first. */
export async function eventsOf(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ at: number; who: string; what: string }[]> {
  const { rows } = await sql<{ at: number; who: string; what: string }>`
    select floor(extract(epoch from at) * 1000)::float8 as at, coalesce(data ->> 'who', '') as who,
      coalesce(data ->> 'what', action) as what
    from audit where company_id = ${companyId} and record_id = ${id}
    order by at desc, id desc limit 200`.execute(tx)
  return rows
}

/**
 * Removes the invoices of made-up jobs with their payments and deposits: of a real job nothing is ever removed. The jobs
 * must be the company's own.
 */
export async function removeInvoicesOf(tx: Tx, companyId: string, jobs: string[]): Promise<void> {
  const ofJobs = sql`i.company_id = ${companyId} and i.job_id = any (${jobs}::uuid[])`
  await sql`delete from card_refund r using payment p, invoice i
    where p.id = r.payment_id and i.id = p.invoice_id and ${ofJobs}`.execute(tx)
  await sql`delete from card_payment c using invoice i where i.id = c.invoice_id and ${ofJobs}`.execute(
    tx,
  )
  const { rows } = await sql<{ deposit: string | null }>`delete from payment p using invoice i
    where i.id = p.invoice_id and ${ofJobs} returning p.deposit_id as deposit`.execute(tx)
  const deposits = [...new Set(rows.flatMap(({ deposit }) => deposit ?? []))]
  await sql`delete from deposit d where d.company_id = ${companyId} and d.id = any (${deposits}::uuid[])
    and not exists (select from payment p where p.company_id = d.company_id and p.deposit_id = d.id)`.execute(
    tx,
  )
  await sql`delete from invoice i where ${ofJobs}`.execute(tx)
}
