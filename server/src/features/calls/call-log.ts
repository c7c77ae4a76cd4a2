import { type Earlier, leftOpen } from '@towline/agent'
import { CustomData, callerNumber, PhoneCallOutcome, phoneCallChanged } from '@towline/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../platform/db/index.ts'
import { type Context, handle, inside } from '../../platform/handler.ts'
import { newId, newSecret } from '../../platform/ids.ts'
import { storableJson } from '../../platform/storable.ts'
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

const LogEntry = z.object({
  seq: z.int().min(1),
  at: z.number(),
  kind: z.string().max(40),
  data: z.record(z.string(), z.unknown()),
})

/** What is added to the log of a call, and how the call stands after it. */
const Appendix = z.object({
  phoneCallId: z.uuid(),
  entries: z.array(LogEntry),
  memory: z.unknown(),
  customData: CustomData.partial(),
  outcome: PhoneCallOutcome.optional(),
})

/** Appends to the log of a call, with the agent's memory after it; entries that are there already are left. */
export const appendToPhoneCall = handle(
  inside({
    name: 'appendToPhoneCall',
    because: 'only the phone line writes the log of a call',
    body: Appendix,
    reply: z.object({ lastSeq: z.int() }),
  }),
  async (context, { body }) => {
    const { companyId } = context
    const lastSeq = (await appendEntries(context, body)) ?? context.fail('not_found')
    context.announce(phoneCallChanged, companyId, { id: body.phoneCallId })
    return { lastSeq }
  },
)

/**
 * Entries and the call's new state in one statement, because this is what a call does most: every trip to
 * the database costs the callers on the line. Answers the last number in the log; null for an unknown call.
 */
async function appendEntries(
  { tx, companyId }: Context,
  { phoneCallId, entries, memory, customData, outcome }: z.infer<typeof Appendix>,
): Promise<number | null> {
  const reaches = Math.max(0, ...entries.map(({ seq }) => seq))
  const { rows } = await sql<{ last_seq: number }>`
    with call as (
      update phone_call set
        last_seq = greatest(last_seq, ${reaches}::int),
        custom_data = custom_data || ${storableJson(customData)}::jsonb,
        customer_name = coalesce(${storableJson(customData)}::jsonb ->> 'customer_name', customer_name),
        memory = case when ${reaches}::int >= last_seq then coalesce(${memory === undefined ? null : storableJson(memory)}::jsonb, memory) else memory end,
        outcome = coalesce(${outcome ?? null}, outcome)
      where id = ${phoneCallId} and company_id = ${companyId}
      returning id, last_seq),
    event as (
      insert into phone_call_event (company_id, phone_call_id, seq, at, kind, data)
      select ${companyId}, call.id, entry.seq, to_timestamp(entry.at / 1000.0), entry.kind, entry.data
      from call, jsonb_to_recordset(${storableJson(entries)}::jsonb)
        as entry (seq int, at double precision, kind text, data jsonb)
      on conflict (phone_call_id, seq) do nothing)
    select last_seq from call`.execute(tx)
  return rows[0]?.last_seq ?? null
}

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
