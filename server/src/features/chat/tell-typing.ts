import { chatSigns, tellTyping as place } from '@towline/contract'
import { z } from 'zod'
import { handle } from '../../platform/handler.ts'
import { chatDestination } from '../../platform/send-handlers.ts'
import { companyOfChat } from './chat.store.ts'
import { openChat, writerIn } from './open-chat.ts'

/** Somebody is writing. It is kept nowhere. */
export const tellTyping = handle(
  chatDestination(place, z.void()),
  async (context, { params }) => {
    const chat = await openChat(context, params.id)
    const { role, name } = writerIn(context, chat)
    context.announce(chatSigns, chat.id, { role, typing: name })
  },
  { reads: true, companyOf: (tx, { params }) => companyOfChat(tx, params.id) },
)
