import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/index.ts'

/** A process that has not said for so long that it holds a call holds it no more, in ms. */
const SILENT_MS = 20_000
/** What a process that was killed left behind is cleared away after so long, in ms. */
const FORGOTTEN_MS = 10 * 60_000

const seenSince = (now: number) => new Date(now - SILENT_MS)

/** A call held from now on by this process, also when another had it before. */
export async function hold(
  tx: Tx,
  held: { phoneCallId: string; holder: string; isRecorded: boolean },
  now: number,
): Promise<void> {
  const { phoneCallId, holder, isRecorded } = held
  const seen = { holder, seen_at: new Date(now) }
  await tx
    .insertInto('live_call')
    .values({ phone_call_id: phoneCallId, ...seen })
    .onConflict((conflict) => conflict.column('phone_call_id').doUpdateSet(seen))
    .execute()
  if (!isRecorded) return
  await tx
    .updateTable('phone_call')
    .set({ is_recorded: true })
    .where('id', '=', phoneCallId)
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

/**
 * Takes the orders that wait for a call, in the order in which they were given; nobody gets them again.
 * A process whose call has gone on at another one gets none.
 */
export async function takeOrders(
  tx: Tx,
  { phoneCallId, holder }: { phoneCallId: string; holder: string },
  now: number,
) {
  const rows = await tx
    .updateTable('call_order')
    .set({ taken_at: new Date(now) })
    .where('phone_call_id', '=', phoneCallId)
    .where('taken_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('live_call')
          .select('holder')
          .where('phone_call_id', '=', phoneCallId)
          .where('holder', '=', holder),
      ),
    )
    .returning(['id', 'kind', 'data', 'given_at'])
    .execute()
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
