import type { ChatMessage, ChatRole } from '@towline/contract'
import { sql } from 'kysely'
import { prepared, type Tx } from '../../platform/db/index.ts'
import { signSince } from './presence.store.ts'

/** The newest that a chat shows. */
const MOST_MESSAGES = 500
/** Enough to fill the longest text, however short the lines. */
const MOST_LINES = 200
const MINUTE = 60_000

type NewMessage = Omit<ChatMessage, 'clientId' | 'createdDate'> & {
  employeeId: string | null
  clientId: string | null
  at: number
}

const columns = ['id', 'role', 'name', 'chat_id', 'company_id', 'content'] as const
const moreColumns = ['client_id', 'via', 'media_id', 'created_at'] as const
/** What the photo or video sent with a message is. */
const mediaType = sql<
  'image' | 'video' | null
>`(select type from media where id = chat_message.media_id)`.as('media_type')
const cells = sql.join([...[...columns, ...moreColumns].map((name) => sql.ref(name)), mediaType])

type MessageRow = {
  id: string
  role: ChatRole
  name: string
  chat_id: string
  company_id: string
  content: string
  client_id: string | null
  via: 'chat' | 'text'
  media_id: string | null
  media_type: 'image' | 'video' | null
  created_at: Date
}

const presented = (row: MessageRow): ChatMessage => ({
  id: row.id,
  role: row.role,
  name: row.name,
  chatId: row.chat_id,
  companyId: row.company_id,
  content: row.content,
  clientId: row.client_id ?? '',
  via: row.via,
  media: row.media_id && row.media_type ? { id: row.media_id, type: row.media_type } : null,
  createdDate: row.created_at.getTime(),
})

/** What became of a message that was to be kept. */
type Kept = {
  message: ChatMessage
  /** Its sender's id had been kept before: this is the message as it was then. */
  isKnown: boolean
  /** Whether the customer has the chat open. */
  isCustomerHere: boolean
}

/**
 * Keeps a message unless its sender's id has been kept before, and notes that something happened in the chat:
 * all in one statement, since a message is what the wire waits for. Null when the side has written `mostAMinute`
 * already, or when the same message is being kept at this instant by another connection.
 */
export async function keepMessage(
  tx: Tx,
  message: NewMessage,
  mostAMinute: number,
): Promise<Kept | null> {
  const { chatId, companyId, role, clientId, employeeId } = message
  const at = new Date(message.at)
  const { rows } = await sql<MessageRow & { is_known: boolean; is_here: boolean }>`${prepared}
    with known as (select ${cells} from chat_message where ${isClients({ chatId, role, clientId, employeeId })}),
    lately as (select count(*) as written from (select from chat_message
      where chat_id = ${chatId} and created_at > ${new Date(message.at - MINUTE)} and role = ${role}
      limit ${mostAMinute}) as m),
    kept as (
      insert into chat_message (id, company_id, chat_id, role, name, content, via, employee_id, client_id,
        media_id, created_at)
      select ${message.id}, ${companyId}, ${chatId}, ${role}, ${message.name}, ${message.content},
        ${message.via}, ${employeeId}::uuid, ${clientId}, ${message.media?.id ?? null}::uuid, ${at}
      where not exists (select from known) and (select written from lately) < ${mostAMinute}
      on conflict (chat_id, role, client_id, employee_id) where client_id is not null do nothing
      returning ${cells}),
    told as (${role === 'customer' ? customerSaid(message, at) : repSaid(chatId, at)})
    select found.*, exists (select from chat_visit where chat_id = ${chatId} and role = 'customer'
      and seen_at > ${signSince(message.at)}) as is_here
    from (select *, true as is_known from known union all select *, false from kept) as found`.execute(
    tx,
  )
  const [row] = rows
  return row
    ? { message: presented(row), isKnown: row.is_known, isCustomerHere: row.is_here }
    : null
}

/** The message a sender's id stands for. */
export async function messageByClientId(tx: Tx, of: ClientMessage): Promise<ChatMessage | null> {
  const { rows } = await sql<MessageRow>`
    select ${cells} from chat_message where ${isClients(of)}`.execute(tx)
  return rows[0] ? presented(rows[0]) : null
}

type ClientMessage = {
  chatId: string
  role: ChatRole
  clientId: string | null
  employeeId: string | null
}

/** What one sender called so himself: two reps may give the same id to different messages. */
const isClients = ({ chatId, role, clientId, employeeId }: ClientMessage) => sql<boolean>`
  chat_id = ${chatId} and role = ${role} and client_id = ${clientId}
  and employee_id is not distinct from ${employeeId}::uuid`

/** The customer has written: it waits for the reps, and he counts as having come. */
const customerSaid = ({ chatId, companyId }: NewMessage, at: Date) => sql`
  insert into chat_side (chat_id, company_id, role, active_at, said_at)
  select ${chatId}, ${companyId}, 'customer', ${at}, ${at} from kept
  on conflict (chat_id, role) do update set active_at = greatest(chat_side.active_at, excluded.active_at),
    said_at = greatest(chat_side.said_at, excluded.said_at)`

const repSaid = (chatId: string, at: Date) => sql`
  update chat_side set active_at = greatest(active_at, ${at}) from kept
  where chat_side.chat_id = ${chatId} and chat_side.role = 'customer' and active_at is not null`

/** A chat's messages, the oldest first. */
export async function messagesOf(tx: Tx, chatId: string): Promise<ChatMessage[]> {
  const rows = await tx
    .selectFrom('chat_message')
    .select([...columns, ...moreColumns, mediaType])
    .where('chat_id', '=', chatId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_MESSAGES)
    .execute()
  return rows.reverse().map(presented)
}

/**
 * What reps wrote that the customer has neither read nor been texted, the oldest first, and when the last of it
 * was written. No more than fits into a text is read, however much waits.
 */
export async function unreadByCustomer(
  tx: Tx,
  chatId: string,
  longest: number,
): Promise<{ words: string; last: { id: string; at: Date } } | null> {
  const unread = tx
    .selectFrom('chat_message')
    .where('chat_id', '=', chatId)
    .where('role', '=', 'rep')
    .where(
      sql<boolean>`created_at > coalesce((select greatest(read_at, texted_at) from chat_side
        where chat_id = ${chatId} and role = 'customer'), '-infinity')`,
    )
  const last = await unread
    .select(['id', 'created_at as at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return null
  const lines = await unread
    .select(sql<string>`left(content, ${longest})`.as('content'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_LINES)
    .execute()
  return { words: lines.map(({ content }) => content).join('\n'), last }
}
