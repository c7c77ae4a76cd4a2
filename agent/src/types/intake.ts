import type { CorrectedField, Corrections, TowReason } from '@towline/contract'
import type { ResolvedPlace } from './agent-tools.ts'
import type { Danger, Facts, Place } from './facts.ts'

export type FieldName =
  | 'club'
  | 'club number'
  | 'member number'
  | 'member phone'
  | 'agency'
  | 'officer'
  | 'incident'
  | 'police tow'
  | 'safety'
  | 'unhurt'
  | 'callback'
  | 'where'
  | 'spot'
  | 'direction'
  | 'exit'
  | 'city'
  | 'landmark'
  | 'where on road'
  | 'reason'
  | 'shut in'
  | 'where to'
  | 'where to spot'
  | 'where to road'
  | 'where to city'
  | 'vehicle'
  | 'vehicle rest'
  | 'when'
  | 'color'
  | 'name'
  | 'may text'

/** Which end of the tow a place is. */
export type End = 'pickup' | 'dropoff'

/** What stopped the questions: a danger that was named, a plain "no, I am not safe", or no clear answer to whether there is one. */
export type Gate = Danger | 'not safe' | 'danger not ruled out'

/** What a caller in danger is told; the words are in `phrases/safety.text.ts`. */
export type Advice =
  | 'hurt'
  | 'water'
  | 'traffic'
  | 'fire'
  | 'shut in'
  | 'on foot'
  | 'frightened'
  | 'minor'
  | 'in despair'
  | 'wires'

/** One answer to a question for a place. */
export type PlaceWords = {
  said: string
  /** As the rules read it, when it was said in another language. */
  english?: string
  /** Said before the place was corrected, or to correct it. */
  isPast?: true
}

/** One matter that two readers heard differently: what each of them made of it. */
export type Difference = { field: keyof Facts; values: [Facts, Facts] }

/** The vehicle of a customer's last job. */
export type LastVehicle = Pick<
  Facts,
  'vehicleYear' | 'vehicleMake' | 'vehicleModel' | 'vehicleColor' | 'vehicleType'
>

/** Everything the agent has found out so far, and how often it asked. Plain JSON. */
export type Intake = {
  /** Ten digits the call comes from, or empty when withheld. */
  callerNumber: string
  /** The name this number is known by; good until the caller gives another. */
  nameOnRecord: string
  /** A motor club or an account calls on behalf of somebody else, who is not on the line. */
  onBehalf: 'motor club' | 'account' | null
  textsRefused: boolean
  /** What a known customer had the last time, until they said whether it is that again. */
  lastVehicle?: LastVehicle
  facts: Facts
  /** Null until the caller said. */
  safe: boolean | null
  /** After a crash: everybody is all right. */
  unhurt: boolean | null
  /** At a lockout: a child or an animal is shut in. */
  shutIn: boolean | null
  dangers: Gate[]
  /** The day of the tow was told, and no hour. */
  dayOnly?: true
  /** They spoke of another time than now, and named no day. */
  isLater?: true
  /** What the reason may be, the likeliest first: the caller is asked which. */
  reasonBetween?: TowReason[]
  /** All that was told of the reason are words for any trouble: it is asked for, as if nothing had been said. */
  isAnyTrouble?: true
  /** The vehicle was told in passing, in words that may name something else: it is asked for all the same. */
  isVehicleDoubtful?: true
  /** The number the call comes from is not the one to call back. */
  numberRefused: boolean
  mayText: boolean | null
  /** What was said where a place was asked, word for word, one answer after the other. */
  placeWords?: Partial<Record<End, PlaceWords[]>>
  /** A place heard before it was asked for: it helps to understand the answer, and is none. */
  placeHint?: Place
  /** What two readers heard differently, still to be asked. */
  differing?: Difference[]
  /** What was asked because readers differed: once is enough. */
  differed?: (keyof Facts)[]
  /** The map's last answer for each end; it holds only while its words are still the caller's. */
  resolved: Record<End, ResolvedPlace | null>
  /** The words the map was last asked about, for each end; empty when none. */
  resolving: Record<End, string>
  /** The map could not be asked: nobody waits for it. */
  mapAway: boolean
  asked: Partial<Record<FieldName, number>>
  /** Asked often enough without an answer: unknown. */
  passed: FieldName[]
  /** What people of the company put, in their words: no caller's words change it, and nobody asks for more of a place. */
  settled?: Corrections
  /** What the caller said otherwise of those, in their words, for a person to read. */
  contested?: Partial<Record<CorrectedField, string>>
  /** What was said and fits no field, for the dispatcher to read. */
  remarks: string[]
  /** The caller asked for a person. */
  wantsPerson: boolean
  confirmed: boolean
}
