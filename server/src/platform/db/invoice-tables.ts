import type { ColumnType, Generated } from 'kysely'
import type { CompanyId, Json, Time, TimeOrNull } from './column-types.ts'

/** Written when it is issued and never again; the database refuses to change it. */
type Fixed<Value> = ColumnType<Value, Value, never>
/** Kept by the database as payments and credit notes are written. */
type Kept = ColumnType<number, never, never>

export type InvoiceSettingsTable = {
  company_id: CompanyId
  version: Generated<number>
  settings: Json<Record<string, unknown>>
  /** An account that is not filled in yet; empty for none. */
  pending_account: Generated<string>
}

/** Pictures that stand on invoices; written once. */
export type LogoTable = {
  id: string
  company_id: CompanyId
  png: Buffer
  created_at: Time
}

export type InvoiceTable = {
  id: Fixed<string>
  company_id: CompanyId
  version: Generated<number>
  number: Fixed<number>
  kind: Fixed<'invoice' | 'credit note'>
  credit_of: Fixed<string | null>
  job_id: Fixed<string>
  payer: Fixed<'all' | 'club' | 'customer'>
  vendor_id: Fixed<string | null>
  po_number: Fixed<string>
  issued_at: ColumnType<Date, Date, never>
  /** A day, `2026-11-23`. */
  issued_on: ColumnType<unknown, string, never>
  due_on: ColumnType<unknown, string, never>
  total_cents: Fixed<number>
  paid_cents: Kept
  credited_cents: Kept
  voided_at: TimeOrNull
  void_reason: Generated<string>
  sent_at: TimeOrNull
  token: Fixed<string>
  document: ColumnType<Record<string, unknown>, string, never>
  search_text: string
  client_key: Fixed<string | null>
}

export type DepositTable = {
  id: string
  company_id: CompanyId
  at: Time
  who: string
  driver_id: string | null
  driver_name: string
  expected_cents: number
  counted_cents: number
  note: string
}

export type PaymentTable = {
  id: Fixed<string>
  company_id: CompanyId
  invoice_id: Fixed<string>
  client_key: Fixed<string>
  method: Fixed<'Card' | 'Cash' | 'Check' | 'Account' | 'Motor club' | 'Other'>
  amount_cents: Fixed<number>
  tip_cents: Fixed<number>
  reference: Fixed<string>
  received_at: ColumnType<Date, Date, never>
  created_at: ColumnType<Date, Date, never>
  taken_by: Fixed<string>
  driver_id: Fixed<string | null>
  driver_name: Fixed<string>
  refund_of: Fixed<string | null>
  reason: Fixed<string>
  provider_account: ColumnType<string, string | undefined, never>
  provider_payment: ColumnType<string, string | undefined, never>
  deposit_id: ColumnType<string | null, never, string>
}
