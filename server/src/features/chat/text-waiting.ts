import { callerDigits, chatSigns } from '@towline/contract'
import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { execute } from '../../platform/execute.ts'
import { type Context, handle, inside } from '../../platform/handler.ts'
import { task } from '../../platform/tasks/index.ts'
import { ownCompany } from '../company/index.ts'
import { hasRefusedTexts, mayBeTexted, queueText } from '../messages/index.ts'
import { type ChatRow, chatRow, moveMark, sidesOf } from './chat.store.ts'
import { unreadByCustomer } from './messages-in-chat.store.ts'

/** A rep writes several lines: what comes within this time is one text. */
const GATHER_MS = 15_000
/** What a carrier takes as one text. */
const LONGEST_TEXT = 1_600

const Waiting = z.object({ companyId: z.string(), chatId: z.string() })

/** Texts a customer who is not in his chat what he has not read there: everything that waits at once, each line once. */
export const textWaiting = handle(
  inside({
    name: 'textWaiting',
    because: 'a message that nobody reads becomes a text by itself',
    body: Waiting,
    reply: z.void(),
  }),
  async (context, { body: { chatId } }) => {
    const { tx, companyId, announce, publicUrl } = context
    const chat = await chatRow(tx, companyId, chatId)
    const unread = await unreadByCustomer(tx, chatId, LONGEST_TEXT)
    if (!chat || !unread || (await isHere(context, chatId))) return
    if (!(await canBeTexted(context, chat))) return
    const { name } = await ownCompany(tx, companyId)
    const foot = `\nAnswer by text, or here: ${publicUrl}/customer/chat/${chatId}`
    const { last } = unread
    const words = `${name}: ${unread.words}`
    const room = LONGEST_TEXT - foot.length
    const body = (words.length > room ? `${words.slice(0, room - 1)}…` : words) + foot
    const to = callerDigits(chat.textNumber)
    if (!(await queueText(context, { to, body: body.toWellFormed(), key: `chat ${last.id}` })))
      return
    const side = { chatId, companyId, role: 'customer' as const }
    await moveMark(tx, side, 'texted_at', last.at)
    announce(chatSigns, chatId, { role: 'customer', textedDate: last.at.getTime() })
  },
)

/** The same, a moment later and surviving a crash. */
export const textWaitingJob = task({
  name: 'text-chat',
  data: Waiting,
  run: async (app: App, waiting) => {
    await execute(app, textWaiting, {
      actor: systemOf(waiting.companyId),
      input: { body: waiting },
    })
  },
})

/** Sees to it that the customer is texted what he does not read in the chat. */
export async function textLater(context: Context, chatId: string): Promise<void> {
  await context.enqueue(
    textWaitingJob,
    { companyId: context.companyId, chatId },
    { startAfterMs: GATHER_MS, singletonKey: chatId },
  )
}

/** Whether this customer has agreed to texts and has a number for them, and the company may text it. */
export async function canBeTexted(context: Context, chat: ChatRow): Promise<boolean> {
  const { tx, companyId, now } = context
  const number = callerDigits(chat.textNumber)
  if (!chat.canReceiveText || number.length !== 10) return false
  const company = await ownCompany(tx, companyId)
  if (!company.mail_confirmed_at || !(await mayBeTexted(tx, company, number, now))) return false
  return !(await hasRefusedTexts(tx, companyId, number))
}

/** What was written in chats in the last while, when texts waited for the company's address, is texted now. */
export async function textWaitingAgain(context: Context, since: Date): Promise<void> {
  const chats = await context.tx
    .selectFrom('chat_message')
    .select('chat_id')
    .distinct()
    .where('company_id', '=', context.companyId)
    .where('role', '=', 'rep')
    .where('created_at', '>', since)
    .execute()
  for (const { chat_id: chatId } of chats) await textLater(context, chatId)
}

async function isHere({ tx, now }: Context, chatId: string): Promise<boolean> {
  const sides = await sidesOf(tx, chatId, now)
  return sides.some(({ role, here }) => role === 'customer' && here)
}
