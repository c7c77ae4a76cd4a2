import type { TowReason } from '@towline/contract'

/** What an agent may ask, in whatever words. */
export const topics = [
  'opening',
  'safety',
  'unhurt',
  'callback',
  'where',
  'spot',
  'direction',
  'exit',
  'city',
  'reason',
  'shut in',
  'where to',
  'where to spot',
  'where to city',
  'vehicle',
  'year',
  'color',
  'name',
  'spelling',
  'may text',
  'right',
  'change',
  'club number',
  'member name',
  'other number',
  'agency',
  'person',
  'truck',
  'more',
  'message',
  'cancel',
  'same job',
  'when',
] as const
export type Topic = (typeof topics)[number]

/** Where the vehicle stands or goes, as it is; what is left out the caller does not know. */
export type TruePlace = {
  number?: string
  street?: string
  cross?: string
  /** As on the signs: `I-35E`, `US-75`, `TX-121`, `Dallas North Tollway`. */
  highway?: string
  direction?: 'northbound' | 'southbound' | 'eastbound' | 'westbound'
  exit?: string
  mile?: string
  /** A business or a landmark. */
  name?: string
  near?: string
  city?: string
}

/** What is so, whatever the caller says of it on the way. */
export type Truth = {
  pickup?: TruePlace
  dropoff?: TruePlace
  /** Any of these is right on the board. */
  reasons?: TowReason[]
  vehicle?: { year?: string; make?: string; model?: string; color?: string }
  name?: string
  /** Ten digits to call back; the number they call from unless it is another. */
  phone?: string
  mayText?: boolean
  /** The club's dispatch or PO number. */
  po?: string
  /** When the tow is wanted, if not now: so many days ahead, at this hour of the day. */
  when?: { days: number; time: string }
}

/** Kinds of callers, in the order in which they are shown. */
export const callerKinds = [
  'Everyday breakdowns',
  'Places hard to find',
  'Hard to understand',
  'Changing their minds',
  'Upset or in a hurry',
  'Older callers',
  'Spanish',
  'Clubs, police and garages',
  'In danger',
  'Asking for a person, a price or a time',
  'Later, far away or without texts',
  'Hanging up, silent, calling again',
  'Not customers',
] as const
export type CallerKind = (typeof callerKinds)[number]

/** How somebody speaks; colors the answers they have no words of their own for. */
export type Manner = 'plain' | 'curt' | 'chatty' | 'angry' | 'slow'

/** What they say to what they are asked: wordings of one and the same, taken in turn. */
export type Says = Partial<Record<Topic, string[]>>

/** What must be obeyed as soon as one of these words has come through. */
export type MustObey = { gate: 'danger' | 'person'; words: string[] }

/** Somebody who calls a towing company: what is so, how they tell it, and how the call should end. */
export type Caller = {
  id: string
  kind: CallerKind
  /** Who they are, in plain words. */
  about: string
  language?: 'es'
  manner?: Manner
  /** Ten digits; empty when they withhold it. */
  from: string
  truth: Truth
  says: Says
  /** Said to the first asking, before anything of `says`. */
  first?: Partial<Record<Topic, string>>
  /**
   * `job`: on the board, to be sent without calling back. `kept`: they hang up half-way, and what they told
   * is on the board. `person`: put through. `no job`: a polite end and nothing on the board.
   */
  ends: 'job' | 'kept' | 'person' | 'no job'
  mustObey?: MustObey
  /** Speaks over everything that takes longer than a few words. */
  interrupts?: true
  /** Puts the telephone down when they are asked for this. */
  hangsUpAt?: Topic
  /** Says nothing from here on. */
  silentAt?: Topic
  /** Calls again after being cut off: what they say then. */
  again?: Says
}
