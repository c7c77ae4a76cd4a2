import type { ChatRole } from '@towline/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/index.ts'

/** Who has given no sign for this long has gone, whatever is written of him. */
const SIGN_OF_LIFE_MS = 60_000
/** Of a large process that was killed, so many are taken leave of at once. */
const MOST_SILENT = 500

/** One side of a chat, as it is there on the connections of one server process. */
export type Presence = { chatId: string; companyId: string; role: ChatRole; process: string }

/** Since when somebody must have given a sign to count as here. */
export const signSince = (now: number): Date => new Date(now - SIGN_OF_LIFE_MS)

/** Notes that a side has come in at a process. True when it was at none before. */
export async function enter(tx: Tx, of: Presence, now: number): Promise<boolean> {
  const [side, at] = [
    { chat_id: of.chatId, company_id: of.companyId, role: of.role },
    new Date(now),
  ]
  // The side's row is held until commit: of two processes one is the first to come, and the last to go.
  await tx
    .insertInto('chat_side')
    .values({ ...side, joined_at: at, active_at: at })
    .onConflict((known) =>
      known.columns(['chat_id', 'role']).doUpdateSet({
        joined_at: sql`coalesce(chat_side.joined_at, ${at})`,
        active_at: sql`greatest(chat_side.active_at, ${at})`,
      }),
    )
    .execute()
  const { rows } = await sql<{ isNew: boolean }>`
    with now_here as (
      insert into chat_visit (chat_id, company_id, role, process, seen_at)
      values (${of.chatId}, ${of.companyId}, ${of.role}, ${of.process}, ${at})
      on conflict (chat_id, role, process) do update set seen_at = excluded.seen_at)
    select not exists (select from chat_visit where chat_id = ${of.chatId} and role = ${of.role}
      and seen_at > ${signSince(now)}) as "isNew"`.execute(tx)
  return rows[0]?.isNew === true
}

/**
 * Notes that a side has gone from a process, or was still silent there. True when it was there and is at no
 * other process either.
 */
export async function leave(
  tx: Tx,
  of: Presence,
  { now, ifSilent }: { now: number; ifSilent: boolean },
): Promise<boolean> {
  await tx
    .updateTable('chat_side')
    .set({ active_at: sql`greatest(active_at, ${ifSilent ? signSince(now) : new Date(now)})` })
    .where('chat_id', '=', of.chatId)
    .where('role', '=', of.role)
    .execute()
  const { rows } = await sql<{ hasGone: boolean }>`
    with gone as (
      delete from chat_visit where chat_id = ${of.chatId} and role = ${of.role}
        and process = ${of.process} and (not ${ifSilent} or seen_at <= ${signSince(now)})
      returning 1)
    select exists (select from gone) and not exists (select from chat_visit
      where chat_id = ${of.chatId} and role = ${of.role} and process <> ${of.process}
      and seen_at > ${signSince(now)}) as "hasGone"`.execute(tx)
  return rows[0]?.hasGone === true
}

/** Notes that these are still there at a process; answers those of whom somebody has taken leave meanwhile. */
export async function stay(
  tx: Tx,
  process: string,
  visits: readonly Omit<Presence, 'process'>[],
  now: number,
): Promise<{ chatId: string; role: ChatRole }[]> {
  const chats = visits.map(({ chatId }) => chatId)
  const roles = visits.map(({ role }) => role)
  const { rows } = await sql<{ chatId: string; role: ChatRole }>`
    with here as (select * from unnest(${chats}::text[], ${roles}::text[]) as here (chat_id, role)),
    kept as (
      update chat_visit v set seen_at = ${new Date(now)} from here
      where v.chat_id = here.chat_id and v.role = here.role and v.process = ${process}
      returning v.chat_id, v.role)
    select chat_id as "chatId", role from here
    except select chat_id, role from kept`.execute(tx)
  return rows
}

/** Those whose server process no longer speaks for them. */
export async function silentOnes(tx: Tx, now: number): Promise<Presence[]> {
  const rows = await tx
    .selectFrom('chat_visit')
    .select(['chat_id', 'company_id', 'role', 'process'])
    .where('seen_at', '<=', signSince(now))
    .limit(MOST_SILENT)
    .execute()
  return rows.map((row) => ({
    chatId: row.chat_id,
    companyId: row.company_id,
    role: row.role,
    process: row.process,
  }))
}
