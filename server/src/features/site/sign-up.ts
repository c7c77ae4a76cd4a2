import type { Registration } from '@towline/contract'
import { newId } from '../../platform/ids.ts'
import type { Context } from '../../platform/verb.ts'
import type { BoughtNumber } from '../../providers/telephony/index.ts'
import { insertPlaceholder } from '../accounts/index.ts'
import type { TownOfZip } from '../company/index.ts'
import { insertEmployee } from '../employees/index.ts'

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
}

/**
 * Stores a company with its first manager and its placeholder account; false when somebody signs in with
 * the address already, and then the transaction must fail.
 */
export async function signUp(
  { tx, now }: Context,
  form: Registration,
  { id: companyId, town, passwordHash, planId, calls, trialDays, number }: NewCompany,
): Promise<boolean> {
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
      trial_ends_at: trialDays === null ? null : new Date(now + trialDays * DAY),
      created_at: new Date(now),
    })
    .execute()
  const isNew = await insertEmployee(tx, {
    id: newId(),
    companyId,
    email: form.email,
    firstName: form.firstName,
    lastName: form.lastName,
    phoneNumber: form.phoneNumber,
    passwordHash,
    roles: ['manager', 'dispatcher'],
    now,
  })
  if (isNew) await insertPlaceholder(tx, companyId, now)
  return isNew
}
