import { chatSigns, tellTyping as place } from '@towline/contract'
import { z } from 'zod'
import { chatPlace } from '../../platform/sends.ts'
import { verb } from '../../platform/verb.ts'
import { companyOfChat } from './chat.store.ts'
import { openChat, writerIn } from './open-chat.ts'

/** Somebody is writing. It is kept nowhere. */
export const tellTyping = verb(
  chatPlace(place, z.void()),
  async (context, { params }) => {
    const chat = await openChat(context, params.id)
    const { role, name } = writerIn(context, chat)
    context.announce(chatSigns, chat.id, { role, typing: name })
  },
  { reads: true, companyOf: (tx, { params }) => companyOfChat(tx, params.id) },
)
