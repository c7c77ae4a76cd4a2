import { authenticate as endpoint, type LoggedInUser } from '@towline/contract'
import { newId, newSecret } from '../../platform/ids.ts'
import { verb } from '../../platform/verb.ts'
import { type Employee, insertSession } from './auth.store.ts'
import { SESSION_IDLE_MS, secretHash } from './identify.ts'

const asUser = ({ id, companyId, name, email, roles }: Employee): LoggedInUser => ({
  id,
  companyId,
  name,
  email,
  roles,
})

/**
 * Begins a session for whoever came with email and password. To one that has a session it tells who that is
 * by now, in the cookie too: a manager may have changed the name or the roles.
 */
export const authenticate = verb(
  endpoint,
  async ({ tx, actor, now, changeSession, audit, fail }) => {
    if (actor.kind !== 'employee') return fail('Unauthorized')
    const user = asUser(actor)
    if (actor.sessionId) {
      changeSession({ is: user })
      return user
    }
    const id = newId()
    const secret = newSecret()
    await insertSession(tx, {
      id,
      companyId: actor.companyId,
      employeeId: actor.id,
      secretHash: secretHash(secret),
      now,
      endedBefore: now - SESSION_IDLE_MS,
    })
    changeSession({ begins: { id, secret, user } })
    audit('signed in', actor.id)
    return user
  },
  { reads: false },
)
