import { SecretId } from '@towline/contract'
import { z } from 'zod'
import { handle } from '../../platform/handler.ts'
import { chatDestination } from '../../platform/send-handlers.ts'
import { companyOfChat } from './chat.store.ts'
import { openChat, writerIn } from './open-chat.ts'

const listening = {
  name: 'mayHearChat',
  pattern: '',
  summary: 'Whoever may write in a chat may hear it',
  body: z.object({ id: SecretId.optional() }),
}

/** Whether somebody may listen to a chat: who may write in it. */
export const mayHearChat = handle(
  chatDestination(listening, z.void()),
  async (context, { params }) => {
    writerIn(context, await openChat(context, params.id))
  },
  { reads: true, companyOf: (tx, { params }) => companyOfChat(tx, params.id) },
)
