import { authenticate as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { asUser, beginSession } from './begin-session.ts'

/**
 * Begins a session for whoever came with email and password. To one that has a session it tells who that is
 * by now, in the cookie too: a manager may have changed the name or the roles.
 */
export const authenticate = handle(
  operation,
  async (context) => {
    const { actor, changeSession, fail } = context
    if (actor.kind !== 'employee') return fail('Unauthorized')
    if (!actor.sessionId) return beginSession(context, actor)
    const user = asUser(actor)
    changeSession({ is: user })
    return user
  },
  { reads: false },
)
