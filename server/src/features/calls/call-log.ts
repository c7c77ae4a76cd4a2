import { type Earlier, leftOpen } from '@towline/agent'
import {
  type CustomData,
  callerNumber,
  PhoneCallOutcome,
  phoneCallChanged,
} from '@towline/contract'
import { z } from 'zod'
import type { Tx } from '../../platform/db/index.ts'
import { type Context, handle, inside } from '../../platform/handler.ts'
import { newId, newSecret } from '../../platform/ids.ts'
import { storableJson } from '../../platform/storable.ts'
import { Appended, Appendix, appendEntries } from './append-entries.ts'
import { lastCallOf, phoneCallBySid } from './calls.store.ts'
import { memoryFrom } from './memory-from.ts'

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
  /** What a call of the same number that broke off minutes ago has left to go on with. */
  earlier: z.custom<Earlier>().nullable(),
})
export type OpenedCall = z.infer<typeof OpenedCall>

type Row = NonNullable<Awaited<ReturnType<typeof phoneCallBySid>>>

const opened = (row: Row, resumed: boolean, earlier: Earlier | null): OpenedCall => ({
  id: row.id,
  aiAgentChatId: row.ai_agent_chat_id,
  token: row.relay_token,
  dispatchCallId: row.dispatch_call_id,
  resumed,
  memory: row.memory,
  lastSeq: row.last_seq,
  ended: row.ended_at !== null,
  earlier,
})

/** A caller who was cut off calls again within this time. */
const AGAIN_MS = 15 * 60 * 1000

/** The call this one goes on with, and what it has left. */
async function brokenOff({ tx, companyId, now }: Context, number: string) {
  if (!/^\d{10}$/.test(number)) return null
  const last = await lastCallOf(tx, companyId, number, new Date(now - AGAIN_MS))
  const memory = last && memoryFrom(last.memory)
  const left = memory && leftOpen(memory)
  return last && left ? { id: last.id, dispatchCallId: last.dispatch_call_id, left } : null
}

/** The same for a call that was opened before and has not said a word yet. */
async function leftBy({ tx, companyId }: Context, row: Row): Promise<Earlier | null> {
  if (!row.continues_call_id || row.memory !== null) return null
  const call = await tx
    .selectFrom('phone_call')
    .select('memory')
    .where('company_id', '=', companyId)
    .where('id', '=', row.continues_call_id)
    .executeTakeFirst()
  const memory = memoryFrom(call?.memory)
  return memory && leftOpen(memory)
}

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
export const openPhoneCall = handle(
  inside({
    name: 'openPhoneCall',
    because: 'only the phone line opens call records',
    body: z.object({
      callSid: CallSid,
      fromNumber: z.string().max(40),
      toNumber: z.string().max(40),
      /** Called from the dashboard's own phone, where anybody's number can be typed. */
      isFromDesk: z.boolean().default(false),
    }),
    reply: OpenedCall,
  }),
  async (context, { body }) => {
    const { tx, companyId, now } = context
    const fromNumber = callerNumber(body.fromNumber)
    const known = await phoneCallBySid(tx, body.callSid)
    if (known) return opened(known, true, await leftBy(context, known))
    const earlier = await brokenOff(context, fromNumber)
    await tx
      .insertInto('phone_call')
      .values({
        id: newId(),
        company_id: companyId,
        call_sid: body.callSid,
        from_number: fromNumber,
        to_number: body.toNumber,
        is_from_desk: body.isFromDesk,
        started_at: new Date(now),
        ai_agent_chat_id: newSecret(),
        relay_token: newSecret(),
        dispatch_call_id: earlier?.dispatchCallId ?? null,
        continues_call_id: earlier?.id ?? null,
        custom_data: storableJson(blankCustomData(fromNumber, now)),
      })
      .onConflict((conflict) => conflict.column('call_sid').doNothing())
      .execute()
    const row = (await phoneCallBySid(tx, body.callSid)) ?? context.fail('not_found')
    context.announce(phoneCallChanged, companyId, { id: row.id })
    return opened(row, false, earlier?.left ?? null)
  },
)

async function companyOfCall(
  tx: Tx,
  { body }: { body: { callSid: string } },
): Promise<string | null> {
  return (await phoneCallBySid(tx, body.callSid))?.company_id ?? null
}

/**
 * Appends to the log of a call, with the agent's memory after it; entries that are there already are left, and those
 * whose numbers another process has taken come behind.
 */
export const appendToPhoneCall = handle(
  inside({
    name: 'appendToPhoneCall',
    because: 'only the phone line writes the log of a call',
    body: Appendix,
    reply: Appended,
  }),
  async (context, { body }) => {
    const { tx, companyId } = context
    const appended = (await appendEntries(tx, companyId, body)) ?? context.fail('not_found')
    context.announce(phoneCallChanged, companyId, { id: body.phoneCallId })
    return appended
  },
)

/** Ends the history record, told any number of times in any order. `seconds` is the carrier's own count and wins over ours. */
export const endPhoneCall = handle(
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
