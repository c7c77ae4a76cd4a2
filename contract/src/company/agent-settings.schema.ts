import { z } from 'zod'
import { phoneDigits, text } from '../kernel/index.ts'

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** A time of the day, `24:00` for its end. */
export const Clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Enter a time such as 08:30')

/** From when to when; an end before the beginning is on the next day. `00:00` to `24:00` is all day. */
const Hours = z.object({ from: Clock, to: Clock }).refine(({ from, to }) => from !== to, {
  path: ['to'],
  message: 'Choose a different end time. All day is 00:00 to 24:00',
})
/** Null is closed. */
const DayHours = Hours.nullable()

const Day = z.iso.date('Enter a day such as 2026-12-25')
const Holiday = z.object({ date: Day, name: text(60), hours: DayHours })

/** Ten digits, or empty. */
const telephone = z
  .string()
  .transform(phoneDigits)
  .refine(
    (digits) => digits === '' || digits.length === 10,
    'Enter the ten digits of a US phone number',
  )

/** Who makes the agent's voice at the carrier, in the carrier's spelling. */
export const VOICE_PROVIDERS = ['ElevenLabs', 'Google', 'Amazon'] as const

/** How the agent sounds on the phone. */
const Voice = z.object({
  provider: z.enum(VOICE_PROVIDERS),
  /** The provider's name of the voice, such as `en-US-Journey-O`; empty is the provider's own choice. */
  name: text(100).refine(
    (name) => /^[\w.-]*$/.test(name),
    'Enter the voice’s name as its provider writes it, such as en-US-Journey-O',
  ),
  /** ElevenLabs writes numbers and abbreviations out before it speaks; the other providers always do. */
  spellsOut: z.boolean(),
})

/** What the owner sets for the phone agent. */
const settings = {
  /** Its own first words; what the law wants said is added by the agent. Empty: the agent's own. */
  greeting: text(300),
  /** What a language model is to know of the company, in the owner's words. */
  notes: text(1000),
  voice: Voice,
  /** English is always spoken. */
  languages: z
    .array(z.enum(['en', 'es']))
    .refine((languages) => languages.includes('en'), 'English can’t be turned off')
    .refine((languages) => new Set(languages).size === languages.length, 'List each language once'),
  /** When the yard and its office are open, in the company's time zone. */
  hours: z.object({
    monday: DayHours,
    tuesday: DayHours,
    wednesday: DayHours,
    thursday: DayHours,
    friday: DayHours,
    saturday: DayHours,
    sunday: DayHours,
  } satisfies Record<(typeof WEEKDAYS)[number], typeof DayHours>),
  /** Days on which other hours hold. */
  holidays: z
    .array(Holiday)
    .max(60, 'At most 60 holidays')
    .refine(
      (days) => new Set(days.map(({ date }) => date)).size === days.length,
      'Enter each day once',
    ),
  /** Where calls are handed to a person; empty is the company's own phone. */
  transferPhone: telephone,
  /** Who is rung while the office is closed; empty: nobody is, and the agent takes requests and messages. */
  afterHoursPhone: telephone,
  /** Calls are recorded, and the caller is told so before anything else. */
  recordCalls: z.boolean(),
  /** Each morning the managers are mailed what the day before brought. */
  dailyMail: z.boolean(),
  /** The agent says what a tow costs, from the rates alone; otherwise the dispatcher tells the price. */
  quotesPrices: z.boolean(),
  /** Where trucks are sent: these towns, and all within so many miles; 0 miles and no towns is anywhere. */
  serviceArea: z.object({
    towns: z.array(z.string().trim().min(1, 'Enter a town').pipe(text(100))).max(100),
    radiusMiles: z.int().min(0).max(500, 'At most 500 miles'),
    /** And the zones of the company, while they are served. */
    zones: z.boolean().default(false),
  }),
}

export const AgentSettings = z.object(settings)
export type AgentSettings = z.infer<typeof AgentSettings>

/** A part of the settings; the others stay as they are. */
export const ChangeAgentSettings = AgentSettings.partial()

const ALL_DAY = { from: '00:00', to: '24:00' }

/** What a new company has: answers in English, at all hours, anywhere. */
export const newAgentSettings: AgentSettings = {
  greeting: '',
  notes: '',
  voice: { provider: 'ElevenLabs', name: '', spellsOut: false },
  languages: ['en'],
  hours: {
    monday: ALL_DAY,
    tuesday: ALL_DAY,
    wednesday: ALL_DAY,
    thursday: ALL_DAY,
    friday: ALL_DAY,
    saturday: ALL_DAY,
    sunday: ALL_DAY,
  },
  holidays: [],
  transferPhone: '',
  afterHoursPhone: '',
  recordCalls: false,
  dailyMail: true,
  quotesPrices: false,
  serviceArea: { towns: [], radiusMiles: 0, zones: false },
}
