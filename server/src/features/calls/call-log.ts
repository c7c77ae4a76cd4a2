import { type Earlier, leftOpen } from '@towline/agent'
import {
  type CustomData,
  callerNumber,
  PhoneCallOutcome,
  phoneCallChanged,
} from '@towline/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { prepared, type Tx } from '../../platform/db/index.ts'
import { type Context, handle, inside } from '../../platform/handler.ts'
import { newId, newSecret } from '../../platform/ids.ts'
import { storableJson } from '../../platform/storable.ts'
import { Appended, Appendix, appendEntries } from './append-entries.ts'
import {
  callsBySid,
  lastCallsOf,
  type OpenCall,
  openCallColumns,
  phoneCallBySid,
} from './calls.store.ts'
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

const opened = (row: OpenCall, resumed: boolean, earlier: Earlier | null): OpenedCall => ({
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

/** The calls that new ones of these numbers go on with, and what they have left. */
async function brokenOff({ tx, companyId, now }: Context, numbers: string[]) {
  const asked = numbers.filter((number) => /^\d{10}$/.test(number))
  const last =
    asked.length > 0 ? await lastCallsOf(tx, companyId, asked, new Date(now - AGAIN_MS)) : []
  return new Map(
    last.flatMap(({ number, id, memory, dispatchCallId }) => {
      const left = leftIn(memory)
      return left ? [[number, { id, dispatchCallId, left }]] : []
    }),
  )
}

const leftIn = (stored: unknown): Earlier | null => {
  const memory = memoryFrom(stored)
  return memory && leftOpen(memory)
}

/** The same for a call that was opened before and has not said a word yet. */
async function leftBy({ tx, companyId }: Context, row: OpenCall): Promise<Earlier | null> {
  if (!row.continues_call_id || row.memory !== null) return null
  const call = await tx
    .selectFrom('phone_call')
    .select('memory')
    .where('company_id', '=', companyId)
    .where('id', '=', row.continues_call_id)
    .executeTakeFirst()
  return leftIn(call?.memory)
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

const NewCall = z.object({
  callSid: CallSid,
  fromNumber: z.string().max(40),
  toNumber: z.string().max(40),
  /** Called from the dashboard's own phone, where anybody's number can be typed. */
  isFromDesk: z.boolean().default(false),
})

/** Opens the history record of a call; asked again for the same call, gives the one there is. */
export const openPhoneCall = handle(
  inside({
    name: 'openPhoneCall',
    because: 'only the phone line opens call records',
    body: NewCall,
    reply: OpenedCall,
  }),
  async (context, { body }) => (await openAll(context, [body]))[0] ?? context.fail('not_found'),
)

/** The same for all calls that come in one instant; null for one that is another company's. */
export const openPhoneCalls = handle(
  inside({
    name: 'openPhoneCalls',
    because: 'only the phone line opens call records',
    body: z.array(NewCall),
    reply: z.array(OpenedCall.nullable()),
  }),
  (context, { body }) => openAll(context, body),
)

async function openAll(
  context: Context,
  told: z.infer<typeof NewCall>[],
): Promise<(OpenedCall | null)[]> {
  const { tx, companyId } = context
  const calls = told.map((call) => ({ ...call, fromNumber: callerNumber(call.fromNumber) }))
  const sids = calls.map(({ callSid }) => callSid)
  const known = await callsBySid(tx, sids)
  const fresh = calls.filter(({ callSid }) => !known.has(callSid))
  const earlier = await brokenOff(
    context,
    fresh.map(({ fromNumber }) => fromNumber),
  )
  const rows = new Map([...known, ...(await insertCalls(context, fresh, earlier))])
  const answers: (OpenedCall | null)[] = []
  for (const { callSid, fromNumber } of calls) {
    const row = rows.get(callSid)
    if (!row) answers.push(null)
    else if (known.has(callSid)) answers.push(opened(row, true, await leftBy(context, row)))
    else {
      context.announce(phoneCallChanged, companyId, { id: row.id })
      answers.push(opened(row, false, earlier.get(fromNumber)?.left ?? null))
    }
  }
  return answers
}

async function insertCalls(
  { tx, companyId, now }: Context,
  calls: z.infer<typeof NewCall>[],
  earlier: Awaited<ReturnType<typeof brokenOff>>,
): Promise<Map<string, OpenCall>> {
  if (calls.length === 0) return new Map()
  const rows = calls.map(({ callSid, fromNumber, toNumber, isFromDesk }) => ({
    id: newId(),
    call_sid: callSid,
    from_number: fromNumber,
    to_number: toNumber,
    is_from_desk: isFromDesk,
    ai_agent_chat_id: newSecret(),
    relay_token: newSecret(),
    dispatch_call_id: earlier.get(fromNumber)?.dispatchCallId ?? null,
    continues_call_id: earlier.get(fromNumber)?.id ?? null,
    custom_data: blankCustomData(fromNumber, now),
  }))
  const inserted = await sql<OpenCall & { call_sid: string }>`${prepared}
    insert into phone_call (id, company_id, call_sid, from_number, to_number, is_from_desk, started_at,
      ai_agent_chat_id, relay_token, dispatch_call_id, continues_call_id, custom_data)
    select id, ${companyId}::uuid, call_sid, from_number, to_number, is_from_desk, ${new Date(now)}::timestamptz,
      ai_agent_chat_id, relay_token, dispatch_call_id, continues_call_id, custom_data
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as call (id uuid, call_sid text, from_number text,
      to_number text, is_from_desk boolean, ai_agent_chat_id text, relay_token text, dispatch_call_id uuid,
      continues_call_id uuid, custom_data jsonb)
    on conflict (call_sid) do nothing returning call_sid, ${openCallColumns}`.execute(tx)
  const made = new Map(inserted.rows.map((row) => [row.call_sid, row]))
  // Somebody else was told of the same call in the same instant.
  const others = calls.map(({ callSid }) => callSid).filter((callSid) => !made.has(callSid))
  return others.length > 0 ? new Map([...made, ...(await callsBySid(tx, others))]) : made
}

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
  async (context, { body }) => (await appendAll(context, [body]))[0] ?? context.fail('not_found'),
)

/** The same for calls that have something to write in the same instant, no call twice; null for an unknown one. */
export const appendToPhoneCalls = handle(
  inside({
    name: 'appendToPhoneCalls',
    because: 'only the phone line writes the logs of calls',
    body: z.array(Appendix),
    reply: z.array(Appended.nullable()),
  }),
  (context, { body }) => appendAll(context, body),
)

async function appendAll({ tx, companyId, announce }: Context, appendices: Appendix[]) {
  const appended = await appendEntries(tx, companyId, appendices)
  for (const { phoneCallId: id } of appendices) announce(phoneCallChanged, companyId, { id })
  return appended
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
