import { z } from 'zod'
import { Instant, sendDestination, topic } from '../kernel/index.ts'
import { ChatRole, SendChatMessage, SimpleMessage } from './chat.schema.ts'

export const chatMessages = topic({
  name: 'chatMessages',
  audience: 'chat',
  pattern: '/topic/chat/:id/messages',
  summary: 'What is written in a chat, as it is stored',
})

export const chatSigns = topic({
  name: 'chatSigns',
  audience: 'chat',
  pattern: '/topic/chat/:id/signs',
  summary:
    'Signs of the two sides of a chat: typing, here or gone, read until when, texted until when, and that the job has changed',
})
export const ChatSign = z.object({
  role: ChatRole,
  /** Who is writing at this moment. */
  typing: z.string().optional(),
  here: z.boolean().optional(),
  readDate: Instant.optional(),
  textedDate: Instant.optional(),
  /** The job or its truck has changed; the customer's page reads it anew. */
  job: z.literal(true).optional(),
})
export type ChatSign = z.infer<typeof ChatSign>

export const customerJoined = topic({
  name: 'customerJoined',
  audience: 'company',
  permission: 'messages.send',
  pattern: '/topic/company/:id/joined',
  summary: 'A customer has come into their chat',
})
export const CustomerJoined = z.object({ id: z.string(), customerName: z.string() })
export type CustomerJoined = z.infer<typeof CustomerJoined>

export const chatsChanged = topic({
  name: 'chatsChanged',
  audience: 'company',
  permission: 'messages.send',
  pattern: '/topic/company/:id/chats',
  summary:
    'Something was written or read in a chat, or its customer came or went: its id; the listener refetches',
})

export const simpleMessages = topic({
  name: 'simpleMessages',
  audience: 'anyone',
  pattern: '/topic/messages',
  summary: 'Messages of the simple chat, as they were sent; they are kept nowhere',
})

export const joinChat = sendDestination({
  name: 'joinChat',
  pattern: '/app/chat/:id/join',
  summary: 'Comes into a chat, until the connection ends',
  body: z.object({}),
})

export const sendChatMessage = sendDestination({
  name: 'sendChatMessage',
  pattern: '/app/chat/:id/sendMessage',
  summary: 'Writes in a chat. The receipt means it is kept',
  body: SendChatMessage,
})

export const tellTyping = sendDestination({
  name: 'tellTyping',
  pattern: '/app/chat/:id/typing',
  summary: 'Is writing at this moment',
  body: z.object({}),
})

export const markRead = sendDestination({
  name: 'markRead',
  pattern: '/app/chat/:id/read',
  summary: 'Has read everything written until then',
  body: z.object({ readDate: Instant }),
})

export const sendSimpleMessage = sendDestination({
  name: 'sendSimpleMessage',
  pattern: '/app/sendMessage',
  summary: 'Writes in the simple chat',
  body: SimpleMessage,
})
