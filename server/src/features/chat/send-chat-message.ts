import {
  type ChatMedia,
  ChatMessage,
  chatMessages,
  chatsChanged,
  MESSAGES_A_MINUTE,
  sendChatMessage as place,
} from '@towline/contract'
import { type Context, handle } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import { chatDestination } from '../../platform/send-handlers.ts'
import { companyOfChat } from './chat.store.ts'
import {
  type Kept,
  keepMessages,
  messageByClientId,
  type NewMessage,
} from './messages-in-chat.store.ts'
import { openChat, type Writer, writerIn } from './open-chat.ts'
import { textLater } from './text-waiting.ts'

/** Writes in a chat: kept first, and only then shown. A message that comes again is shown again, but is no second one. */
export const sendChatMessage = handle(
  chatDestination(place, ChatMessage),
  async (context, { params, body }) => {
    const chat = await openChat(context, params.id)
    const writer = writerIn(context, chat)
    return write(context, writer, { chatId: chat.id, content: body.content, clientId: body.id })
  },
  { companyOf: (tx, { params }) => companyOfChat(tx, params.id) },
)

/** What somebody has to say in a chat. */
type Words = {
  chatId: string
  content: string
  clientId: string | null
  via?: 'text'
  media?: ChatMedia
}

/** Keeps a message, and shows it after commit to both sides. */
export async function write(context: Context, writer: Writer, words: Words): Promise<ChatMessage> {
  const { tx, companyId, now } = context
  const { chatId, content, clientId, via = 'chat', media = null } = words
  const message: NewMessage = { id: newId(), ...writer, chatId, content, media, clientId, via }
  // A text has been taken from the carrier already, and there is nobody left to refuse it to.
  const mostAMinute = via === 'text' ? Number.MAX_SAFE_INTEGER : MESSAGES_A_MINUTE
  const kept = await keepMessages(tx, [message], { companyId, now, mostAMinute })
  return show(context, kept.get(message.id) ?? (await keptMeanwhile(context, message)))
}

/** Shows a message after commit to both sides; a customer who is not there is texted what a rep wrote. */
export async function show(
  context: Context,
  { message, isKnown, isCustomerHere }: Kept,
): Promise<ChatMessage> {
  const { announce, companyId } = context
  const { chatId, role } = message
  announce(chatMessages, chatId, message)
  announce(chatsChanged, companyId, { id: chatId })
  if (role === 'rep' && !isKnown && !isCustomerHere) await textLater(context, chatId)
  return message
}

/** The same message at the same instant on another connection: that one has kept it. Otherwise there were too many. */
async function keptMeanwhile({ tx, fail }: Context, of: NewMessage): Promise<Kept> {
  const message =
    (of.clientId && (await messageByClientId(tx, of))) ||
    fail('too_many', { message: 'Too many messages in a minute. Wait a moment.' })
  return { message, isKnown: true, isCustomerHere: false }
}
