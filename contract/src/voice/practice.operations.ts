import { z } from 'zod'
import { BASE, operation, text } from '../kernel/index.ts'
import { AnsweredCall } from './answered-call.ts'

/** The socket of a practice call; not an HTTP operation. */
export const PRACTICE_RELAY_PATH = `${BASE}/voice/practice/relay`

const manager = { kind: 'staff', permission: 'company.write' } as const

/** A made-up caller a manager can call their own agent as. */
export const PracticeCaller = z.object({
  id: z.string(),
  kind: z.string(),
  /** Who they are, in plain words. */
  about: z.string(),
  language: z.enum(['en', 'es']),
})
export type PracticeCaller = z.infer<typeof PracticeCaller>

/** How much of what the caller says comes through as another word. */
export const PracticeNoise = z.enum(['none', 'light', 'heavy'])
export type PracticeNoise = z.infer<typeof PracticeNoise>

/** The row a practice call would leave on the board, as far as a caller can be right or wrong about it. */
export const PracticeJob = z.object({
  pickupAddress: z.string(),
  inputPickupAddress: z.string(),
  dropoffAddress: z.string(),
  inputDropoffAddress: z.string(),
  towReason: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  vehicleYear: z.string(),
  vehicleMake: z.string(),
  vehicleModel: z.string(),
  vehicleColor: z.string(),
  poNumber: z.string(),
  canReceiveText: z.boolean(),
  isEmergency: z.boolean(),
  scheduledFor: z.string(),
  notes: z.string(),
})
export type PracticeJob = z.infer<typeof PracticeJob>

export const PracticeLine = z.object({ who: z.enum(['agent', 'caller']), words: text(4000) })

/** What came of a practice call, field by field. */
export const PracticeMarks = z.object({
  /** It ended as it had to, and nobody needs to be called back. */
  good: z.boolean(),
  needsRingBack: z.boolean(),
  fields: z.array(
    z.object({ field: z.string(), wanted: z.string(), got: z.string(), right: z.boolean() }),
  ),
  gates: z.array(z.object({ gate: z.string(), obeyed: z.boolean() })),
  /** Prices and times the agent made up. */
  invented: z.array(z.string()),
  turns: z.int(),
  seconds: z.number(),
  /** What is wrong, in words; empty when nothing is. */
  why: z.array(z.string()),
})
export type PracticeMarks = z.infer<typeof PracticeMarks>

export const listPracticeCallers = operation({
  name: 'listPracticeCallers',
  method: 'GET',
  path: `${BASE}/voice/practice/callers`,
  summary: 'The made-up callers a manager can call their own agent as',
  access: manager,
  reply: z.array(PracticeCaller),
  fails: [],
})

export const callAsCaller = operation({
  name: 'callAsCaller',
  method: 'POST',
  path: `${BASE}/voice/practice`,
  summary:
    "Calls the company's own agent as a made-up caller; the ticket opens the relay once, and nothing is kept",
  access: manager,
  body: z.object({ callerId: text(64) }),
  reply: AnsweredCall,
  fails: ['not_found', 'unavailable'],
})

export const answerAsCaller = operation({
  name: 'answerAsCaller',
  method: 'POST',
  path: `${BASE}/voice/practice/answer`,
  summary: 'What a made-up caller does, after all they have heard the agent say',
  access: manager,
  body: z.object({
    callerId: text(64),
    noise: PracticeNoise,
    /** Everything the agent has said so far, one text a turn; an empty one when it said nothing. */
    heard: z.array(text(4000)).min(1).max(60),
  }),
  reply: z.object({
    does: z.enum(['say', 'wait', 'stay silent', 'hang up']),
    /** As it comes through. */
    words: z.string(),
    /** Words of the agent's they let it say before they speak over it; 0 when they hear it out. */
    cutsInAfter: z.int(),
  }),
  fails: ['not_found'],
})

export const markPractice = operation({
  name: 'markPractice',
  method: 'POST',
  path: `${BASE}/voice/practice/marks`,
  summary: 'The marks for a practice call',
  access: manager,
  body: z.object({
    callerId: text(64),
    lines: z.array(PracticeLine).max(200),
    ended: z.enum(['agent hung up', 'caller hung up', 'put through', 'lost']),
    seconds: z.number().min(0).max(86_400),
    /** The job as it was shown last; null when there was none. */
    job: PracticeJob.nullable(),
  }),
  reply: PracticeMarks,
  fails: ['not_found'],
})
