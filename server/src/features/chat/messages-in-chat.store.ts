import type { ChatMessage, ChatRole } from '@towline/contract'
import { sql } from 'kysely'
import { prepared, type Tx } from '../../platform/db/index.ts'
import { storableJson } from '../../platform/storable.ts'
import { signSince } from './presence.store.ts'

/** The newest that a chat shows. */
const MOST_MESSAGES = 500
/** Enough to fill the longest text, however short the lines. */
const MOST_LINES = 200
const MINUTE = 60_000

export type NewMessage = Omit<ChatMessage, 'companyId' | 'clientId' | 'createdDate'> & {
  employeeId: string | null
  clientId: string | null
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
export type Kept = {
  message: ChatMessage
  /** Its sender's id had been kept before: this is the message as it was then. */
  isKnown: boolean
  /** Whether the customer has the chat open. */
  isCustomerHere: boolean
}

/**
 * Keeps each message unless its sender's id has been kept before, and notes that something happened in its chat:
 * all of them in one statement, since messages are what the wire waits for. Answers by the ids they were given;
 * what is not among them was too much for its side in this minute, or is being kept at this instant by another
 * connection.
 */
export async function keepMessages(
  tx: Tx,
  messages: readonly NewMessage[],
  { companyId, now, mostAMinute }: { companyId: string; now: number; mostAMinute: number },
): Promise<ReadonlyMap<string, Kept>> {
  const at = new Date(now)
  const { rows } = await sql<
    MessageRow & { given_id: string; is_known: boolean; is_here: boolean }
  >`${prepared}
    with given as (select *, row_number() over (partition by chat_id, role order by id) as nth
      from jsonb_to_recordset(${storableJson(messages.map(asRow))}::jsonb) as g(id uuid, chat_id text, role text, name text,
        content text, via text, employee_id uuid, client_id text, media_id uuid)),
    known as (select g.id as given_id, m.* from given g cross join lateral (select ${cells} from chat_message
      where chat_id = g.chat_id and role = g.role and client_id = g.client_id
        and employee_id is not distinct from g.employee_id limit 1) as m),
    kept as (
      insert into chat_message (id, company_id, chat_id, role, name, content, via, employee_id, client_id,
        media_id, created_at)
      select g.id, ${companyId}, chat_id, role, name, content, via, employee_id, client_id, media_id, ${at}
      from given g
      where not exists (select from known where given_id = g.id)
        and nth <= ${mostAMinute} - (select count(*) from (select from chat_message m
          where m.chat_id = g.chat_id and created_at > ${new Date(now - MINUTE)} and m.role = g.role
          limit ${mostAMinute}) as lately)
      order by chat_id, id
      on conflict (chat_id, role, client_id, employee_id) where client_id is not null do nothing
      returning ${cells}),
    by_customers as (select distinct chat_id from kept where role = 'customer' order by chat_id),
    told as (insert into chat_side (chat_id, company_id, role, active_at, said_at)
      select chat_id, ${companyId}, 'customer', ${at}, ${at} from by_customers
      on conflict (chat_id, role) do update set active_at = greatest(chat_side.active_at, excluded.active_at),
        said_at = greatest(chat_side.said_at, excluded.said_at)),
    moved as (update chat_side set active_at = greatest(active_at, ${at}) where role = 'customer' and active_at is not null
      and chat_id in (select chat_id from kept except select chat_id from by_customers))
    select found.*, exists (select from chat_visit v where v.chat_id = found.chat_id and v.role = 'customer'
      and seen_at > ${signSince(now)}) as is_here
    from (select *, true as is_known from known union all select id as given_id, *, false from kept) as found`.execute(
    tx,
  )
  return new Map(
    rows.map((row) => [
      row.given_id,
      { message: presented(row), isKnown: row.is_known, isCustomerHere: row.is_here },
    ]),
  )
}

const asRow = ({ id, chatId, role, name, content, via, media, ...by }: NewMessage) => ({
  id,
  role,
  name,
  content,
  via,
  chat_id: chatId,
  employee_id: by.employeeId,
  client_id: by.clientId,
  media_id: media?.id ?? null,
})

/** The message a sender's id stands for; two reps may give the same id to different messages. */
export async function messageByClientId(
  tx: Tx,
  { chatId, role, clientId, employeeId }: ClientMessage,
): Promise<ChatMessage | null> {
  const { rows } = await sql<MessageRow>`
    select ${cells} from chat_message where chat_id = ${chatId} and role = ${role} and client_id = ${clientId}
      and employee_id is not distinct from ${employeeId}::uuid`.execute(tx)
  return rows[0] ? presented(rows[0]) : null
}

type ClientMessage = Pick<NewMessage, 'chatId' | 'role' | 'clientId' | 'employeeId'>

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
