import type { ColumnType, Generated } from 'kysely'

/** Filled by the database from the bound company when an insert leaves it out. */
type CompanyId = ColumnType<string, string | undefined, never>
/** JSON column: read parsed, written as JSON text. */
type Json<T> = ColumnType<T, string | undefined, string>
type Time = ColumnType<Date, Date, Date>
type TimeOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>

type CompanyTable = {
  id: string
  name: string
  phone_number: string
  street: string
  city: string
  state: string
  zip: string
  lat: number | null
  lng: number | null
  ai_agent_name: string
  agent_number: string | null
  agent_number_sid: string | null
  time_zone: string
  plan_type: 'paid' | 'trial'
  plan_id: string
  call_allowance: number
  trial_ends_at: TimeOrNull
  last_dispatch_number: Generated<number>
  created_at: Time
}

type EmployeeTable = {
  id: string
  company_id: CompanyId
  email: string
  first_name: string
  last_name: string
  phone_number: Generated<string>
  password_hash: string | null
  roles: string[]
  last_login_at: TimeOrNull
  deleted_at: TimeOrNull
  created_at: Time
}

type SessionTable = {
  id: string
  company_id: CompanyId
  employee_id: string
  secret_hash: Buffer
  created_at: Time
  last_seen_at: Time
}

type VendorTable = {
  id: string
  company_id: CompanyId
  type: string
  name: string
  account_number: Generated<string>
  contact_phone_number: Generated<string>
  is_placeholder: Generated<boolean>
  created_at: Time
}

type DispatchCallTable = {
  id: string
  company_id: CompanyId
  dispatch_number: string
  status: 'pending' | 'active' | 'scheduled' | 'completed' | 'cancelled'
  status_at: Time
  created_at: Time
  version: Generated<number>
  customer_phone: Generated<string>
  vendor_id: string | null
  total_cents: Generated<number>
  fields: Json<Record<string, unknown>>
  agent_fields: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>
  search_text: Generated<string>
}

type PhoneCallTable = {
  id: string
  company_id: CompanyId
  call_sid: string
  from_number: string
  to_number: string
  started_at: Time
  ended_at: TimeOrNull
  seconds: Generated<number>
  outcome: Generated<string>
  ai_agent_chat_id: string
  relay_token: string
  dispatch_call_id: string | null
  customer_name: Generated<string>
  custom_data: Json<Record<string, unknown>>
  memory: Json<unknown>
  last_seq: Generated<number>
}

type PhoneCallEventTable = {
  company_id: CompanyId
  phone_call_id: string
  seq: number
  at: Time
  kind: string
  data: Json<unknown>
}

type ChatRequestTable = {
  id: string
  company_id: CompanyId
  dispatch_call_id: string
  phone_call_id: string | null
  created_at: Time
}

type TextMessageTable = {
  id: string
  company_id: CompanyId
  direction: 'in' | 'out'
  from_number: string
  to_number: string
  body: string
  status: string
  carrier_sid: string | null
  idempotency_key: string | null
  error: Generated<string>
  created_at: Time
}

type TextConsentTable = {
  company_id: CompanyId
  number: string
  refused: boolean
  changed_at: Time
}

type AuditTable = {
  id: string
  company_id: ColumnType<string | null, string | null | undefined, never>
  at: Time
  actor: string
  actor_id: Generated<string>
  action: string
  record_id: Generated<string>
  data: Json<unknown>
}

/** Every table, for Kysely. Column meanings stand in the migrations. */
export type Tables = {
  company: CompanyTable
  employee: EmployeeTable
  session: SessionTable
  vendor: VendorTable
  dispatch_call: DispatchCallTable
  phone_call: PhoneCallTable
  phone_call_event: PhoneCallEventTable
  chat_request: ChatRequestTable
  text_message: TextMessageTable
  text_consent: TextConsentTable
  audit: AuditTable
  keepsake: { key: string; value: string }
}
