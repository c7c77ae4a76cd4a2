import { z } from 'zod'
import { Id, Instant, PhoneDigits, text } from '../kernel/index.ts'
import { AgentSettings, ChangeAgentSettings } from './agent-settings.schema.ts'

/** A time zone by its IANA name, such as `America/Chicago`. */
const TimeZone = z
  .string()
  .refine(isTimeZone, 'Choose a time zone from the list, such as America/Chicago')

/**
 * How a company stands. `unpaid`: signed up for a plan, its first payment has not come in. `past_due`: a
 * payment failed and is tried again; everything still works. `ended`: a trial or a subscription is over.
 * In `unpaid` and `ended` the agent does not answer: calls go to the company's own phone.
 */
export const Standing = z.enum(['unpaid', 'trial', 'active', 'past_due', 'ended'])
export type Standing = z.infer<typeof Standing>

/** The tenant, as its own people see it. Phones are ten digits. */
export const Company = z.object({
  id: Id,
  /** Changes with every save; sent back, it keeps two people from saving over each other. */
  version: z.int().min(1),
  name: z.string(),
  phoneNumber: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  aiAgentName: z.string(),
  /** The number callers ring; it can not be changed. */
  twilioPhoneNumber: z.string(),
  timeZone: z.string(),
  planType: z.enum(['paid', 'trial']),
  /** When the trial ends; 0 for a paid plan. */
  trialEndsAt: Instant,
  standing: Standing,
  /** Whether a manager has opened the link that was mailed at sign-up. Until then nothing is sent to others. */
  emailConfirmed: z.boolean(),
  /** From when on managers need two-step login; 0 where they don't. */
  managersTwoStepFrom: Instant,
  agent: AgentSettings,
  /** What stands in for a vendor nobody has given keys for. */
  sandbox: z.array(z.enum(['telephony', 'maps', 'model', 'mail', 'payments'])),
})
export type Company = z.infer<typeof Company>

/** What may be sent to change the company; what is left out stays as it is. */
export const SaveCompany = z.object({
  version: z.int().min(1).optional(),
  name: z
    .string({ error: 'Company name is required' })
    .trim()
    .min(1, 'Company name is required')
    .pipe(text(200)),
  phoneNumber: PhoneDigits,
  street: text(200).optional(),
  city: text(100).optional(),
  /** Two letters; where it is left out, a ZIP of another state brings its own. */
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Choose a state')
    .optional(),
  zip: z
    .string({ error: 'Zip code is required' })
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, 'Enter a ZIP of five digits'),
  aiAgentName: text(60).optional(),
  timeZone: TimeZone.optional(),
  agent: ChangeAgentSettings.optional(),
})
export type SaveCompany = z.infer<typeof SaveCompany>

/** The places' own names only: not `UTC`, not `+06:00`, which know no summer. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Z][\w-]*\/[\w/-]+$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
