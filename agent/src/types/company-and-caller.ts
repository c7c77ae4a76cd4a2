import type { CorrectedField } from '@towline/contract'
import type { OpenJob } from './agent-tools.ts'
import type { LocalTime } from './facts.ts'
import type { Intake, LastVehicle } from './intake.ts'
import type { Language } from './language.ts'

/** What the agent has to know of the company before the first word. */
export type CompanyFacts = {
  name: string
  agentName: string
  /** Ten digits: the company's own phone, where a person answers. */
  phone: string
  city: string
  state: string
  zip: string
  timeZone: string
  /** The owner's own first words; what has to be said of the agent follows them. */
  greeting?: string
  /** What the owner wants the agent to know, in their own words. */
  notes?: string
  /** Who hears: the rules alone, or also what was learned from the corpus, as usual. */
  readers?: 'rules'
  /** What the agent speaks; English alone where it is not told. */
  languages?: readonly Language[]
  /** While the office is closed: when it opens, empty when that is not known. Absent: it is open. */
  closedUntil?: LocalTime | ''
  /** Ten digits: who is called while the office is closed. Absent: nobody is. */
  afterHoursPhone?: string
  /** It says what a tow costs, from the rates alone. Absent: the dispatcher does. */
  quotes?: true
  /** It has a lot where vehicles are stored. */
  hasYard?: true
  /** Calls are recorded, which is said in the greeting: `agreed` where the law wants the caller to agree. */
  recorded?: true | 'agreed'
  /** While the office is open: when it closes, if it does. */
  openUntil?: LocalTime
}

/** What a look-up of the number told before the first word. */
export type CallerFacts = {
  /** Ten digits, or empty when withheld. */
  number: string
  /** Name of a customer seen before. */
  name?: string
  /** A job of this number that is not finished. */
  openJob?: OpenJob
  /** The account this number belongs to: a motor club, a garage. */
  account?: { id: string; name: string; type: string }
  /** Somebody who works for the company. */
  employee?: { name: string; firstName: string }
  /** The vehicle of a customer's last job. */
  lastVehicle?: LastVehicle
  /** A call of this number that broke off minutes ago; this one goes on with it. */
  earlier?: Earlier
  /** The carrier found that the number was not theirs to call from. */
  isUnverified?: true
  /** Ten digits: the line of the company they called, which was forwarded to the agent. */
  calledVia?: string
  /** The number has opted out of texts. */
  textsRefused?: boolean
}

/** What people of the company put right, and who. */
export type PutByPeople = Partial<Record<CorrectedField, { value: string; by: string }>>

/** What a call that broke off leaves to the next one of the same caller. */
export type Earlier = {
  language: Language
  intake: Intake
  savedDraft: string
  corrected?: PutByPeople
  job: 'none' | 'saved'
}
