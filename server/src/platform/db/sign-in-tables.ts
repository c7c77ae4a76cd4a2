import type { Generated } from 'kysely'
import type { CompanyId, Time, TimeOrNull } from './column-types.ts'

export type SessionTable = {
  id: string
  company_id: CompanyId
  employee_id: string
  secret_hash: Buffer
  created_at: Time
  last_seen_at: Time
  is_own_jobs_only: Generated<boolean>
  device: Generated<string>
  ends_at: Time
}

export type PasswordLinkTable = {
  id: string
  company_id: CompanyId
  employee_id: string
  kind: 'reset' | 'invitation'
  token_hash: Buffer
  to_address: string
  created_at: Time
  expires_at: Time
  ended_at: TimeOrNull
}

export type KnownPlaceTable = {
  company_id: CompanyId
  employee_id: string
  mark: Buffer
  seen_at: Time
}
