import { z } from 'zod'
import { TowReason } from '../dispatch/index.ts'
import { Id, Instant, PhoneDigits, text } from '../kernel/index.ts'

const line = (max: number) => text(max).transform((words) => words.replace(/\s+/g, ' ').trim())
const known = (max: number) => line(max).refine((words) => words !== '', 'Say what it is')

const corrections = {
  /** Places in one line, as the driver should read them. */
  pickup: known(300),
  dropoff: known(300),
  towReason: TowReason,
  vehicleYear: line(4).refine((year) => /^(19|20)\d\d$/.test(year), 'Enter a year such as 2015'),
  vehicleMake: known(60),
  vehicleModel: known(60),
  vehicleColor: known(40),
  customerName: known(100),
  customerPhone: PhoneDigits,
  poNumber: known(40),
}

/** What a person of the company puts right in a call that is going on. Whether to text is the caller's to say. */
export const Corrections = z
  .object(corrections)
  .partial()
  .refine((facts) => Object.keys(facts).length > 0, 'Name at least one field')
export type Corrections = z.infer<typeof Corrections>
export type CorrectedField = keyof typeof corrections

/** The form that fills while a caller talks, in the order of the page. */
export const LiveField = z.enum([
  'pickup',
  'dropoff',
  'towReason',
  'vehicleYear',
  'vehicleMake',
  'vehicleModel',
  'vehicleColor',
  'customerName',
  'customerPhone',
  'poNumber',
  'mayText',
])
export type LiveField = z.infer<typeof LiveField>

/**
 * How sure a field is: not asked yet, asked in vain, known from the caller's number, heard, found on the
 * map, read back and confirmed, or corrected by a person.
 */
export const Sureness = z.enum([
  'open',
  'asked',
  'from record',
  'heard',
  'on the map',
  'confirmed',
  'corrected',
])
export type Sureness = z.infer<typeof Sureness>

export const LiveFact = z.object({
  field: LiveField,
  /** Empty for what is not known. */
  value: z.string(),
  sureness: Sureness,
  /** Who put it right; empty when nobody did. */
  correctedBy: z.string(),
  /** The caller's words, when they said otherwise afterwards; else empty. It stays as it was put. */
  callerSaid: z.string(),
})
export type LiveFact = z.infer<typeof LiveFact>

/** Who has the caller: the agent, a telephone that rings, a person, or nobody any more. */
export const LiveStanding = z.enum(['agent', 'ringing', 'person', 'over'])
export type LiveStanding = z.infer<typeof LiveStanding>

/** A call that is going on, as a line of the list. */
export const LiveCallCard = z.object({
  id: Id,
  fromNumber: z.string(),
  startedDate: Instant,
  standing: LiveStanding,
  customerName: z.string(),
  pickup: z.string(),
  towReason: z.string(),
  vehicle: z.string(),
  /** What the agent asks for at the moment, by its own name for it; empty when it asks nothing. */
  asking: z.string(),
  /** The dangers that were named, by the agent's names. */
  dangers: z.array(z.string()),
  /** Somebody is in danger: the job is an emergency. */
  isEmergency: z.boolean(),
  /** The job the call is about; empty while there is none. */
  dispatchCallId: z.union([Id, z.literal('')]),
})
export type LiveCallCard = z.infer<typeof LiveCallCard>

/** Something said or done in a call. `desk` is a person of the company, `note` anything else. */
export const LiveTurn = z.object({
  id: z.int(),
  at: Instant,
  who: z.enum(['caller', 'agent', 'desk', 'note']),
  words: z.string(),
  /** The caller cut in: `words` is what they had heard. */
  wasCut: z.boolean(),
})
export type LiveTurn = z.infer<typeof LiveTurn>

/** A call that is or was going on, whole. */
export const LiveCall = LiveCallCard.extend({
  /** The number it came in on, and the one people of the company are called at. */
  toNumber: z.string(),
  transferPhone: z.string(),
  facts: z.array(LiveFact),
  turns: z.array(LiveTurn),
})
export type LiveCall = z.infer<typeof LiveCall>

/** Whether a call was recorded: never, announced but not there yet, ready, deleted since, or on a sandbox line, which has no sound. */
export const RecordingState = z.enum(['none', 'waiting', 'ready', 'deleted', 'sandbox'])
export const CallRecording = z.object({ state: RecordingState, seconds: z.int() })
export type CallRecording = z.infer<typeof CallRecording>
