import { z } from 'zod'
import { Id, topic } from '../kernel/index.ts'
import { MessageStatus } from './messages.schema.ts'

export const messageChanged = topic({
  name: 'messageChanged',
  audience: 'company',
  permission: 'messages.send',
  pattern: '/topic/company/:id/messages',
  summary:
    'An email or text went out, arrived or failed: its id and status; the reason is to be read',
})
export const MessageChanged = z.object({ id: Id, status: MessageStatus })
export type MessageChanged = z.infer<typeof MessageChanged>
