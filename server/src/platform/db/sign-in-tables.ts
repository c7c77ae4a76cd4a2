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

export type EmailChangeTable = {
  employee_id: string
  company_id: CompanyId
  new_address: string
  token_hash: Buffer
  expires_at: Time
}

export type KnownPlaceTable = {
  company_id: CompanyId
  employee_id: string
  mark: Buffer
  seen_at: Time
}

export type AuthenticatorAppTable = {
  employee_id: string
  company_id: CompanyId
  secret: Buffer
  sealed_by: Buffer | null
  confirmed_at: TimeOrNull
  last_step: Generated<number>
}

export type PasskeyTable = {
  id: string
  company_id: CompanyId
  employee_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  made_at: Time
  used_at: TimeOrNull
}

export type RecoveryCodeTable = {
  id: string
  company_id: CompanyId
  employee_id: string
  starts_with: string
  code_hash: string
}

export type LoginStepTable = {
  id: string
  company_id: CompanyId
  employee_id: string
  kind: 'second step' | 'new passkey'
  token_hash: Buffer
  challenge: string
  expires_at: Time
}

export type RequestLimitTable = { key: Buffer; used: number; ends_at: Time }

export type DrainingLimitTable = {
  key: Buffer
  level: number
  at: Time
  is_refused: boolean
  ends_at: Time
}

export type PasskeyChallengeTable = { challenge: string; expires_at: Time }

export type TwoStepTryTable = {
  company_id: CompanyId
  employee_id: string
  place: Buffer
  tries: number
  since: Time
}
