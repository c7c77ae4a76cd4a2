import { chatSigns, chatsChanged, markRead as place } from '@towline/contract'
import { z } from 'zod'
import { handle } from '../../platform/handler.ts'
import { chatDestination } from '../../platform/send-handlers.ts'
import { companyOfChat, moveMark, noteHeard } from './chat.store.ts'
import { openChat, writerIn } from './open-chat.ts'

/** Somebody has read what was written until then. */
export const markRead = handle(
  chatDestination(place, z.void()),
  async (context, { params, body }) => {
    const { tx, companyId, now, announce } = context
    const chat = await openChat(context, params.id)
    const { role } = writerIn(context, chat)
    // Nobody has read what is yet to be written.
    const until = new Date(Math.min(body.readDate, now))
    const moved = await moveMark(tx, { chatId: chat.id, companyId, role }, 'read_at', until)
    if (!moved) return
    announce(chatSigns, chat.id, { role, readDate: moved.getTime() })
    if (role !== 'rep') return
    await noteHeard(tx, chat.id, until)
    announce(chatsChanged, companyId, { id: chat.id })
  },
  { companyOf: (tx, { params }) => companyOfChat(tx, params.id) },
)
