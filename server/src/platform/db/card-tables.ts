import type { ColumnType } from 'kysely'
import type { CompanyId, Time } from './column-types.ts'

export type CardPaymentTable = {
  id: string
  company_id: CompanyId
  invoice_id: string
  account: string
  amount_cents: number
  tip_cents: number
  url: string
  status: 'open' | 'paid' | 'expired'
  payment: string | null
  created_at: Time
  expires_at: Time
}

/** Written once, before the provider is asked. */
export type CardRefundTable = {
  company_id: CompanyId
  client_key: string
  payment_id: string
  amount_cents: number
  tip_cents: number
  reason: string
  who: string
  created_at: Time
}

export type SandboxPaymentTable = {
  id: string
  kind: 'checkout' | 'subscription' | 'portal' | 'card'
  data: ColumnType<Record<string, unknown>, string, string>
  created_at: Time
}
