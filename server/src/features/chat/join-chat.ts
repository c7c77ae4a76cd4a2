import {
  ANONYMOUS,
  ChatRole,
  chatSigns,
  chatsChanged,
  customerJoined,
  joinChat as place,
} from '@towline/contract'
import { z } from 'zod'
import { handle, inside } from '../../platform/handler.ts'
import { chatDestination } from '../../platform/send-handlers.ts'
import { chatRow, companyOfChat } from './chat.store.ts'
import { openChat, writerIn } from './open-chat.ts'
import { enter } from './presence.store.ts'

/** Somebody who has come into a chat, and nothing besides: a message tells as much of who wrote it. */
export const Visit = z.strictObject({ chatId: z.string(), companyId: z.string(), role: ChatRole })
export type Visit = z.infer<typeof Visit>

/** A visit as the server process keeps it that holds its connections. */
export const VisitAtProcess = Visit.extend({ process: z.string() })

/** Comes into a chat, as whoever one is; the process that holds the connection notes it. */
export const joinChat = handle(
  chatDestination(place, Visit),
  async (context, { params }) => {
    const chat = await openChat(context, params.id)
    const { role } = writerIn(context, chat)
    return { chatId: chat.id, companyId: context.companyId, role }
  },
  { reads: true, companyOf: (tx, { params }) => companyOfChat(tx, params.id) },
)

/**
 * The first connection of one side of a chat to this process. Who was there already is not announced again,
 * and the company is told of customers only: a look of its own staff is none.
 */
export const enterChat = handle(
  inside({
    name: 'enterChat',
    because: 'the realtime wire knows who is there',
    body: VisitAtProcess,
    reply: z.void(),
  }),
  async ({ tx, companyId, now, announce }, { body: visit }) => {
    const { chatId, role } = visit
    if (!(await enter(tx, visit, now))) return
    announce(chatSigns, chatId, { role, here: true })
    if (role !== 'customer') return
    const customerName = (await chatRow(tx, companyId, chatId))?.customerName || ANONYMOUS
    announce(customerJoined, companyId, { id: chatId, customerName })
    announce(chatsChanged, companyId, { id: chatId })
  },
)
