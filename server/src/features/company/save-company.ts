import {
  type AgentSettings,
  type Company,
  companyChanged,
  saveCompany as operation,
  phoneDigits,
} from '@towline/contract'
import { differences, given } from '../../platform/differences.ts'
import { handle } from '../../platform/handler.ts'
import { storableJson } from '../../platform/storable.ts'
import { agentSettings, presentCompany } from './company.present.ts'
import type { CompanyRow } from './company.rules.ts'
import { knowsTimeZone, lockedCompany } from './company.store.ts'
import { keepAgentNumbers } from './keep-agent-numbers.ts'
import { type TownOfZip, townOfZip } from './town-of-zip.ts'

/** Changes the profile; what the agent goes by holds from the next call on. */
export const saveCompany = handle(
  operation,
  async (context, { body }, moved: TownOfZip | null) => {
    const { tx, companyId, sandbox, now, audit, announce, enqueue, fail } = context
    const row = await lockedCompany(tx, companyId)
    const before = presentCompany(row, { sandbox, now })
    if (body.version !== undefined && body.version !== row.version)
      fail('newer_version', { newer: before })
    const agent: AgentSettings = { ...agentSettings(row), ...given(body.agent ?? {}) }
    const loops = circles(row, body.phoneNumber, agent)
    if (loops) fail('bad_request', { fields: loops })
    const timeZone = body.timeZone ?? moved?.timeZone ?? row.time_zone
    if (timeZone !== row.time_zone && !(await knowsTimeZone(tx, timeZone)))
      fail('bad_request', {
        fields: { timeZone: "Choose another time zone; this one isn't known" },
      })
    const saved = await tx
      .updateTable('company')
      .set({
        name: body.name,
        phone_number: body.phoneNumber,
        zip: body.zip,
        street: body.street ?? row.street,
        city: (body.city ?? row.city) || (moved?.city ?? ''),
        ai_agent_name: body.aiAgentName ?? row.ai_agent_name,
        time_zone: timeZone,
        ...(moved && { state: moved.state, lat: moved.lat, lng: moved.lng }),
        ...(body.state && { state: body.state }),
        agent_settings: storableJson(agent),
        version: row.version + 1,
      })
      .where('id', '=', companyId)
      .returningAll()
      .executeTakeFirstOrThrow()
    // The carrier rings the company's phone by itself when we do not answer.
    if (saved.agent_number_sid) await enqueue(keepAgentNumbers, { companyId })
    const after = presentCompany(saved, { sandbox, now })
    audit('company changed', companyId, differences(told(before), told(after)))
    announce(companyChanged, companyId, { id: companyId, version: saved.version })
    return after
  },
  {
    /** Where the company is, when it has moved to another ZIP. */
    prepare: async (outside, { body }) => {
      const { companyId } = outside
      if (!companyId) return null
      const row = await outside.readFirst((tx) =>
        tx
          .selectFrom('company')
          .select(['zip', 'lat'])
          .where('id', '=', companyId)
          .executeTakeFirst(),
      )
      return row?.zip.slice(0, 5) === body.zip.slice(0, 5) && row.lat !== null
        ? null
        : townOfZip(outside, body.zip)
    },
  },
)

/** A phone that is the agent's own number would hand callers round and round. */
function circles(
  row: CompanyRow,
  phoneNumber: string,
  { transferPhone, afterHoursPhone }: AgentSettings,
): Record<string, string> | null {
  const own = phoneDigits(row.agent_number ?? '')
  const fields: Record<string, string> = {}
  const why = 'The agent answers this number, so calls transferred to it would loop.'
  if (own && phoneNumber === own) fields.phoneNumber = why
  if (own && transferPhone === own) fields['agent.transferPhone'] = why
  if (own && afterHoursPhone === own) fields['agent.afterHoursPhone'] = why
  return Object.keys(fields).length > 0 ? fields : null
}

/** What people set, field by field, for the audit; the agent's are beside the company's own. */
function told({ agent, ...company }: Company) {
  const { name, phoneNumber, street, city, state, zip, aiAgentName, timeZone } = company
  return { name, phoneNumber, street, city, state, zip, aiAgentName, timeZone, ...agent }
}
