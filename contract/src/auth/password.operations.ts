import { z } from 'zod'
import { asTexts, BASE, Email, operation } from '../kernel/index.ts'
import { NewPassword } from './password.rules.ts'

const Done = z.object({ done: z.literal(true) })
const HOUR_SECONDS = 3600

export const ForgotPassword = z.object({ email: Email })

export const forgotPassword = operation({
  name: 'forgotPassword',
  method: 'POST',
  path: `${BASE}/admin/forgot-password`,
  summary:
    "Emails a link for a new password, if someone signs in with this address; the answer doesn't tell",
  access: { kind: 'public', because: "a person who forgot the password can't sign in" },
  body: ForgotPassword,
  normalize: asTexts,
  limit: { points: 20, seconds: HOUR_SECONDS, per: 'address' },
  reply: Done,
  fails: [],
})

/** The key in a mailed link; it is in the part of the address that browsers send to nobody. */
const Token = z.string({ error: 'The link is incomplete' })
const holder = { kind: 'public', because: 'the emailed key is the right to it' } as const

/** What a mailed link is for. `invitation`: the first password of somebody new. */
export const PasswordLink = z.object({
  kind: z.enum(['reset', 'invitation']),
  email: z.string(),
  companyName: z.string(),
})
export type PasswordLink = z.infer<typeof PasswordLink>

export const readPasswordLink = operation({
  name: 'readPasswordLink',
  method: 'POST',
  path: `${BASE}/admin/password-link`,
  summary: 'Whose password an emailed link is for; the link stays as it is',
  access: holder,
  body: z.object({ token: Token }),
  limit: { points: 120, seconds: HOUR_SECONDS, per: 'address' },
  reply: PasswordLink,
  fails: ['link_ended'],
})

/** A new password, typed twice, with the key of the link. */
export const ResetPassword = z
  .object({
    token: Token,
    password: NewPassword,
    confirmPassword: z.string({ error: "Passwords don't match" }),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: "Passwords don't match",
  })

export const resetPassword = operation({
  name: 'resetPassword',
  method: 'POST',
  path: `${BASE}/admin/reset-password`,
  summary: 'Sets the password an emailed link is for and signs that person out everywhere',
  access: holder,
  body: ResetPassword,
  normalize: asTexts,
  limit: { points: 60, seconds: HOUR_SECONDS, per: 'address' },
  reply: Done,
  fails: ['link_ended'],
})
