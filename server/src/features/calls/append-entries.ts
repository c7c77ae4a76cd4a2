import { CustomData, PhoneCallOutcome } from '@towline/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { prepared, type Tx } from '../../platform/db/index.ts'
import { storableJson } from '../../platform/storable.ts'

const LogEntry = z.object({
  seq: z.int().min(1),
  at: z.number(),
  kind: z.string().max(40),
  data: z.record(z.string(), z.unknown()),
})

/** What is added to the log of a call, and how the call stands after it. */
export const Appendix = z.object({
  phoneCallId: z.uuid(),
  entries: z.array(LogEntry),
  memory: z.unknown(),
  customData: CustomData.partial(),
  outcome: PhoneCallOutcome.optional(),
})
export type Appendix = z.infer<typeof Appendix>

/** The last number in the log, and which entries stand under other numbers than they came with. */
export const Appended = z.object({
  lastSeq: z.int(),
  moved: z.array(z.tuple([z.int(), z.int()])),
})
type Appended = z.infer<typeof Appended>

/** Before which number the entries are new, when there are none. */
const NO_ENTRY = 2 ** 31 - 1

/** How the call stands, in the words of an update. */
const stateAfter = ({ memory, customData, outcome }: Appendix) => sql`
  custom_data = custom_data || ${storableJson(customData)}::jsonb,
  customer_name = coalesce(${storableJson(customData)}::jsonb ->> 'customer_name', customer_name),
  memory = coalesce(${memory === undefined ? null : storableJson(memory)}::jsonb, memory),
  outcome = coalesce(${outcome ?? null}, outcome)`

const given = ({ entries }: Appendix) => sql`
  select entry.seq, to_timestamp(entry.at / 1000.0) as at, entry.kind, entry.data
  from jsonb_to_recordset(${storableJson(entries)}::jsonb)
    as entry (seq int, at double precision, kind text, data jsonb)`

const asRow = ({ phoneCallId, entries, ...state }: Appendix) => {
  const numbers = entries.map(({ seq }) => seq)
  const [first, last] = [Math.min(NO_ENTRY, ...numbers), Math.max(0, ...numbers)]
  return { ...state, id: phoneCallId, entries, first, last }
}

/**
 * Entries of calls and their new state in one statement, because this is what calls do most: every trip to
 * the database costs the callers on the line. No call may be there twice; null for an unknown one.
 */
export async function appendEntries(
  tx: Tx,
  companyId: string,
  appendices: Appendix[],
): Promise<(Appended | null)[]> {
  const { rows } = await sql<{ id: string; last_seq: number }>`${prepared}
    with appendix as (
      select * from jsonb_to_recordset(${storableJson(appendices.map(asRow))}::jsonb) as a (
        id uuid, first int, last int, entries jsonb, memory jsonb, "customData" jsonb, outcome text)),
    call as (
      update phone_call c set last_seq = greatest(c.last_seq, a.last),
        custom_data = c.custom_data || a."customData",
        customer_name = coalesce(a."customData" ->> 'customer_name', c.customer_name),
        memory = coalesce(a.memory, c.memory), outcome = coalesce(a.outcome, c.outcome)
      from appendix a
      where c.id = a.id and c.company_id = ${companyId}::uuid and c.last_seq < a.first
      returning c.id, c.last_seq),
    event as (
      insert into phone_call_event (company_id, phone_call_id, seq, at, kind, data)
      select ${companyId}::uuid, id, entry.seq, to_timestamp(entry.at / 1000.0), entry.kind, entry.data
      from call join appendix using (id) cross join lateral jsonb_to_recordset(appendix.entries)
        as entry (seq int, at double precision, kind text, data jsonb))
    select id, last_seq from call`.execute(tx)
  const lastSeqs = new Map(rows.map(({ id, last_seq }) => [id, last_seq]))
  const appended: (Appended | null)[] = []
  for (const appendix of appendices) {
    const lastSeq = lastSeqs.get(appendix.phoneCallId)
    appended.push(
      lastSeq === undefined ? await appendBehind(tx, companyId, appendix) : { lastSeq, moved: [] },
    )
  }
  return appended
}

/**
 * The same where numbers are taken: by these entries themselves, whose answer was lost, or by another process that
 * has the same call. What is not there yet comes behind the last entry; the memory that has said more stays.
 */
async function appendBehind(
  tx: Tx,
  companyId: string,
  appendix: Appendix,
): Promise<Appended | null> {
  const call = await tx
    .selectFrom('phone_call')
    .select(['last_seq', sql<string | null>`memory ->> 'said'`.as('said')])
    .where('id', '=', appendix.phoneCallId)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  if (!call) return null
  // The call is locked, so that this statement sees all that others have written into its log.
  const { rows } = await sql<{ seq: number; number: number }>`
    with entry as (${given(appendix)}),
    known as (
      select entry.seq, min(e.seq) as number from entry join phone_call_event e
        on e.phone_call_id = ${appendix.phoneCallId} and e.kind = entry.kind and e.data - 'said' = entry.data - 'said'
          and (e.seq = entry.seq or e.seq > entry.seq and e.at = entry.at)
      group by entry.seq),
    missing as (
      select entry.*, (${call.last_seq}::int + row_number() over (order by seq))::int as number
      from entry where seq not in (select seq from known)),
    event as (
      insert into phone_call_event (company_id, phone_call_id, seq, at, kind, data)
      select ${companyId}, ${appendix.phoneCallId}, number, at, kind, case
        when kind = 'cut' then data || coalesce((select jsonb_build_object('said', said.number)
          from missing said where to_jsonb(said.seq) = missing.data -> 'said'), '{}')
        else data end
      from missing)
    select seq, number from known union all select seq, number from missing`.execute(tx)
  const lastSeq = Math.max(call.last_seq, ...rows.map(({ number }) => number))
  const state = Number(call.said) > saidIn(appendix.memory) ? sql`` : sql`, ${stateAfter(appendix)}`
  await sql`update phone_call set last_seq = ${lastSeq}::int ${state}
    where id = ${appendix.phoneCallId} and company_id = ${companyId}`.execute(tx)
  const moved = rows.filter(({ seq, number }) => seq !== number)
  return { lastSeq, moved: moved.map(({ seq, number }) => [seq, number]) }
}

/** How many things were said, as the agent's memory counts them. */
const saidIn = (memory: unknown): number => Number(Object(memory).said)
