import { ANONYMOUS, customerJoined, UNNAMED_CUSTOMER } from '@towline/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/handler.ts'
import { type ChatRow, changeSide, chatRow, moveMark } from './chat.store.ts'
import { hasEnded } from './open-chat.ts'
import { chatForJob } from './open-chat-request.ts'
import { write } from './send-chat-message.ts'

/** Brings what a customer texted into the chat of his newest job; false when he has none that has not ended. */
export async function takeText(
  context: Context,
  text: { id: string; from: string; words: string },
): Promise<boolean> {
  const { tx, companyId, now, announce } = context
  if (!text.words.trim() || text.from.length !== 10) return false
  const chat =
    (await openChatOf(context, isHis(text.from))) ??
    (await openChatOf(context, isForTexts(text.from)))
  if (!chat) return false
  const side = { chatId: chat.id, companyId, role: 'customer' as const }
  await changeSide(tx, side, { joined_at: new Date(now) })
  // Who answers has read what he was texted.
  await moveMark(tx, side, 'read_at', new Date(now))
  const name = chat.customerName || UNNAMED_CUSTOMER
  await write(
    context,
    { role: 'customer', name, employeeId: null },
    { chatId: chat.id, content: text.words, clientId: `text ${text.id}`, via: 'text' },
  )
  const customerName = chat.customerName || ANONYMOUS
  announce(customerJoined, companyId, { id: chat.id, customerName })
  return true
}

/** The customer's own number, by which jobs are found at once. */
const isHis = (number: string) => sql<boolean>`c.customer_phone = ${number}`

/** The one he is texted at where that is another: looked for in the short text of every job first. */
const isForTexts = (number: string) => sql<boolean>`c.search_text like ${`%${number}%`}
  and right(regexp_replace(c.fields ->> 'customerPhoneForText', '\\D', '', 'g'), 10) = ${number}`

/** The chat of the newest of these jobs, open ones first, which get theirs now; null when it has ended or there is none. */
async function openChatOf(context: Context, isMeant: RawBuilder<boolean>): Promise<ChatRow | null> {
  const { tx, companyId, now } = context
  const row = await tx
    .selectFrom('dispatch_call as c')
    .leftJoin('chat_request as r', 'r.dispatch_call_id', 'c.id')
    .select(['c.id as jobId', 'c.status', 'c.status_at as statusAt', 'r.id'])
    .where('c.company_id', '=', companyId)
    .where(isMeant)
    .orderBy(sql`c.status in ('completed', 'cancelled')`)
    .orderBy('c.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row || hasEnded(row, now)) return null
  const isOver = row.status === 'completed' || row.status === 'cancelled'
  if (!row.id && isOver) return null
  return chatRow(tx, companyId, row.id ?? (await chatForJob(context, row.jobId)))
}
