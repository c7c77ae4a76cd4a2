import { z } from 'zod'
import { NewPassword } from '../auth/index.ts'
import { asTexts, BASE, Email, Id, operation, PhoneDigits, text } from '../kernel/index.ts'

const required = (max: number, sentence: string) =>
  z.string({ error: sentence }).trim().min(1, sentence).pipe(text(max))

/** The sign-up form. A trial has planId '100'. */
export const Registration = z
  .object({
    email: Email,
    password: NewPassword,
    confirmPassword: z.string({ error: "Passwords don't match" }),
    firstName: required(100, 'First name is required'),
    lastName: required(100, 'Last name is required'),
    companyName: required(200, 'Company name is required'),
    phoneNumber: PhoneDigits,
    street: text(200).default(''),
    city: text(100).default(''),
    zip: z
      .string({ error: 'ZIP code is required' })
      .trim()
      .regex(/^\d{5}(-\d{4})?$/, 'Enter a five-digit ZIP code'),
    aiAgentName: text(60).default(''),
    priceId: text(100).default(''),
    planId: text(60),
    planType: z.enum(['paid', 'trial']),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: "Passwords don't match",
  })
export type Registration = z.infer<typeof Registration>

export const RegistrationReply = z.object({
  /** The checkout for a paid plan; `checkoutUrl` is where the card is given. */
  sessionId: z.string().optional(),
  checkoutUrl: z.string().optional(),
  companyId: z.union([Id, z.literal('')]).optional(),
  /** Eleven digits, `1` first, as the welcome page expects it. */
  twilioPhoneNumber: z.string().optional(),
  status: z.string().optional(),
  message: z.string().optional(),
})
export type RegistrationReply = z.infer<typeof RegistrationReply>

export const register = operation({
  name: 'register',
  method: 'POST',
  path: `${BASE}/register`,
  summary: 'Signs a company up: for a trial with its agent number, for a plan with its checkout',
  access: { kind: 'public', because: 'strangers become customers here' },
  body: Registration,
  normalize: asTexts,
  // Each trial costs a phone number.
  limit: { points: 10, seconds: 24 * 3600, per: 'address' },
  reply: RegistrationReply,
  fails: ['email_taken', 'no_numbers', 'unavailable'],
})
