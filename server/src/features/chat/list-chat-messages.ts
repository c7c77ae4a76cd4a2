import { listChatMessages as endpoint } from '@towline/contract'
import { verb } from '../../platform/verb.ts'
import { companyOfChat } from './chat.store.ts'
import { messagesOf } from './messages-in-chat.store.ts'
import { openChat } from './open-chat.ts'

/** What was written in a chat. */
export const listChatMessages = verb(
  endpoint,
  async (context, { params }) => {
    const chat = await openChat(context, params.id)
    return messagesOf(context.tx, chat.id)
  },
  { companyOf: (tx, { params }) => companyOfChat(tx, params.id) },
)
