import type { Generated } from 'kysely'
import type { CompanyId, Time, TimeOrNull } from './column-types.ts'

export type RetentionTable = {
  company_id: CompanyId
  version: Generated<number>
  recordings: number
  transcripts: number
  messages: number
  media: number
  positions: number
}

export type CompanyExportTable = {
  id: string
  company_id: CompanyId
  who: string
  asked_at: Time
  state: Generated<'making' | 'ready' | 'failed'>
  done: Generated<number>
  parts: Generated<number>
  bytes: Generated<number>
  until: TimeOrNull
}
