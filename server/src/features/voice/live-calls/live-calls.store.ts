import { sql } from 'kysely'
import { prepared, type Tx } from '../../../platform/db/index.ts'

/** A process that has not said for so long that it holds a call holds it no more, in ms. */
const SILENT_MS = 20_000
/** What a process that was killed left behind is cleared away after so long, in ms. */
const FORGOTTEN_MS = 10 * 60_000

const seenSince = (now: number) => new Date(now - SILENT_MS)

/** Calls held from now on by a process, also when another had them before. */
export async function hold(
  tx: Tx,
  held: { phoneCallId: string; holder: string; isRecorded: boolean }[],
  now: number,
): Promise<void> {
  await sql`${prepared}
    insert into live_call (phone_call_id, holder, seen_at)
    select "phoneCallId", holder, ${new Date(now)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as held ("phoneCallId" uuid, holder text)
    on conflict (phone_call_id) do update set holder = excluded.holder, seen_at = excluded.seen_at`.execute(
    tx,
  )
  const recorded = held.filter(({ isRecorded }) => isRecorded).map(({ phoneCallId }) => phoneCallId)
  if (recorded.length === 0) return
  await tx
    .updateTable('phone_call')
    .set({ is_recorded: true })
    .where('id', '=', sql<string>`any(${recorded}::uuid[])`)
    .execute()
}

/** The process holds the call no more; another that has taken it meanwhile keeps it. */
export async function letGo(tx: Tx, phoneCallId: string, holder: string): Promise<void> {
  await tx
    .deleteFrom('live_call')
    .where('phone_call_id', '=', phoneCallId)
    .where('holder', '=', holder)
    .execute()
}

/** The process still holds its calls; answers those for which an order waits. */
export async function keepHolding(tx: Tx, holder: string, now: number): Promise<string[]> {
  await tx
    .updateTable('live_call')
    .set({ seen_at: new Date(now) })
    .where('holder', '=', holder)
    .execute()
  await tx
    .deleteFrom('live_call')
    .where('seen_at', '<', new Date(now - FORGOTTEN_MS))
    .execute()
  const rows = await tx
    .selectFrom('live_call')
    .innerJoin('call_order', 'call_order.phone_call_id', 'live_call.phone_call_id')
    .select('live_call.phone_call_id')
    .distinct()
    .where('live_call.holder', '=', holder)
    .where('call_order.taken_at', 'is', null)
    .execute()
  return rows.map((row) => row.phone_call_id)
}

type TakenOrder = {
  id: string
  phone_call_id: string
  kind: string
  data: unknown
  given_at: Date
}

/**
 * Takes the orders that wait for calls, in the order in which they were given; nobody gets them again.
 * A process whose call has gone on at another one gets none.
 */
export async function takeOrders(
  tx: Tx,
  held: { phoneCallId: string; holder: string }[],
  now: number,
): Promise<TakenOrder[]> {
  const { rows } = await sql<TakenOrder>`${prepared}
    update call_order o set taken_at = ${new Date(now)}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as held ("phoneCallId" uuid, holder text)
    join live_call l on l.phone_call_id = held."phoneCallId" and l.holder = held.holder
    where o.phone_call_id = l.phone_call_id and o.taken_at is null
    returning o.id, o.phone_call_id, o.kind, o.data, o.given_at`.execute(tx)
  return rows.sort(
    (one, other) =>
      one.given_at.getTime() - other.given_at.getTime() || (one.id < other.id ? -1 : 1),
  )
}

/** Whether the call is there, and somebody holds it. */
export async function isHeld(
  tx: Tx,
  companyId: string,
  phoneCallId: string,
  now: number,
): Promise<boolean | null> {
  const row = await tx
    .selectFrom('phone_call as p')
    .leftJoin('live_call as l', (join) =>
      join.onRef('l.phone_call_id', '=', 'p.id').on('l.seen_at', '>=', seenSince(now)),
    )
    .select(['p.id', 'l.holder'])
    .where('p.company_id', '=', companyId)
    .where('p.id', '=', phoneCallId)
    .executeTakeFirst()
  return row ? row.holder !== null : null
}

const cards = (tx: Tx, companyId: string, now: number) =>
  tx
    .selectFrom('phone_call as p')
    .leftJoin('live_call as l', (join) =>
      join.onRef('l.phone_call_id', '=', 'p.id').on('l.seen_at', '>=', seenSince(now)),
    )
    .select(['p.id', 'p.from_number', 'p.to_number', 'p.started_at', 'p.memory', 'l.holder'])
    .select(['p.dispatch_call_id'])
    // Who had the caller last: a person who picked up, or the agent again because nobody did.
    .select(
      sql<string | null>`(select e.kind from phone_call_event e where e.phone_call_id = p.id
        and e.kind in ('handedOver', 'briefed', 'transferFailed', 'reconnected')
        order by e.seq desc limit 1)`.as('last_move'),
    )
    .where('p.company_id', '=', companyId)

/** The calls of a company that are going on, the longest first. */
export const liveRows = (tx: Tx, companyId: string, now: number) =>
  cards(tx, companyId, now)
    .where('l.holder', 'is not', null)
    .orderBy('p.started_at')
    .orderBy('p.id')
    .limit(200)
    .execute()

/** One call of a company, going on or not. */
export const liveRow = (tx: Tx, companyId: string, id: string, now: number) =>
  cards(tx, companyId, now).where('p.id', '=', id).executeTakeFirst()

export type LiveRow = NonNullable<Awaited<ReturnType<typeof liveRow>>>
