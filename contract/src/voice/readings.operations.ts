import { z } from 'zod'
import { BASE, Id, Instant, operation, text } from '../kernel/index.ts'

const manager = { kind: 'staff', permission: 'company.write' } as const

/** What one reader and the other found of one thing in a turn; empty where it found nothing. */
export const FoundField = z.object({
  field: z.string(),
  rules: z.string(),
  model: z.string(),
  /** The caller's words on which the model's finding stands. */
  quote: z.string(),
})
export type FoundField = z.infer<typeof FoundField>

/** How the readers read one phone call. */
export const ReadCall = z.object({
  id: Id,
  createdDate: Instant,
  fromNumber: z.string(),
  /** The model that read it; empty where only the built-in readers did. */
  model: z.string(),
  /** Turns the model read, those of which it failed, and those it read too late for the next question. */
  readings: z.int(),
  failed: z.int(),
  late: z.int(),
  tokens: z.int(),
  /** Millionths of a dollar; null where the operator has not told the prices. */
  microDollars: z.int().nullable(),
  found: z.array(FoundField),
})
export type ReadCall = z.infer<typeof ReadCall>

/** What the readers of the company's last calls found. */
export const ReadersReport = z.object({
  /** The language model that is set; empty where there is none. */
  model: z.string(),
  calls: z.array(ReadCall),
})
export type ReadersReport = z.infer<typeof ReadersReport>

export const readReaders = operation({
  name: 'readReaders',
  method: 'GET',
  path: `${BASE}/voice/readers`,
  summary: 'What each reader found in the last phone calls, where they differed, and what it cost',
  access: manager,
  reply: ReadersReport,
  fails: [],
})

/** One of the company's own calls, held again with another model. */
export const TrialCall = z.object({
  id: Id,
  createdDate: Instant,
  /** Answers that come out otherwise than they did, of all. */
  differing: z.int(),
  answers: z.int(),
  /** What the job says otherwise. */
  job: z.array(z.object({ field: z.string(), before: z.string(), now: z.string() })),
  failed: z.int(),
  tokens: z.int(),
  microDollars: z.int().nullable(),
})
export type TrialCall = z.infer<typeof TrialCall>

export const tryModel = operation({
  name: 'tryModel',
  method: 'POST',
  path: `${BASE}/voice/readers/try`,
  summary:
    "Holds the company's last phone calls again with a language model, and tells what comes out otherwise",
  access: manager,
  limit: { points: 6, seconds: 3600, per: 'address' },
  body: z.object({ model: text(100) }),
  reply: z.object({ model: z.string(), calls: z.array(TrialCall) }),
  /** `not_found`: no model of this name can be asked with the keys there are. */
  fails: ['not_found', 'limit_reached'],
})
