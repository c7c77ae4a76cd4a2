import type { BookExport, PaymentMethod } from '@towline/contract'
import { INVOICES_OF_A_FILE } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/index.ts'
import type { IssuedDocument } from '../invoices.store.ts'

/** An invoice, credit note or void as the books have it. Amounts of a void are those of its invoice, below zero. */
export type BookInvoice = {
  kind: 'invoice' | 'credit note' | 'void'
  number: string
  /** The day it is of: issued, or voided. */
  day: string
  dueOn: string
  totalCents: number
  poNumber: string
  document: IssuedDocument
}

/** A payment as the books have it; below zero for a refund. */
export type BookPayment = {
  id: string
  day: string
  method: PaymentMethod
  amountCents: number
  tipCents: number
  reference: string
  invoiceNumber: string
  customer: string
  isRefund: boolean
}

/** What is in an export, in an order that stays. */
export type BookEntries = { invoices: BookInvoice[]; payments: BookPayment[] }

type Of = { companyId: string; id: string }

export async function entriesOf(tx: Tx, { companyId, id }: Of): Promise<BookEntries> {
  const invoices = await sql<BookInvoice>`
    select case e.kind when 'void' then 'void' else i.kind end as kind, i.number::text as number,
      e.on_day::text as day, case e.kind when 'void' then e.on_day else i.due_on end::text as "dueOn",
      case e.kind when 'void' then -i.total_cents else i.total_cents end::float8 as "totalCents",
      i.po_number as "poNumber", i.document
    from book_entry e join invoice i on i.company_id = e.company_id and i.id = e.record_id
    where e.company_id = ${companyId} and e.export_id = ${id} and e.kind in ('invoice', 'void')
    order by e.on_day, i.number, e.kind`.execute(tx)
  const payments = await sql<BookPayment>`
    select p.id, e.on_day::text as day, p.method, p.amount_cents::float8 as "amountCents",
      p.tip_cents::float8 as "tipCents", p.reference, i.number::text as "invoiceNumber",
      i.document -> 'billTo' ->> 'name' as customer, p.refund_of is not null as "isRefund"
    from book_entry e join payment p on p.company_id = e.company_id and p.id = e.record_id
      join invoice i on i.company_id = p.company_id and i.id = p.invoice_id
    where e.company_id = ${companyId} and e.export_id = ${id} and e.kind = 'payment'
    order by e.on_day, p.received_at, p.id`.execute(tx)
  return { invoices: invoices.rows, payments: payments.rows }
}

/** Writes down what no export had yet; answers how many. Whoever asks has locked the company. */
export async function collectEntries(
  tx: Tx,
  { companyId, id }: Of,
  { fromDay, toDay, timeZone }: { fromDay: string; toDay: string; timeZone: string },
): Promise<number> {
  const isNew = (kind: string, record: string) => sql`not exists (select from book_entry e
    where e.company_id = ${companyId} and e.kind = ${kind} and e.record_id = ${sql.ref(record)})`
  const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone ${timeZone})::date`
  const within = (day: ReturnType<typeof dayOf>) =>
    sql`${day} between ${fromDay}::date and ${toDay}::date`
  const { numAffectedRows = 0n } = await sql`
    insert into book_entry (company_id, kind, record_id, export_id, on_day)
    select ${companyId}::uuid, found.kind, found.record_id, ${id}::uuid, found.on_day from (
      select 'void' as kind, i.id as record_id, ${dayOf('i.voided_at')} as on_day from invoice i
      where i.company_id = ${companyId} and i.voided_at is not null and ${within(dayOf('i.voided_at'))}
        and ${isNew('void', 'i.id')} and exists (select from book_entry e
          where e.company_id = i.company_id and e.kind = 'invoice' and e.record_id = i.id)
      union all
      select 'invoice', i.id, i.issued_on from invoice i
      where i.company_id = ${companyId} and i.voided_at is null
        and i.issued_on between ${fromDay}::date and ${toDay}::date and ${isNew('invoice', 'i.id')}
      union all
      select 'payment', p.id, ${dayOf('p.received_at')} from payment p
      where p.company_id = ${companyId} and ${within(dayOf('p.received_at'))}
        and ${isNew('payment', 'p.id')}) found`.execute(tx)
  return Number(numAffectedRows)
}

const MOST_LISTED = 100

/** Exports, newest first; or the one of this id. */
export async function exportsOf(tx: Tx, companyId: string, id?: string): Promise<BookExport[]> {
  const { rows } = await sql<{ export: BookExport }>`
    select jsonb_build_object('id', x.id, 'fromDay', x.from_day, 'toDay', x.to_day,
      'madeAt', floor(extract(epoch from x.made_at) * 1000)::bigint, 'who', x.who,
      'invoices', s.invoices, 'credits', s.credits, 'payments', s.payments,
      'invoicedCents', s.invoiced_cents, 'paidCents', s.paid_cents,
      'onlineFiles', ceil(s.invoices / ${sql.lit(INVOICES_OF_A_FILE)}.0)::int) as export
    from (select * from book_export where company_id = ${companyId}
      ${id ? sql`and id = ${id}` : sql``}
      order by made_at desc, id desc limit ${MOST_LISTED}) x
    cross join lateral (select
        count(*) filter (where e.kind = 'invoice' and i.kind = 'invoice')::int as invoices,
        count(*) filter (where e.kind = 'void' or i.kind = 'credit note')::int as credits,
        count(p.id)::int as payments,
        coalesce(sum(case e.kind when 'void' then -i.total_cents else i.total_cents end), 0)::bigint as invoiced_cents,
        coalesce(sum(p.amount_cents + p.tip_cents), 0)::bigint as paid_cents
      from book_entry e
      left join invoice i on e.kind <> 'payment' and i.company_id = e.company_id and i.id = e.record_id
      left join payment p on e.kind = 'payment' and p.company_id = e.company_id and p.id = e.record_id
      where e.company_id = x.company_id and e.export_id = x.id) s
    order by x.made_at desc, x.id desc`.execute(tx)
  return rows.map((row) => row.export)
}

/** Writes an export down; false when there is one by that id. */
export async function insertExport(
  tx: Tx,
  { companyId, id }: Of,
  made: { fromDay: string; toDay: string; who: string; now: number },
): Promise<boolean> {
  const row = await tx
    .insertInto('book_export')
    .values({
      id,
      company_id: companyId,
      from_day: made.fromDay,
      to_day: made.toDay,
      made_at: new Date(made.now),
      who: made.who,
    })
    .onConflict((taken) => taken.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
