import { z } from 'zod'
import { asTexts, BASE, Email, Id, operation, phoneDigits, text } from '../kernel/index.ts'

const required = (max: number, sentence: string) =>
  z.string({ error: sentence }).trim().min(1, sentence).pipe(text(max))

/** Anything that is not a digit is dropped. A short number is no reason to lose what somebody has to say. */
const Phone = z
  .string({ error: 'Phone number is required' })
  .transform(phoneDigits)
  .pipe(z.string().min(1, 'Phone number is required').max(10, 'Use at most 10 digits'))

/** The contact form of the public site. */
export const ContactMessage = z.object({
  name: required(200, 'Name is required'),
  email: Email,
  phoneNumber: Phone,
  companyName: required(200, 'Company name is required'),
  comments: required(5000, 'Comments are required'),
  /** How the sender heard of the product. */
  source: text(200).default(''),
  /** Chosen by the sender: the same message sent again under it is kept once. */
  clientKey: Id.optional(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** Said to the sender, whatever becomes of the line between us. */
export const CONTACT_ANSWER =
  'Thanks for reaching out. Our team will get back to you within 24 hours.'

export const sendContact = operation({
  name: 'sendContact',
  method: 'POST',
  path: `${BASE}/contact`,
  summary: 'A visitor of the site writes to whoever runs it',
  access: { kind: 'public', because: 'strangers ask before they sign up' },
  body: ContactMessage,
  normalize: asTexts,
  limit: { points: 5, seconds: 3600, per: 'address' },
  reply: z.object({ status: z.literal('received'), message: z.string() }),
  fails: [],
})
