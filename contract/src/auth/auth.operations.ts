import { z } from 'zod'
import { BASE, DriverLanguage, Id, operation, Role } from '../kernel/index.ts'
import { OwedStep } from './two-step.schema.ts'

/** The signed-in person; the cookie `loggedInUser` holds the same. */
export const LoggedInUser = z.object({
  id: Id,
  companyId: Id,
  name: z.string(),
  email: z.string(),
  roles: z.array(Role),
  /** The driver's page speaks it; English where it is left out. */
  language: DriverLanguage.optional(),
})
export type LoggedInUser = z.infer<typeof LoggedInUser>

export const authenticate = operation({
  name: 'authenticate',
  method: 'GET',
  path: `${BASE}/admin/authenticate`,
  summary:
    'Signs in with Basic email:password (or a session) and sets the cookies authToken and loggedInUser; with two-step login, says what is still owed',
  access: { kind: 'public', because: 'this is where one becomes somebody', knowsCaller: true },
  reply: z.union([LoggedInUser, OwedStep]),
  fails: ['Unauthorized', 'too_many'],
})

export const logout = operation({
  name: 'logout',
  method: 'POST',
  path: `${BASE}/admin/logout`,
  summary: 'Ends the session and clears both cookies',
  access: {
    kind: 'public',
    because: 'logging out must also work with a session that has ended',
    knowsCaller: true,
  },
  reply: z.object({ done: z.literal(true) }),
  fails: [],
})
