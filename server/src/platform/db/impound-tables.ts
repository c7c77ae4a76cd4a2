import type { ColumnType, Generated } from 'kysely'
import type { CompanyId, Json, Time, TimeOrNull } from './column-types.ts'

export type ImpoundLotTable = {
  id: string
  company_id: CompanyId
  version: Generated<number>
  name: string
  address: string
  license: string
  phone: Generated<string>
  hours: Generated<string>
  spaces: number
  created_at: Time
}

export type ImpoundTable = {
  id: string
  company_id: CompanyId
  version: Generated<number>
  number: number
  status: Generated<'in' | 'released' | 'disposed'>
  lot_id: string
  space: string
  job_id: string | null
  received_at: Time
  left_at: TimeOrNull
  storage_cents: number
  grace_hours: number
  storage_taxable: boolean
  tax_percent: ColumnType<number | null, number | null | undefined, number | null>
  record: Json<Record<string, unknown>>
  holds: Json<unknown[]>
  reports: Json<unknown[]>
  letters: Json<unknown[]>
  search_text: string
}

export type ImpoundTouchTable = {
  id: string
  company_id: CompanyId
  impound_id: string
  at: Time
  who: string
  what: string
  data: Json<Record<string, unknown>>
}

export type ImpoundLetterTable = {
  id: string
  company_id: CompanyId
  impound_id: string
  which: 'first' | 'second'
  at: Time
  by: string
  document: Json<Record<string, unknown>>
}
