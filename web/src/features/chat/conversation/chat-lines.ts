import type { ChatMedia, ChatMessage, ChatRole, ChatSide } from '@towline/contract'
import { sentMedia } from '../chat.text.ts'
import type { ChatState } from './open-chat.ts'

/** How far an own message has got. */
export type MessageState = 'sending' | 'sent' | 'texted' | 'seen' | 'refused'

/** One bubble. */
export type ChatLine = {
  key: string
  content: string
  at: number
  name: string
  isOwn: boolean
  viaText: boolean
  /** Photos and videos that were sent one after the other. */
  media: readonly ChatMedia[]
  /** Of own messages. */
  state: MessageState | null
  /** Why it was refused. */
  why?: string
}

/** Photos that were sent within this time of each other are one bubble, in ms. */
const TOGETHER = 120_000

/** History, what came since, and what waits to go, as one list: each message once, in the order it was written. */
export function linesOf(
  role: ChatRole,
  history: readonly ChatMessage[],
  chat: Pick<ChatState, 'heard' | 'waiting'>,
  other: Pick<ChatSide, 'readDate' | 'textedDate'>,
): ChatLine[] {
  const known = new Map([...history, ...chat.heard].map((message) => [message.id, message]))
  const messages = [...known.values()].sort(
    (one, next) => one.createdDate - next.createdDate || (one.id < next.id ? -1 : 1),
  )
  const kept = new Set(messages.filter((one) => one.role === role).map((one) => one.clientId))
  return [
    ...together(messages).map(({ message, media }) => ({
      // The same key as while it waited, so that its bubble stays where it is.
      key: (message.role === role && message.clientId) || message.id,
      content: media.length > 1 ? sentMedia(media) : message.content,
      at: message.createdDate,
      name: message.name,
      isOwn: message.role === role,
      viaText: message.via === 'text',
      media,
      state: message.role === role ? stateOf(message, other) : null,
    })),
    ...chat.waiting
      .filter(({ clientId }) => !kept.has(clientId))
      .map(({ clientId, content, at, refused }) => ({
        key: clientId,
        content,
        at,
        name: '',
        isOwn: true,
        viaText: false,
        media: [],
        state: refused === undefined ? ('sending' as const) : ('refused' as const),
        ...(refused !== undefined && { why: refused }),
      })),
  ]
}

type Sent = { message: ChatMessage; media: ChatMedia[] }

/** Each message with what was sent with it; of photos in a row the last stands for all. */
function together(messages: readonly ChatMessage[]): Sent[] {
  const all: Sent[] = []
  for (const message of messages) {
    const media = message.media ? [message.media] : []
    const before = all.at(-1)
    const goesOn =
      before &&
      media.length > 0 &&
      before.media.length > 0 &&
      before.message.role === message.role &&
      message.createdDate - before.message.createdDate < TOGETHER
    if (goesOn) all[all.length - 1] = { message, media: [...before.media, ...media] }
    else all.push({ message, media })
  }
  return all
}

function stateOf(
  { createdDate }: ChatMessage,
  { readDate, textedDate }: Pick<ChatSide, 'readDate' | 'textedDate'>,
): MessageState {
  if (readDate >= createdDate) return 'seen'
  return textedDate >= createdDate ? 'texted' : 'sent'
}

/** The other side, as it was read and as the line has told since. */
export function otherSide(
  role: ChatRole,
  sides: readonly ChatSide[],
  told: ChatState['other'],
): Omit<ChatSide, 'role'> {
  const read = sides.find((side) => side.role !== role)
  return {
    here: told.here ?? read?.here ?? false,
    readDate: Math.max(told.readDate ?? 0, read?.readDate ?? 0),
    textedDate: Math.max(told.textedDate ?? 0, read?.textedDate ?? 0),
  }
}
