import { z } from 'zod'
import { Id, Instant } from '../kernel/index.ts'

/** What the agent learnt in a phone call, as it reads it out to people; times are epoch ms as text-free numbers. */
export const CustomData = z.object({
  customer_name: z.string(),
  from_number: z.string(),
  reason: z.string(),
  start_time: Instant,
  pickup_address: z.string(),
  valid_pickup_address: z.boolean(),
  dropoff_address: z.string(),
  valid_dropoff_address: z.boolean(),
  vehicle: z.string(),
  vehicle_color: z.string(),
  text_accepted: z.boolean(),
})
export type CustomData = z.infer<typeof CustomData>

export const PhoneCallOutcome = z.enum([
  'in progress',
  'job',
  'status',
  'transfer',
  'message',
  'cancelled',
  'wrong number',
  'nothing',
])
export type PhoneCallOutcome = z.infer<typeof PhoneCallOutcome>

/** One call-history record: somebody rang the company's agent number. */
export const PhoneCall = z.object({
  id: Id,
  fromNumber: z.string(),
  toNumber: z.string(),
  createdDate: Instant,
  /** How long it lasted, in seconds; 0 while it goes on. */
  seconds: z.int(),
  outcome: PhoneCallOutcome,
  aiAgentChatId: z.string(),
  dispatchCallId: z.union([Id, z.literal('')]),
  customData: CustomData,
})
export type PhoneCall = z.infer<typeof PhoneCall>
