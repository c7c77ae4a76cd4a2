import type { ColumnType } from 'kysely'
import type { CompanyId, Time, TimeOrNull } from './column-types.ts'

export type ChatRequestTable = {
  id: string
  company_id: CompanyId
  dispatch_call_id: string
  phone_call_id: string | null
  created_at: Time
}

export type ChatMessageTable = {
  id: string
  company_id: CompanyId
  chat_id: string
  role: 'rep' | 'customer'
  name: string
  content: string
  via: 'chat' | 'text'
  employee_id: string | null
  client_id: string | null
  media_id: string | null
  created_at: Time
}

export type ChatSideTable = {
  chat_id: string
  company_id: CompanyId
  role: 'rep' | 'customer'
  joined_at: TimeOrNull
  read_at: TimeOrNull
  texted_at: TimeOrNull
  place: ColumnType<unknown, string | null | undefined, string | null>
  active_at: TimeOrNull
  said_at: TimeOrNull
  heard_at: ColumnType<Date, Date | undefined, Date>
}

export type ChatVisitTable = {
  chat_id: string
  company_id: CompanyId
  role: 'rep' | 'customer'
  process: string
  seen_at: Time
}
