import { z } from 'zod'
import { BASE, endpoint, SecretId } from '../kernel/index.ts'
import { ChatRequest, VoiceChat } from './chat.schema.ts'

/** Enough for a page that somebody leaves open, and for several behind one address. */
const limit = { points: 240, seconds: 60, per: 'address' } as const

export const readChatRequest = endpoint({
  name: 'readChatRequest',
  method: 'GET',
  path: `${BASE}/chatapi/:id`,
  summary: 'The chat request behind the link a customer was texted',
  access: { kind: 'chat' },
  params: z.object({ id: SecretId }),
  limit,
  reply: ChatRequest,
  fails: ['not_found'],
})

export const readVoiceChat = endpoint({
  name: 'readVoiceChat',
  method: 'GET',
  path: `${BASE}/chatapi/voicechat/:aiAgentChatId`,
  summary: 'What was said in the phone call, and what the agent learnt',
  access: { kind: 'chat' },
  params: z.object({ aiAgentChatId: SecretId }),
  limit,
  reply: VoiceChat,
  fails: ['not_found'],
})
