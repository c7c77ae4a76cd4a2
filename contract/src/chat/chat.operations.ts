import { z } from 'zod'
import { BASE, Id, operation, SecretId, SentFile, StoredFile } from '../kernel/index.ts'
import {
  ActiveCustomer,
  ChatLink,
  ChatMessage,
  ChatRequest,
  PlaceSent,
  SendPlaceOfCustomer,
  VoiceChat,
} from './chat.schema.ts'

/** Enough for a page that somebody leaves open, and for several behind one address. */
const limit = { points: 240, seconds: 60, per: 'address' } as const

export const readChatRequest = operation({
  name: 'readChatRequest',
  method: 'GET',
  path: `${BASE}/chatapi/:id`,
  summary: 'The chat request behind the link a customer was texted',
  access: { kind: 'chat' },
  params: z.object({ id: SecretId }),
  limit,
  reply: ChatRequest,
  fails: ['not_found', 'link_ended'],
})

export const listChatMessages = operation({
  name: 'listChatMessages',
  method: 'GET',
  path: `${BASE}/chatapi/messages/:id`,
  summary: 'What was written in a chat, the oldest first: the newest 500 messages',
  access: { kind: 'chat' },
  params: z.object({ id: SecretId }),
  limit,
  reply: z.array(ChatMessage),
  fails: ['not_found', 'link_ended'],
})

export const readVoiceChat = operation({
  name: 'readVoiceChat',
  method: 'GET',
  path: `${BASE}/chatapi/voicechat/:aiAgentChatId`,
  summary: 'What was said in the phone call, and the details the agent collected',
  access: { kind: 'chat' },
  params: z.object({ aiAgentChatId: SecretId }),
  limit,
  reply: VoiceChat,
  fails: ['not_found', 'link_ended'],
})

export const sendCustomerPlace = operation({
  name: 'sendCustomerPlace',
  method: 'POST',
  path: `${BASE}/chatapi/:id/place`,
  summary:
    "The customer's exact location, from their phone: it becomes the job's pickup on the map unless a person has set one, and is told in the chat and the notes either way",
  access: { kind: 'chat' },
  params: z.object({ id: SecretId }),
  body: SendPlaceOfCustomer,
  limit: { points: 10, seconds: 60, per: 'address' },
  reply: PlaceSent,
  fails: ['not_found', 'link_ended', 'call_closed'],
})

export const sendCustomerMedia = operation({
  name: 'sendCustomerMedia',
  method: 'POST',
  path: `${BASE}/chatapi/:id/media`,
  summary:
    "Adds a photo or video from the customer's phone to their job, handled like the company's own, and says so in the chat. The body is the file itself. Sent again with the same X-Upload-Id, it answers the message that is there already",
  access: { kind: 'chat' },
  params: z.object({ id: SecretId }),
  body: SentFile,
  carries: 'upload',
  limit: { points: 60, seconds: 60, per: 'address' },
  reply: ChatMessage,
  fails: ['not_found', 'link_ended', 'bad_file', 'too_large', 'media_full', 'unavailable'],
})

export const readCustomerThumbnail = operation({
  name: 'readCustomerThumbnail',
  method: 'GET',
  path: `${BASE}/chatapi/:id/media/:mediaId`,
  summary:
    'A small picture of a photo that was sent in this chat, without the marks of the camera. Other photos of the job are not to be had by its key',
  access: { kind: 'chat' },
  params: z.object({ id: SecretId, mediaId: Id }),
  carries: 'download',
  limit,
  reply: StoredFile,
  fails: ['not_found', 'link_ended'],
})

const ofJob = z.object({ dispatchCallId: Id })
const desk = { kind: 'staff', permission: 'messages.send' } as const

export const openJobChat = operation({
  name: 'openJobChat',
  method: 'POST',
  path: `${BASE}/chat/of/:dispatchCallId`,
  summary: 'Opens the chat of a job, if it has none yet, and gives its link',
  access: desk,
  params: ofJob,
  reply: ChatLink,
  fails: ['not_found', 'call_closed'],
})

export const textChatLink = operation({
  name: 'textChatLink',
  method: 'POST',
  path: `${BASE}/chat/of/:dispatchCallId/text`,
  summary:
    "Opens the chat of a job and texts the customer its link, to each number once. Anyone who hasn't agreed to texts, or said STOP, isn't texted",
  access: desk,
  params: ofJob,
  reply: ChatLink,
  fails: [
    'not_found',
    'call_closed',
    'payment_required',
    'unconfirmed',
    'limit_reached',
    'unavailable',
  ],
})

export const listActiveCustomers = operation({
  name: 'listActiveCustomers',
  method: 'GET',
  path: `${BASE}/chat/customers`,
  summary:
    'Customers who came into their chat or answered by text within a day, or have something unread: who waits for an answer first',
  access: desk,
  reply: z.array(ActiveCustomer),
  fails: [],
})
