import type { CallStatus, ChatRole, ChatSide, LatLng } from '@towline/contract'
import { sql } from 'kysely'
import { prepared, type Tx } from '../../platform/db/index.ts'
import { signSince } from './presence.store.ts'

/** The company a chat link belongs to. */
export async function companyOfChat(tx: Tx, id: string): Promise<string | null> {
  const [companyId] = await companiesOfChats(tx, [id])
  return companyId ?? null
}

/** The companies that chat links belong to, in their order; null for what is no chat. */
export async function companiesOfChats(tx: Tx, ids: string[]): Promise<(string | null)[]> {
  const rows = await tx
    .selectFrom('chat_request')
    .modifyFront(prepared)
    .select(['id', 'company_id'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
  const found = new Map(rows.map((row) => [row.id, row.company_id]))
  return ids.map((id) => found.get(id) ?? null)
}

/** The company a transcript's key belongs to. */
export async function companyOfVoiceChat(tx: Tx, aiAgentChatId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('phone_call')
    .select('company_id')
    .where('ai_agent_chat_id', '=', aiAgentChatId)
    .executeTakeFirst()
  return row?.company_id ?? null
}

/** The chat request of a job; null when it has none. */
export async function chatOfJob(tx: Tx, dispatchCallId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('chat_request')
    .select('id')
    .where('dispatch_call_id', '=', dispatchCallId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** How far a job of the bound company is, and its chat if it has one; null when it has no such job. */
export async function jobToTalkOf(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ status: CallStatus; statusAt: Date; chatId: string | null } | null> {
  const row = await tx
    .selectFrom('dispatch_call as c')
    .leftJoin('chat_request as r', 'r.dispatch_call_id', 'c.id')
    .select(['c.status', 'c.status_at as statusAt', 'r.id as chatId'])
    .where('c.id', '=', id)
    .where('c.company_id', '=', companyId)
    .executeTakeFirst()
  return row ?? null
}

/** A chat and what of its job matters to it. */
export type ChatRow = {
  id: string
  jobId: string
  status: CallStatus
  statusAt: Date
  customerName: string
  canReceiveText: boolean
  textNumber: string
}

/** A chat of the bound company. */
export async function chatRow(tx: Tx, companyId: string, id: string): Promise<ChatRow | null> {
  return (await chatRows(tx, companyId, [id])).get(id) ?? null
}

/** Those of these chats that the bound company has, by their ids. */
export async function chatRows(
  tx: Tx,
  companyId: string,
  ids: string[],
): Promise<ReadonlyMap<string, ChatRow>> {
  const rows = await tx
    .selectFrom('chat_request as r')
    .modifyFront(prepared)
    .innerJoin('dispatch_call as c', 'c.id', 'r.dispatch_call_id')
    .select(['r.id', 'c.id as jobId', 'c.status', 'c.status_at as statusAt'])
    .select([
      sql<string>`coalesce(c.fields ->> 'customerName', '')`.as('customerName'),
      sql<boolean>`coalesce((c.fields ->> 'canReceiveText')::boolean, false)`.as('canReceiveText'),
      sql<string>`coalesce(nullif(c.fields ->> 'customerPhoneForText', ''), c.customer_phone)`.as(
        'textNumber',
      ),
    ])
    .where('r.id', '=', sql<string>`any(${ids}::text[])`)
    .where('r.company_id', '=', companyId)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** How it stands with the jobs of these chats. */
export function jobsOfChats(
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; status: CallStatus; statusAt: Date }[]> {
  return tx
    .selectFrom('chat_request as r')
    .innerJoin('dispatch_call as c', 'c.id', 'r.dispatch_call_id')
    .select(['r.id', 'c.status', 'c.status_at as statusAt'])
    .where('r.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute()
}

/** How far both sides have got. */
export async function sidesOf(tx: Tx, chatId: string, now: number): Promise<ChatSide[]> {
  const rows = await tx
    .selectFrom('chat_side as s')
    .select(['s.role', 's.read_at', 's.texted_at'])
    .select(
      sql<boolean>`exists (select from chat_visit v where v.chat_id = s.chat_id and v.role = s.role
        and v.seen_at > ${signSince(now)})`.as('here'),
    )
    .where('s.chat_id', '=', chatId)
    .execute()
  return rows.map((row) => ({
    role: row.role,
    here: row.here,
    readDate: row.read_at?.getTime() ?? 0,
    textedDate: row.texted_at?.getTime() ?? 0,
  }))
}

type SideChange = { joined_at?: Date; place?: string }

/** Writes what is new of a side; it stays joined since when it first was. */
export async function changeSide(
  tx: Tx,
  side: { chatId: string; companyId: string; role: ChatRole },
  change: SideChange,
): Promise<void> {
  const { chatId: chat_id, companyId: company_id, role } = side
  const { joined_at, ...rest } = change
  await tx
    .insertInto('chat_side')
    .values({ chat_id, company_id, role, ...change })
    .onConflict((known) =>
      known.columns(['chat_id', 'role']).doUpdateSet({
        ...rest,
        joined_at: sql`coalesce(chat_side.joined_at, ${joined_at ?? null})`,
      }),
    )
    .execute()
}

/** Moves a side's mark on, never back. Tells where it is then, or null when it was there already. */
export async function moveMark(
  tx: Tx,
  side: { chatId: string; companyId: string; role: ChatRole },
  mark: 'read_at' | 'texted_at',
  to: Date,
): Promise<Date | null> {
  const { chatId: chat_id, companyId: company_id, role } = side
  const row = await tx
    .insertInto('chat_side')
    .values({ chat_id, company_id, role, [mark]: to })
    .onConflict((known) =>
      known
        .columns(['chat_id', 'role'])
        .doUpdateSet({ [mark]: to })
        .where(sql<boolean>`coalesce(${sql.ref(`chat_side.${mark}`)}, '-infinity') < ${to}`),
    )
    .returning(mark)
    .executeTakeFirst()
  return row?.[mark] ?? null
}

/** Notes until when the reps have read what the customer wrote; it never goes back. */
export async function noteHeard(tx: Tx, chatId: string, until: Date): Promise<void> {
  await tx
    .updateTable('chat_side')
    .set({ heard_at: sql`greatest(heard_at, ${until})` })
    .where('chat_id', '=', chatId)
    .where('role', '=', 'customer')
    .execute()
}

/** The place the customer sent last. */
export async function placeSent(tx: Tx, chatId: string): Promise<LatLng | null> {
  const row = await tx
    .selectFrom('chat_side')
    .select('place')
    .where('chat_id', '=', chatId)
    .where('role', '=', 'customer')
    .executeTakeFirst()
  return (row?.place ?? null) as LatLng | null
}
