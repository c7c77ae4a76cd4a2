import { z } from 'zod'

/** What a phone in the browser is told when its call is answered. */
export const AnsweredCall = z.object({
  callSid: z.string(),
  /** Where to open the WebSocket, ticket included. */
  relayUrl: z.string(),
  greeting: z.string(),
  from: z.string(),
  to: z.string(),
  customParameters: z.record(z.string(), z.string()),
})
