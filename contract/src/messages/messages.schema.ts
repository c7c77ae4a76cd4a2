import { z } from 'zod'
import { Email, Id, Instant, PhoneDigits, text } from '../kernel/index.ts'

/**
 * How far a mail or text has got. `held`: it waits until the company's email address is confirmed. Mails end
 * at `sent`: a mail server tells no more.
 */
export const MessageStatus = z.enum(['queued', 'held', 'sent', 'delivered', 'failed'])
export type MessageStatus = z.infer<typeof MessageStatus>

/** An email or text someone at the company wrote, and what became of it. */
export const Message = z.object({
  id: Id,
  kind: z.enum(['email', 'text']),
  /** An address, or ten digits. */
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  status: MessageStatus,
  /** A sentence: why it failed, or why it still waits. */
  reason: z.string(),
  createdDate: Instant,
})
export type Message = z.infer<typeof Message>

/** What a carrier takes as one text. */
const LONGEST_TEXT = 1600
const LONGEST_MAIL = 10_000

const words = (max: number) =>
  z
    .string({ error: 'Write a message first' })
    .trim()
    .min(1, 'Write a message first')
    .max(max, `A message has at most ${max} characters`)
    .pipe(text(max))

/** The same key is the same message, however often it is sent: for a browser that lost the answer. */
const key = Id.optional()

export const SendEmail = z.object({
  email: Email,
  subject: z
    .string()
    .trim()
    .max(200, 'A subject has at most 200 characters')
    .refine((line) => !/\p{Cc}/u.test(line), 'A subject is one line')
    .pipe(text(200))
    .optional(),
  message: words(LONGEST_MAIL),
  key,
})
export type SendEmail = z.infer<typeof SendEmail>

export const SendSms = z.object({ phoneNumber: PhoneDigits, message: words(LONGEST_TEXT), key })
export type SendSms = z.infer<typeof SendSms>

/**
 * What shows that a number wants the company's texts: it is an employee's; it called or texted; its caller told the
 * agent yes; it was an account's, which shows nothing any more; or "OK to text" is checked on a job. `id` is of that record, `at` when it was (0: not
 * known), `who` the person who wrote it down, empty where nobody did.
 */
export const TextConsent = z.object({
  by: z.enum(['employee', 'call', 'text', 'agent', 'account', 'job']),
  id: z.string(),
  at: Instant,
  who: z.string(),
})
export type TextConsent = z.infer<typeof TextConsent>

/** A mail as it stands in the outbox. */
export const MailMessage = z.object({
  id: Id,
  to: z.string(),
  fromName: z.string(),
  subject: z.string(),
  body: z.string(),
  status: MessageStatus,
  reason: z.string(),
  createdDate: Instant,
})
export type MailMessage = z.infer<typeof MailMessage>
