import type { Context } from '../../platform/handler.ts'
import { deleteSessionsOf } from './auth.store.ts'
import { endLinksOf } from './password-links.store.ts'
import { endLogins } from './two-step/two-step.store.ts'

/**
 * Ends all sessions of an employee, his sockets after commit, what was mailed him to choose a password, and logins
 * under way;
 * the session that asks for it goes on.
 * What was remembered of his password ends by itself, as it is held against the one that is stored.
 */
export async function endSessionsOf(
  { tx, actor, now, disconnect }: Context,
  employeeId: string,
): Promise<void> {
  const own = actor.kind === 'employee' && actor.id === employeeId ? actor.sessionId : null
  await deleteSessionsOf(tx, employeeId, own)
  await endLinksOf(tx, employeeId, now)
  await endLogins(tx, employeeId)
  disconnect(employeeId, own)
}
