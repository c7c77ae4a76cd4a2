import type { JobDraft, ResolvedPlace } from '@towline/agent'
import { type AgentFields, phoneCallChanged } from '@towline/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Context, handle, inside } from '../../../platform/handler.ts'
import { chatLinkText, openChatRequest } from '../../chat/index.ts'
import { writeJob } from '../../dispatch/index.ts'
import { type KeptBack, tryText } from '../../messages/index.ts'
import { instantOf } from '../session/wall-clock.ts'
import { untouched, writtenByAgent } from './changes-by-people.ts'

/**
 * Opens the job of a phone call, or brings it up to date: one job a call, linked to its record, with
 * its chat request, and the text with the link once the caller has agreed. What a person changed on the
 * job meanwhile stays as the person left it.
 */
export const saveAgentJob = handle(
  inside({
    name: 'saveAgentJob',
    because: 'only the phone agent writes jobs from what it heard',
    body: z.object({ phoneCallId: z.string(), draft: z.custom<JobDraft>() }),
    reply: z.object({ id: z.string(), version: z.int(), chatId: z.string() }),
  }),
  async (context, { body: { phoneCallId, draft } }) => {
    const call = (await lockCall(context, phoneCallId)) ?? context.fail('not_found')
    const agentFields = {
      ...fieldsOf(draft, call.time_zone),
      twilioCallId: call.call_sid,
      fromNumber: call.from_number,
      toNumber: call.to_number,
      aiAgentChatId: call.ai_agent_chat_id,
    } satisfies Partial<AgentFields>
    let chatId = ''
    const saved = await writeJob(context, {
      id: call.dispatch_call_id ?? undefined,
      change: (current) => ({
        fields: current ? untouched(current, agentFields) : agentFields,
        // Once somebody has sent a driver or cancelled, the status is theirs.
        status:
          !current || current.status === 'pending' || current.status === 'scheduled'
            ? draft.status
            : undefined,
      }),
      agentFields: (current) => writtenByAgent(current, agentFields),
      alongside: async (dispatchCallId) => {
        chatId = await openChatRequest(context, { dispatchCallId, phoneCallId })
      },
    })
    if (saved.isNew) await linkJob(context, phoneCallId, saved.id)
    const textTo = agentFields.customerPhoneForText
    if (draft.mayText && /^\d{10}$/.test(textTo)) {
      const link = `${context.publicUrl}/customer/chat/${chatId}`
      const body = chatLinkText(call.language, call.company_name, link)
      const put = await tryText(context, { to: textTo, body, key: `chat-link ${chatId}` })
      if (put?.why) context.audit(notTexted[put.why], saved.id)
    }
    return { id: saved.id, version: saved.version, chatId }
  },
)

/** The call has its job from now on; who sees the one shall see the other with it. */
async function linkJob({ tx, companyId, announce }: Context, phoneCallId: string, jobId: string) {
  await tx
    .updateTable('phone_call')
    .set({ dispatch_call_id: jobId })
    .where('id', '=', phoneCallId)
    .execute()
  announce(phoneCallChanged, companyId, { id: phoneCallId })
}

/** What the history of a job says when its customer was promised a link and not texted. */
const notTexted: Record<KeptBack, string> = {
  unconfirmed: 'the text with the link waits until the company’s email is confirmed',
  'no consent': 'the link was not texted: nothing shows that this number called',
  'daily limit': 'the link was not texted: today’s texts are used up',
}

/** The phone call, locked until the transaction ends, and what of its company is needed. */
function lockCall({ tx, companyId }: Context, phoneCallId: string) {
  return tx
    .selectFrom('phone_call as p')
    .innerJoin('company as c', 'c.id', 'p.company_id')
    .select(['p.call_sid', 'p.from_number', 'p.to_number', 'p.ai_agent_chat_id'])
    .select(['p.dispatch_call_id', 'c.name as company_name', 'c.time_zone'])
    .select(sql<string | null>`p.memory->>'language'`.as('language'))
    .where('p.id', '=', phoneCallId)
    .where('p.company_id', '=', companyId)
    .forUpdate('p')
    .executeTakeFirst()
}

const place = (which: 'pickup' | 'dropoff', found: ResolvedPlace | null): Partial<AgentFields> => {
  if (!found) return {}
  return which === 'pickup'
    ? {
        pickupAddress: found.address,
        inputPickupAddress: found.said,
        validPickupAddress: found.valid,
        pickupAddressLatLng: found.latLng,
      }
    : {
        dropoffAddress: found.address,
        inputDropoffAddress: found.said,
        validDropoffAddress: found.valid,
        dropoffAddressLatLng: found.latLng,
      }
}

/** The draft in the words of a dispatch call. */
function fieldsOf(
  { facts, pickup, dropoff, mayText, emergency, notes }: JobDraft,
  timeZone: string,
) {
  const phone = facts.customerPhone ?? ''
  return {
    customerName: facts.customerName ?? '',
    customerPhone: phone,
    contactName: facts.customerName ?? '',
    contactPhoneNumber: phone,
    canReceiveText: mayText === true,
    customerPhoneForText: mayText === true ? phone : '',
    ...place('pickup', pickup),
    ...place('dropoff', dropoff),
    vehicleColor: facts.vehicleColor ?? '',
    vehicleYear: facts.vehicleYear ?? '',
    vehicleMake: facts.vehicleMake ?? '',
    vehicleModel: facts.vehicleModel ?? '',
    vehicleType: facts.vehicleType ?? ('' as const),
    vehicleCondition: facts.vehicleCondition ?? ('' as const),
    driveType: facts.driveType ?? ('' as const),
    keyLocation: facts.keyLocation ?? ('' as const),
    towReason: facts.towReason ?? '',
    licensePlateInfo: facts.licensePlateInfo ?? '',
    licensePlateState: facts.licensePlateState ?? '',
    vin: facts.vin ?? '',
    callerType: facts.callerType ?? '',
    inputVendorName: facts.inputVendorName ?? '',
    vendorContactName: facts.officer ?? '',
    poNumber: facts.poNumber ?? '',
    mcMembershipNumber: (facts.mcMembershipNumber ?? '').slice(0, 10),
    scheduledDateTime: facts.scheduledFor ? instantOf(facts.scheduledFor, timeZone) : 0,
    priority: emergency ? ('Emergency' as const) : ('Normal' as const),
    notes,
  } satisfies Partial<AgentFields>
}
