import type { ColumnType } from 'kysely'
import type { CompanyId } from './column-types.ts'

/** A day, `2026-11-23`. */
type DayColumn = ColumnType<unknown, string, never>

export type BookExportTable = {
  id: string
  company_id: CompanyId
  from_day: DayColumn
  to_day: DayColumn
  made_at: ColumnType<Date, Date, never>
  who: ColumnType<string, string, never>
}

export type BookEntryTable = {
  company_id: CompanyId
  kind: 'invoice' | 'void' | 'payment'
  record_id: string
  export_id: string
  on_day: DayColumn
}
