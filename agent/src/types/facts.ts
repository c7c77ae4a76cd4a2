import type {
  CallerType,
  DriveType,
  KeyLocation,
  TowReason,
  VehicleCondition,
  VehicleType,
} from '@towline/contract'
import type { z } from 'zod'

/** A place as the caller gave it, taken apart. `said` is always in the caller's own words. */
export type Place = {
  said: string
  kind: 'street' | 'intersection' | 'highway' | 'business' | 'landmark' | 'city' | 'zip' | 'home'
  number?: string
  street?: string
  crossStreet?: string
  /** As on the signs: `I-35E`, `US-75`, `TX-121`, `Dallas North Tollway`. */
  highway?: string
  direction?: 'northbound' | 'southbound' | 'eastbound' | 'westbound'
  exit?: string
  mileMarker?: string
  /** A business or landmark: where it is, or what it is near to. */
  business?: string
  near?: string
  city?: string
  /** Two capital letters. */
  state?: string
  zip?: string
  /** Level, lot, apartment, frontage road or main lanes: what helps the driver find it. */
  detail?: string
}

/** Local wall-clock time in the company's time zone, `YYYY-MM-DDTHH:mm`. */
export type LocalTime = string

/** What can be learned from a caller, by the names a dispatch call has for it where it has one. */
export type Facts = Partial<{
  customerName: string
  /** Ten digits. */
  customerPhone: string
  pickup: Place
  dropoff: Place
  towReason: TowReason
  /** The reason in the caller's words. */
  reasonSaid: string
  vehicleYear: string
  vehicleMake: string
  vehicleModel: string
  vehicleColor: string
  vehicleType: z.infer<typeof VehicleType>
  vehicleCondition: z.infer<typeof VehicleCondition>
  driveType: z.infer<typeof DriveType>
  keyLocation: z.infer<typeof KeyLocation>
  licensePlateInfo: string
  licensePlateState: string
  vin: string
  /** When the tow is wanted, if not now. */
  scheduledFor: LocalTime
  callerType: z.infer<typeof CallerType>
  /** Motor club or account as said. */
  inputVendorName: string
  poNumber: string
  mcMembershipNumber: string
  /** Of the police on the line: name, unit or badge of who calls. */
  officer: string
  incidentNumber: string
  policeTow: 'rotation' | 'impound' | 'owner request'
}>

/** What stops the questions and brings a person in. */
export type Danger =
  | 'injury'
  | 'live lane'
  | 'fire'
  | 'smoke'
  | 'fuel leak'
  | 'high water'
  | 'crash'
  | 'police on scene'
  | 'on foot on the shoulder'
  | 'child or animal inside'
  | 'frightened'
  | 'minor'
  | 'may hurt themselves'
  | 'crime or weapon'
  | 'railroad tracks'
  | 'wires down'
  | 'trapped'

/** What the caller wants, when it is not (only) to answer the question. */
export type Intent =
  | 'tow'
  | 'person'
  | 'status'
  | 'cancel'
  | 'price'
  | 'eta'
  | 'repeat'
  | 'wait'
  | 'robot'
  | 'goodbye'
  | 'thanks'
  | 'greeting'
  | 'hours'
  | 'release'
  | 'complaint'
  | 'message'
  | 'wrong number'
  | 'sales'
  | 'not a tow'
  | 'confused'
  | 'spanish'
  /** To be spoken to in a language that we speak. */
  | 'language'
  | 'text me'

/** The question that was put to the caller; it decides how a bare answer is read. */
export type Asking =
  | 'anything'
  | 'safety'
  | 'callback number'
  | 'place'
  | 'direction'
  | 'exit'
  | 'city'
  | 'reason'
  | 'destination'
  | 'vehicle'
  | 'year'
  | 'make'
  | 'color'
  | 'name'
  | 'may text'
  | 'read back'
  | 'what to correct'
  | 'when'
  | 'message'

/** Everything understood in one thing the caller said. */
export type Understood = {
  facts: Facts
  /** Facts the caller took back ("not the blue one"), with the values denied. */
  denied: Facts
  dangers: Danger[]
  /** True or false when the caller said they are (not) safe. */
  safe?: boolean
  answer?: 'yes' | 'no' | 'unknown'
  intents: Intent[]
  /** `scheduledFor` is a day, or a part of one, of which no hour was told. */
  dayOnly?: true
  /** What the reason may be where readers differ, or none is sure: the caller is asked, the likeliest first. */
  reasonBetween?: TowReason[]
  /** It is broken, in words for any trouble ("it won't do anything"): what is wrong was not told. */
  isAnyTrouble?: boolean
  /** A vehicle told in passing by a model's name, which may name something else: "tow it to Santa Fe". */
  isVehicleDoubtful?: true
  /** The caller corrects something said before ("no, I meant…", "actually…"). */
  corrects: boolean
}

export type UnderstandOptions = {
  asking?: Asking
  /** Local time of the company, for "tomorrow at nine". */
  now?: LocalTime
  /** The day that was told before, for an hour without one. */
  day?: LocalTime
  /** Two-letter state to read bare route numbers and cities in, e.g. `TX`. */
  state?: string
}
