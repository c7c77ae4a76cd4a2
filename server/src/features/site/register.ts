import { BASE, register as endpoint, phoneDigits, TRIAL_PLAN_ID } from '@towline/contract'
import { sql } from 'kysely'
import timeZoneAt from 'tz-lookup'
import type { Tx } from '../../platform/db/index.ts'
import { newId } from '../../platform/ids.ts'
import { type Outside, verb } from '../../platform/verb.ts'
import { areaCodeFor } from '../../providers/maps/index.ts'
import { type BoughtNumber, NoNumbers, type NumberUrls } from '../../providers/telephony/index.ts'
import { insertPlaceholder } from '../accounts/index.ts'
import { hashPassword } from '../auth/index.ts'
import { TRIAL_CALLS, TRIAL_DAYS } from '../company/index.ts'
import { insertEmployee } from '../employees/index.ts'

const DAY = 24 * 3600 * 1000

/** Where the carrier is to send what happens on an agent number. */
const numberUrls = (publicUrl: string): NumberUrls => ({
  voice: `${publicUrl}${BASE}/voice/incoming`,
  status: `${publicUrl}${BASE}/voice/status`,
  text: `${publicUrl}${BASE}/messages/incoming`,
})

const taken = { fields: { email: 'This address has an account already' } }

type Prepared = {
  companyId: string
  passwordHash: string
  number: BoughtNumber
  town: { city: string; state: string; lat: number | null; lng: number | null; timeZone: string }
}

/** Signs a company up for a trial: company, first manager, placeholder account and agent number in one. */
export const register = verb(
  endpoint,
  async (context, { body }, prepared: Prepared) => {
    const { tx, now, audit, fail } = context
    const { companyId, number, town } = prepared
    await tx
      .insertInto('company')
      .values({
        id: companyId,
        name: body.companyName,
        phone_number: body.phoneNumber,
        street: body.street,
        city: body.city || town.city,
        state: town.state,
        zip: body.zip,
        lat: town.lat,
        lng: town.lng,
        ai_agent_name: body.aiAgentName,
        agent_number: number.e164,
        agent_number_sid: number.sid,
        time_zone: town.timeZone,
        plan_type: 'trial',
        plan_id: TRIAL_PLAN_ID,
        call_allowance: TRIAL_CALLS,
        trial_ends_at: new Date(now + TRIAL_DAYS * DAY),
        created_at: new Date(now),
      })
      .execute()
    const isNew = await insertEmployee(tx, {
      id: newId(),
      companyId,
      email: body.email,
      firstName: body.firstName,
      lastName: body.lastName,
      phoneNumber: body.phoneNumber,
      passwordHash: prepared.passwordHash,
      roles: ['manager', 'dispatcher'],
      now,
    })
    if (!isNew) return fail('email_taken', taken)
    await insertPlaceholder(tx, companyId, now)
    audit('company registered', companyId)
    return { companyId, twilioPhoneNumber: `1${phoneDigits(number.e164)}`, status: 'ok' }
  },
  {
    prepare: async (outside, { body }): Promise<Prepared> => {
      if (body.planType !== 'trial' || body.planId !== TRIAL_PLAN_ID) {
        outside.fail('unavailable', {
          message:
            'Paid plans can not be bought online yet. Start with the trial; it has everything in it.',
        })
      }
      if (await outside.look((tx) => isTaken(tx, body.email))) {
        outside.fail('email_taken', taken)
      }
      const town = await townOf(outside, body.zip)
      const passwordHash = await hashPassword(body.password)
      const companyId = newId()
      return { companyId, passwordHash, town, number: await buyNumber(outside, companyId, body) }
    },
    // When the connection broke while committing, the company may be there all the same, with this number.
    undo: async ({ telephony, log, look }, { companyId, number }) => {
      try {
        const isMade = await look((tx) =>
          tx.selectFrom('company').select('id').where('id', '=', companyId).executeTakeFirst(),
        )
        if (!isMade) await telephony.releaseNumber(number.sid)
      } catch (error) {
        log.error({ err: error, sid: number.sid }, 'an agent number could not be given back')
      }
    },
  },
)

async function isTaken(tx: Tx, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('employee')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return Boolean(row)
}

async function townOf({ maps }: Outside, zip: string): Promise<Prepared['town']> {
  const found = await maps.resolve({ said: zip, kind: 'zip', zip: zip.slice(0, 5) }, null)
  const { latLng } = found
  return {
    city: found.city ?? '',
    state: found.state ?? '',
    lat: latLng?.lat ?? null,
    lng: latLng?.lng ?? null,
    timeZone: latLng ? timeZoneAt(latLng.lat, latLng.lng) : 'America/Chicago',
  }
}

async function buyNumber(
  outside: Outside,
  companyId: string,
  { phoneNumber, zip }: { phoneNumber: string; zip: string },
): Promise<BoughtNumber> {
  try {
    const areaCode =
      areaCodeFor({ phone: phoneNumber, zip: zip.slice(0, 5) }) ?? outside.fail('no_numbers')
    return await outside.telephony.findAndBuyNumber(
      { areaCode, zip: zip.slice(0, 5), label: companyId },
      numberUrls(outside.publicUrl),
    )
  } catch (error) {
    if (error instanceof NoNumbers) return outside.fail('no_numbers')
    throw error
  }
}
