import { listChatMessages as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { companyOfChat } from './chat.store.ts'
import { messagesOf } from './messages-in-chat.store.ts'
import { openChat } from './open-chat.ts'

/** What was written in a chat. */
export const listChatMessages = handle(
  operation,
  async (context, { params }) => {
    const chat = await openChat(context, params.id)
    return messagesOf(context.tx, chat.id)
  },
  { companyOf: (tx, { params }) => companyOfChat(tx, params.id) },
)
