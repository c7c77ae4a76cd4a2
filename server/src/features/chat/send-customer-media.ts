import {
  type ChatMessage,
  MEDIA_OF_A_CHAT,
  MEDIA_OF_A_JOB,
  sendCustomerMedia as operation,
  type Parsed,
} from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'
import { Failure } from '../../platform/failure.ts'
import { handle, type Outside } from '../../platform/handler.ts'
import { ownCompany } from '../company/index.ts'
import {
  addMedia,
  countMedia,
  discardFile,
  lockMediaOf,
  type StoredMedia,
  storeFile,
  sweepFile,
} from '../media/index.ts'
import { chatRow, companyOfChat } from './chat.store.ts'
import { sentInChat } from './media-in-chat.store.ts'
import { messageByClientId } from './messages-in-chat.store.ts'
import { linkHasEnded, openChat, writerIn } from './open-chat.ts'
import { write } from './send-chat-message.ts'

type Input = Parsed<typeof operation>

/**
 * Takes a photo or video from the customer's phone: it is one of his job's, and a line in the chat says so.
 * Sent again under the same id, it is there already and nothing is done.
 */
export const sendCustomerMedia = handle(
  operation,
  async (context, { params, body }, stored: StoredMedia | null): Promise<ChatMessage> => {
    const { tx, fail } = context
    const chat = await openChat(context, params.id)
    const writer = writerIn(context, chat)
    if (writer.role !== 'customer') fail('forbidden')
    if (stored) await lockMediaOf(tx, { jobId: chat.jobId })
    const before = await sentBefore(tx, chat.id, body.uploadId)
    if (before) {
      if (stored) await context.enqueue(sweepFile, stored.owner)
      return before
    }
    if (!stored) return fail('not_found')
    if (await isFull(tx, chat.id, stored.bytes)) fail('media_full', FULL)
    const { uploadId: id, name } = body
    const { jobId } = chat
    const { type } = await addMedia(context, {
      id,
      jobId,
      name,
      stored,
      by: chat.customerName ? `${chat.customerName} (customer)` : writer.name,
    })
    return write(context, writer, {
      chatId: chat.id,
      content: type === 'image' ? 'Sent a photo.' : 'Sent a video.',
      clientId: id,
      media: { id, type },
    })
  },
  {
    companyOf: (tx, { params }) => companyOfChat(tx, params.id),
    prepare: async (outside, input): Promise<StoredMedia | null> => {
      const { isThere, timeZone } = await lookAround(outside, input)
      if (isThere) return null
      return oneOfFew(input.params.id, () => storeFile(outside, input.body, timeZone))
    },
    undo: discardFile,
  },
)

const FULL = {
  message: 'You’ve sent the most photos and videos we can take here. Call us to send more.',
}

/** Files of one chat that may arrive at the same time: what is not stored yet is in no sum. A page sends three at once. */
const AT_ONCE = 6
const arriving = new Map<string, number>()

async function oneOfFew<T>(chatId: string, work: () => Promise<T>): Promise<T> {
  const now = arriving.get(chatId) ?? 0
  if (now >= AT_ONCE) throw new Failure('too_many', { retryAfter: 5 })
  arriving.set(chatId, now + 1)
  try {
    return await work()
  } finally {
    const left = (arriving.get(chatId) ?? 1) - 1
    if (left > 0) arriving.set(chatId, left)
    else arriving.delete(chatId)
  }
}

/** The message by which a file was sent; a page names both by the same id. */
const sentBefore = (tx: Tx, chatId: string, uploadId: string) =>
  messageByClientId(tx, { chatId, role: 'customer', employeeId: null, clientId: uploadId })

async function isFull(tx: Tx, chatId: string, more: number): Promise<boolean> {
  const { files, bytes } = await sentInChat(tx, chatId)
  return files >= MEDIA_OF_A_CHAT.files || bytes + more > MEDIA_OF_A_CHAT.bytes
}

/** Whether the same file has been sent before; fails where nothing can be added, before a byte of it is stored. */
async function lookAround({ readFirst, fail, companyId, now }: Outside, { params, body }: Input) {
  const ofCompany = companyId ?? fail('not_found')
  return readFirst(async (tx) => {
    const chat = (await chatRow(tx, ofCompany, params.id)) ?? fail('not_found')
    if (linkHasEnded(chat, now)) fail('link_ended')
    const isThere = (await sentBefore(tx, chat.id, body.uploadId)) !== null
    if (!isThere && (await isFull(tx, chat.id, body.length ?? 0))) fail('media_full', FULL)
    if (!isThere && (await countMedia(tx, ofCompany, { jobId: chat.jobId })) >= MEDIA_OF_A_JOB)
      fail('media_full', FULL)
    return { isThere, timeZone: (await ownCompany(tx, ofCompany)).time_zone }
  })
}
