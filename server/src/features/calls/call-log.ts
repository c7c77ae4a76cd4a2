import { CustomData, PhoneCallOutcome, phoneCallChanged } from '@towline/contract'
import { z } from 'zod'
import type { Tx } from '../../platform/db/index.ts'
import { newId, newSecret } from '../../platform/ids.ts'
import { storable, storableJson } from '../../platform/storable.ts'
import { inside, verb } from '../../platform/verb.ts'
import { phoneCallBySid } from './calls.store.ts'

const CallSid = z.string().min(1).max(64)

/** A call as the phone line picks it up again. */
const OpenedCall = z.object({
  id: z.string(),
  aiAgentChatId: z.string(),
  /** What the relay's setup must carry. */
  token: z.string(),
  dispatchCallId: z.string().nullable(),
  /** True when the call was known before. */
  resumed: z.boolean(),
  memory: z.unknown(),
  lastSeq: z.int(),
  ended: z.boolean(),
})
export type OpenedCall = z.infer<typeof OpenedCall>

type Row = NonNullable<Awaited<ReturnType<typeof phoneCallBySid>>>

const opened = (row: Row, resumed: boolean): OpenedCall => ({
  id: row.id,
  aiAgentChatId: row.ai_agent_chat_id,
  token: row.relay_token,
  dispatchCallId: row.dispatch_call_id,
  resumed,
  memory: row.memory,
  lastSeq: row.last_seq,
  ended: row.ended_at !== null,
})

const blankCustomData = (fromNumber: string, startTime: number): CustomData => ({
  customer_name: '',
  from_number: fromNumber,
  reason: '',
  start_time: startTime,
  pickup_address: '',
  valid_pickup_address: false,
  dropoff_address: '',
  valid_dropoff_address: false,
  vehicle: '',
  vehicle_color: '',
  text_accepted: false,
})

/** Opens the history record of a call; asked again for the same call, gives the one there is. */
export const openPhoneCall = verb(
  inside({
    name: 'openPhoneCall',
    because: 'only the phone line opens call records',
    body: z.object({
      callSid: CallSid,
      fromNumber: z.string().max(40),
      toNumber: z.string().max(40),
    }),
    reply: OpenedCall,
  }),
  async (context, { body }) => {
    const { tx, companyId, now } = context
    const known = await phoneCallBySid(tx, body.callSid)
    if (known) return opened(known, true)
    await tx
      .insertInto('phone_call')
      .values({
        id: newId(),
        company_id: companyId,
        call_sid: body.callSid,
        from_number: body.fromNumber,
        to_number: body.toNumber,
        started_at: new Date(now),
        ai_agent_chat_id: newSecret(),
        relay_token: newSecret(),
        dispatch_call_id: null,
        custom_data: storableJson(blankCustomData(body.fromNumber, now)),
      })
      .onConflict((conflict) => conflict.column('call_sid').doNothing())
      .execute()
    const row = (await phoneCallBySid(tx, body.callSid)) ?? context.fail('not_found')
    context.announce(phoneCallChanged, companyId, { id: row.id })
    return opened(row, false)
  },
)

async function companyOfCall(
  tx: Tx,
  { body }: { body: { callSid: string } },
): Promise<string | null> {
  return (await phoneCallBySid(tx, body.callSid))?.company_id ?? null
}

const LogEntry = z.object({
  seq: z.int().min(1),
  at: z.number(),
  kind: z.string().max(40),
  data: z.record(z.string(), z.unknown()),
})
export type LogEntry = z.infer<typeof LogEntry>

/** Appends to the log of a call, with the agent's memory after it; entries that are there already are left. */
export const appendToPhoneCall = verb(
  inside({
    name: 'appendToPhoneCall',
    because: 'only the phone line writes the log of a call',
    body: z.object({
      phoneCallId: z.string(),
      entries: z.array(LogEntry),
      memory: z.unknown(),
      customData: CustomData.partial(),
      outcome: PhoneCallOutcome.optional(),
    }),
    reply: z.object({ lastSeq: z.int() }),
  }),
  async (context, { body }) => {
    const { tx, companyId } = context
    const call =
      (await tx
        .selectFrom('phone_call')
        .select(['custom_data', 'last_seq'])
        .where('id', '=', body.phoneCallId)
        .where('company_id', '=', companyId)
        .forUpdate()
        .executeTakeFirst()) ?? context.fail('not_found')
    const lastSeq = Math.max(call.last_seq, ...body.entries.map((entry) => entry.seq))
    if (body.entries.length > 0) {
      await tx
        .insertInto('phone_call_event')
        .values(
          body.entries.map((entry) => ({
            company_id: companyId,
            phone_call_id: body.phoneCallId,
            seq: entry.seq,
            at: new Date(entry.at),
            kind: entry.kind,
            data: storableJson(entry.data),
          })),
        )
        .onConflict((conflict) => conflict.columns(['phone_call_id', 'seq']).doNothing())
        .execute()
    }
    const customData = { ...call.custom_data, ...body.customData }
    await tx
      .updateTable('phone_call')
      .set({
        last_seq: lastSeq,
        custom_data: storableJson(customData),
        customer_name: storable(String(customData.customer_name ?? '')),
        ...(lastSeq >= call.last_seq && body.memory !== undefined
          ? { memory: storableJson(body.memory) }
          : {}),
        ...(body.outcome ? { outcome: body.outcome } : {}),
      })
      .where('id', '=', body.phoneCallId)
      .where('company_id', '=', companyId)
      .execute()
    context.announce(phoneCallChanged, companyId, { id: body.phoneCallId })
    return { lastSeq }
  },
)

/** Ends the history record, told any number of times in any order. `seconds` is the carrier's own count and wins over ours. */
export const endPhoneCall = verb(
  inside({
    name: 'endPhoneCall',
    because: 'only the phone line ends call records',
    body: z.object({
      callSid: CallSid,
      seconds: z.int().min(0).optional(),
      outcome: PhoneCallOutcome.optional(),
    }),
    reply: z.object({ done: z.boolean() }),
  }),
  async (context, { body }) => {
    const { tx, companyId, now } = context
    const call = (await phoneCallBySid(tx, body.callSid)) ?? context.fail('not_found')
    const elapsed = Math.max(0, Math.round((now - call.started_at.getTime()) / 1000))
    const seconds = body.seconds ?? (call.ended_at ? call.seconds : elapsed)
    const outcome = body.outcome ?? (call.outcome === 'in progress' ? 'nothing' : call.outcome)
    await tx
      .updateTable('phone_call')
      .set({ ended_at: call.ended_at ?? new Date(now), seconds, outcome })
      .where('id', '=', call.id)
      .execute()
    context.announce(phoneCallChanged, companyId, { id: call.id })
    return { done: true }
  },
  { companyOf: companyOfCall },
)
