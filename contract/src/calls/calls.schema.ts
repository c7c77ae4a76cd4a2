import { z } from 'zod'
import { AgentQuestion } from '../dispatch/index.ts'
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
  /** What was spoken at the end; absent on records from before the agent spoke more than English. */
  language: z.enum(['en', 'es']).optional(),
  /** Ten digits: the line of the company that was called and forwarded; absent where the carrier did not tell. */
  called_via: z.string().optional(),
  /** The carrier could not confirm that the number is the caller's own. */
  is_unverified: z.boolean().optional(),
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
  'spam',
  'nothing',
])
export type PhoneCallOutcome = z.infer<typeof PhoneCallOutcome>

/** Outcomes that are nobody's call for help: they do not count against the plan's allowance. */
export const UNCOUNTED: readonly PhoneCallOutcome[] = ['wrong number', 'spam']

/** What went wrong: cut off before all was asked, not understood, nobody picked up, or our line failed. */
export const PhoneCallTrouble = z.enum(['', 'dropped', 'not understood', 'missed', 'line failed'])
export type PhoneCallTrouble = z.infer<typeof PhoneCallTrouble>

/** Which language model worded a phone call, and what it took. */
export const MindRecord = z.object({
  model: z.string(),
  /** The version of the house rules it went by. */
  prompt: z.string(),
  /** Turns it was asked for, and those in which the built-in agent had to speak after all. */
  turns: z.int(),
  failed: z.int(),
  /** How often it read the caller's words beside the answer, and how often that failed; absent on older calls. */
  readings: z.int().optional(),
  readingsFailed: z.int().optional(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Of the input, what the vendor had kept from before. */
  cachedTokens: z.int().optional(),
  /** Millionths of a dollar; absent where the operator has not told the prices. */
  microDollars: z.int().optional(),
})
export type MindRecord = z.infer<typeof MindRecord>

/** One call-history record: somebody called the company's agent number. */
export const PhoneCall = z.object({
  id: Id,
  fromNumber: z.string(),
  toNumber: z.string(),
  createdDate: Instant,
  /** How long it lasted, in seconds; 0 while it goes on. */
  seconds: z.int(),
  outcome: PhoneCallOutcome,
  trouble: PhoneCallTrouble,
  /** The call in a few sentences; empty while it goes on. */
  summary: z.string(),
  /** What was not found out and somebody must ask. */
  questions: z.array(AgentQuestion),
  aiAgentChatId: z.string(),
  dispatchCallId: z.union([Id, z.literal('')]),
  customData: CustomData,
  /** Null where the built-in agent spoke alone. */
  mind: MindRecord.nullable(),
})
export type PhoneCall = z.infer<typeof PhoneCall>
