import { z } from 'zod'
import { BASE, operation } from '../kernel/index.ts'

/** The key in the mailed link; it is in the part of the address that browsers send to nobody. */
const ByLink = z.object({ token: z.string({ error: 'The link is incomplete' }) })
const holder = { kind: 'public', because: 'the emailed key is the right to it' } as const

/** What a mailed link confirms. */
export const EmailToConfirm = z.object({ email: z.string(), companyName: z.string() })
export type EmailToConfirm = z.infer<typeof EmailToConfirm>

export const readConfirmation = operation({
  name: 'readConfirmation',
  method: 'POST',
  path: `${BASE}/confirm-email/link`,
  summary: 'Which address an emailed link confirms; the link stays as it is',
  access: holder,
  body: ByLink,
  limit: { points: 120, seconds: 3600, per: 'address' },
  reply: EmailToConfirm,
  fails: ['link_ended'],
})

export const confirmEmail = operation({
  name: 'confirmEmail',
  method: 'POST',
  path: `${BASE}/confirm-email`,
  summary:
    'Confirms the address a link was emailed to, once: from then on the company may text and email others',
  access: holder,
  body: ByLink,
  limit: { points: 60, seconds: 3600, per: 'address' },
  reply: EmailToConfirm,
  fails: ['link_ended'],
})

export const sendConfirmation = operation({
  name: 'sendConfirmation',
  method: 'POST',
  path: `${BASE}/confirm-email/send`,
  summary: 'Emails the link that confirms the company’s email to the manager who asks',
  access: { kind: 'staff', permission: 'company.write' },
  reply: z.object({
    /** Where it was mailed; empty when there is nothing left to confirm. */
    email: z.string(),
  }),
  fails: [],
})
