import { z } from 'zod'
import { CustomData } from '../calls/index.ts'
import { CallStatus } from '../dispatch/index.ts'
import { Id } from '../kernel/index.ts'

/** What the holder of a chat link may know: himself, his vehicle, how his job stands, whom to ring. */
export const ChatRequest = z.object({
  id: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  vehicle: z.string(),
  vehicleColor: z.string(),
  companyId: Id,
  aiAgentChatId: z.string(),
  companyName: z.string(),
  /** Ten digits: where 'Call dispatch' rings. */
  dispatchPhone: z.string(),
  job: z
    .object({
      status: CallStatus,
      towReason: z.string(),
      pickupAddress: z.string(),
      dropoffAddress: z.string(),
      dispatchNumber: z.string(),
    })
    .nullable(),
})
export type ChatRequest = z.infer<typeof ChatRequest>

/** One turn of the voice call. `content` of role `other` is JSON with a `message` field. */
export const VoiceTurn = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant', 'other']),
  content: z.string(),
})
export type VoiceTurn = z.infer<typeof VoiceTurn>

export const VoiceChat = z.object({
  chatHistory: z.array(VoiceTurn),
  fromNumber: z.string(),
  customData: CustomData,
})
export type VoiceChat = z.infer<typeof VoiceChat>
