import { z } from 'zod'
import { BASE, Id, Instant, operation } from '../kernel/index.ts'

/** A place where somebody is signed in. */
export const Session = z.object({
  id: Id,
  /** In plain words, such as `Chrome on Windows`; empty when it did not say. */
  device: z.string(),
  beganAt: Instant,
  /** When it was last used, to a few minutes. */
  lastSeenAt: Instant,
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
  /** Whether it opens the driver's own jobs and nothing else, as a texted offer's does. */
  isOwnJobsOnly: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const listSessions = operation({
  name: 'listSessions',
  method: 'GET',
  path: `${BASE}/admin/sessions`,
  summary:
    'Where the caller is signed in, last used first; a session for own jobs only sees itself',
  access: { kind: 'staff', permission: 'profile.read' },
  reply: z.array(Session),
  fails: [],
})

const Done = z.object({ done: z.literal(true) })

export const endSession = operation({
  name: 'endSession',
  method: 'POST',
  path: `${BASE}/admin/sessions/:id/end`,
  summary: "Signs the caller out of one of the caller's own sessions",
  access: { kind: 'staff', permission: 'profile.write' },
  params: z.object({ id: Id }),
  reply: Done,
  fails: ['not_found'],
})

export const endOtherSessions = operation({
  name: 'endOtherSessions',
  method: 'POST',
  path: `${BASE}/admin/sessions/end-others`,
  summary: 'Signs the caller out everywhere but here',
  access: { kind: 'staff', permission: 'profile.write' },
  reply: Done,
  fails: ['forbidden'],
})
