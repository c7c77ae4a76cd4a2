import { z } from 'zod'
import { BASE, operation, text } from '../kernel/index.ts'
import { AnsweredCall } from './answered-call.ts'
import { PracticeJob } from './practice.operations.ts'

/** The socket of a visitor who tries the agent; not an HTTP operation. */
export const TRY_RELAY_PATH = `${BASE}/voice/try/relay`

/** How long a visitor may try the agent in one go. */
export const TRY_MINUTES = 5

/** How often one address may call to try the agent in an hour. */
export const TRIES_AN_HOUR = 5

/** The longest company name a visitor may have the agent answer with. */
export const TRIED_NAME_LENGTH = 60

export const tryAgent = operation({
  name: 'tryAgent',
  method: 'POST',
  path: `${BASE}/voice/try`,
  summary:
    'A visitor calls the agent of a made-up company, or of one they name, from the page; the ticket opens the relay once, and nothing is kept',
  access: { kind: 'public', because: 'who thinks of buying wants to hear the agent first' },
  limit: { points: TRIES_AN_HOUR, seconds: 3600, per: 'address' },
  query: z.object({
    /** As whose agent it answers; a made-up company's where none is given. */
    company: text(TRIED_NAME_LENGTH).trim().default(''),
  }),
  reply: AnsweredCall,
  fails: ['unavailable'],
})

/**
 * The job of a try as the agent has it after each turn; sent on the visitor's own socket and kept nowhere.
 * Texts are empty for what is not known.
 */
export const TriedJob = z.object({
  pickupAddress: z.string(),
  /** The map knows the place. */
  validPickupAddress: z.boolean(),
  dropoffAddress: z.string(),
  validDropoffAddress: z.boolean(),
  reason: z.string(),
  vehicle: z.string(),
  vehicleColor: z.string(),
  customerName: z.string(),
  /** Ten digits. */
  customerPhone: z.string(),
  mayText: z.boolean().nullable(),
  /** Somebody is in danger: the agent has stopped asking. */
  emergency: z.boolean(),
  /** Enough is known to send a truck: on a real call it would stand on the board now. */
  onBoard: z.boolean(),
  /** The caller heard it read back and said yes. */
  confirmed: z.boolean(),
  /** What the agent asks for at the moment, by its own name for it; empty when it asks nothing. */
  asking: z.string(),
  /** In practice calls: the row as it would be written; null while there would be none. */
  row: PracticeJob.nullish(),
})
export type TriedJob = z.infer<typeof TriedJob>
