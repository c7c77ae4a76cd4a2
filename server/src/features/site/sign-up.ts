import { companyChanged, type Registration, type Role } from '@towline/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Context } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import type { BoughtNumber } from '../../providers/telephony/index.ts'
import { insertPlaceholder } from '../accounts/index.ts'
import type { TownOfZip } from '../company/index.ts'
import { insertEmployee } from '../employees/index.ts'
import { mailConfirmation } from './confirmation-mail.ts'

const DAY = 24 * 3600 * 1000

/** What a new company has besides what its form says. */
export type NewCompany = {
  id: string
  town: TownOfZip
  passwordHash: string
  planId: string
  /** Phone calls a month. */
  calls: number
  /** Null for a company that pays, and opens when it has. */
  trialDays: number | null
  number: BoughtNumber | null
  /** The product's own companies, such as the demo, have nobody's address to confirm. */
  isConfirmed: boolean
}

type Manager = Extract<Actor, { kind: 'employee' }>

/**
 * Stores a company with its first manager and its placeholder account, and answers the manager; null when somebody
 * signs in with the address already, and then the transaction must fail.
 */
export async function signUp(
  context: Context,
  form: Registration,
  company: NewCompany,
): Promise<Manager | null> {
  const { tx, now, announce } = context
  const {
    id: companyId,
    town,
    passwordHash,
    planId,
    calls,
    trialDays,
    number,
    isConfirmed,
  } = company
  await tx
    .insertInto('company')
    .values({
      id: companyId,
      name: form.companyName,
      phone_number: form.phoneNumber,
      street: form.street,
      city: form.city || town.city,
      state: town.state,
      zip: form.zip,
      lat: town.lat,
      lng: town.lng,
      ai_agent_name: form.aiAgentName,
      agent_number: number?.e164 ?? null,
      agent_number_sid: number?.sid ?? null,
      time_zone: town.timeZone,
      plan_type: trialDays === null ? 'paid' : 'trial',
      plan_id: planId,
      call_allowance: calls,
      opened_at: trialDays === null ? null : new Date(now),
      mail_confirmed_at: isConfirmed ? new Date(now) : null,
      trial_ends_at: trialDays === null ? null : new Date(now + trialDays * DAY),
      created_at: new Date(now),
    })
    .execute()
  const employeeId = newId()
  const roles: Role[] = ['manager', 'dispatcher']
  const isNew = await insertEmployee(tx, {
    id: employeeId,
    companyId,
    email: form.email,
    firstName: form.firstName,
    lastName: form.lastName,
    phoneNumber: form.phoneNumber,
    passwordHash,
    roles,
    now,
  })
  if (!isNew) return null
  await insertPlaceholder(tx, companyId, now)
  if (!isConfirmed) await mailConfirmation(context, { companyId, employeeId, to: form.email })
  announce(companyChanged, companyId, { id: companyId, version: 1 })
  const name = `${form.firstName} ${form.lastName}`.trim()
  return {
    kind: 'employee',
    id: employeeId,
    companyId,
    name,
    email: form.email,
    roles,
    sessionId: null,
  }
}
