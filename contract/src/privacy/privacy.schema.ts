import { z } from 'zod'
import { Email, Id, Instant, phoneDigits, text } from '../kernel/index.ts'

/** What a company keeps for a time of its own choice. */
export const KeptKind = z.enum(['recordings', 'transcripts', 'messages', 'media', 'positions'])
export type KeptKind = z.infer<typeof KeptKind>

/** Days; 0 for as long as the company is here. */
type Kept = { name: string; what: string; least: number; days: number }

/** Of each kind what it is, the fewest days, and what a new company has. */
export const keptKinds: Record<KeptKind, Kept> = {
  recordings: {
    name: 'Recordings of calls',
    what: 'The sound, here and at the phone carrier.',
    least: 7,
    days: 365,
  },
  transcripts: {
    name: 'Transcripts of calls',
    what: 'What was said, and the agent’s notes. Who called, when and how it ended stays.',
    least: 90,
    days: 730,
  },
  messages: {
    name: 'Chats, texts and emails',
    what: 'What was written and the places customers sent. Who said STOP stays.',
    least: 90,
    days: 730,
  },
  media: {
    name: 'Photos and videos',
    what: 'Those of open jobs and of stored vehicles stay.',
    least: 90,
    days: 1460,
  },
  positions: {
    name: 'Last positions',
    what: 'Where drivers and trackers were last seen.',
    least: 1,
    days: 30,
  },
}

/** The longest time there is to choose, in days, beside for good. */
export const MOST_DAYS = 3650

const daysOf = (kind: KeptKind) =>
  z
    .int('Enter whole days')
    .min(0)
    .max(MOST_DAYS, `At most ${MOST_DAYS} days`)
    .refine((days) => days === 0 || days >= keptKinds[kind].least, {
      error: `At least ${keptKinds[kind].least} days, or for good`,
    })

const days = {
  recordings: daysOf('recordings'),
  transcripts: daysOf('transcripts'),
  messages: daysOf('messages'),
  media: daysOf('media'),
  positions: daysOf('positions'),
} satisfies Record<KeptKind, z.ZodType>

/** How many days a company keeps what; 0 for good. */
export const Retention = z.object({ version: z.int().min(0), ...days })
export type Retention = z.infer<typeof Retention>

/** What a company keeps that has never said anything. */
export const newRetention: Retention = {
  version: 0,
  recordings: keptKinds.recordings.days,
  transcripts: keptKinds.transcripts.days,
  messages: keptKinds.messages.days,
  media: keptKinds.media.days,
  positions: keptKinds.positions.days,
}

/** By what a person is found: ten digits or an email address in small letters. */
export type PersonMark = { phone: string } | { email: string }

/** The phone number or email that was typed; null for neither. */
export function personMark(typed: string): PersonMark | null {
  const { data } = Email.safeParse(typed)
  if (data) return { email: data.toLowerCase() }
  const digits = phoneDigits(typed)
  return digits.length === 10 && !/\p{L}/u.test(typed) ? { phone: digits } : null
}

export const WhoToErase = z.object({
  /** A phone number however it is written, or an email address. */
  who: text(254).refine((typed) => personMark(typed) !== null, {
    error: 'Enter a phone number of ten digits or an email address',
  }),
})
export type WhoToErase = z.infer<typeof WhoToErase>

/** What is typed before somebody is erased. */
export const ERASE = 'ERASE'

export const ErasePerson = WhoToErase.extend({
  confirm: z.string().refine((typed) => typed.trim().toUpperCase() === ERASE, {
    error: `Type ${ERASE} to go ahead`,
  }),
})

/** How much there is of a person. */
export const PersonFound = z.object({
  jobs: z.int(),
  calls: z.int(),
  recordings: z.int(),
  media: z.int(),
  chats: z.int(),
  texts: z.int(),
  emails: z.int(),
  /** Accounts that have them as a contact: the account stays, its contact goes. */
  accounts: z.int(),
  /** Rows of finished imports, which are emptied. */
  importedRows: z.int(),
  /** Imports that aren't finished and have them in: each goes whole, with its file. */
  imports: z.int(),
  /** Jobs and phone calls that aren't over: nothing is erased before they are. */
  open: z.int(),
  /** Kept as they are, because the law wants them. */
  invoices: z.int(),
  impounds: z.int(),
  /** Other numbers and emails in the same jobs, to be looked for as well. */
  also: z.array(z.string()),
})
export type PersonFound = z.infer<typeof PersonFound>

/** An archive of all of a company's data. */
export const CompanyExport = z.object({
  id: Id,
  who: z.string(),
  askedAt: Instant,
  state: z.enum(['making', 'ready', 'failed']),
  /** Of how many parts so many are in it. */
  done: z.int(),
  parts: z.int(),
  bytes: z.number(),
  /** When a ready one is deleted; 0 before. */
  until: Instant,
})
export type CompanyExport = z.infer<typeof CompanyExport>
