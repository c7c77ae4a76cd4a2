import type { ColumnType, Generated } from 'kysely'
import type { CompanyId, Time, TimeOrNull } from './column-types.ts'

type Document = ColumnType<unknown, string, string>

export type ImportRunTable = {
  id: string
  company_id: CompanyId
  kind: 'accounts' | 'customers' | 'trucks' | 'employees' | 'jobs'
  file_name: string
  format: Document
  begin_at: Document
  heads: Document
  samples: Document
  row_count: number
  columns: Document
  status: Generated<
    'mapping' | 'checking' | 'checked' | 'importing' | 'done' | 'undoing' | 'undone'
  >
  next_at: ColumnType<unknown, string | null | undefined, string | null>
  last_row: Generated<number>
  through: Generated<number>
  made: Generated<number>
  right_rows: Generated<number>
  wrong_rows: Generated<number>
  twice_rows: Generated<number>
  note: Generated<string>
  who: string
  created_at: Time
  imported_at: TimeOrNull
}

export type ImportRowTable = {
  company_id: CompanyId
  run_id: string
  row_number: number
  outcome: 'right' | 'wrong' | 'twice'
  key: string
  record: ColumnType<unknown, string | null, string | null>
  problems: Document
  record_id: string
}
