import { z } from 'zod'
import { BASE, operation } from '../kernel/index.ts'

const holder = { kind: 'public', because: 'the emailed key is the right to it' } as const
const body = z.object({ token: z.string({ error: 'The link is incomplete' }) })
const limit = { points: 60, seconds: 3600, per: 'address' } as const

/** The address somebody will log in with, and where they work. */
export const NewEmail = z.object({ email: z.string(), companyName: z.string() })
export type NewEmail = z.infer<typeof NewEmail>

export const readNewEmail = operation({
  name: 'readNewEmail',
  method: 'POST',
  path: `${BASE}/admin/new-email-link`,
  summary: 'Which address an emailed link confirms; the link stays as it is',
  access: holder,
  body,
  limit,
  reply: NewEmail,
  fails: ['link_ended'],
})

export const confirmNewEmail = operation({
  name: 'confirmNewEmail',
  method: 'POST',
  path: `${BASE}/admin/new-email`,
  summary: 'Makes the address the one its owner logs in with, and signs them out everywhere',
  access: holder,
  body,
  limit,
  reply: NewEmail,
  fails: ['link_ended', 'email_taken'],
})
