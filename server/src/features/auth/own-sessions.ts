import {
  endSession as endOperation,
  endOtherSessions as endOthersOperation,
  listSessions as listOperation,
  type Session,
} from '@towline/contract'
import { type Context, handle } from '../../platform/handler.ts'
import { deleteSession } from './auth.store.ts'
import { endSessionsOf } from './end-sessions.ts'
import { SESSION_IDLE_MS } from './identify.ts'
import { openSessionsOf } from './sessions.store.ts'

/** The sessions that the caller sees and may end: from one that opens their own jobs only, that one. */
export async function ownSessions({ tx, actor, now, fail }: Context): Promise<Session[]> {
  if (actor.kind !== 'employee') return fail('Unauthorized')
  const open = await openSessionsOf(tx, actor.id, { usedAfter: now - SESSION_IDLE_MS, now })
  const own = open.map((session) => ({ ...session, isThis: session.id === actor.sessionId }))
  return isOwnJobsOnly(own) ? own.filter(({ isThis }) => isThis) : own
}

export const isOwnJobsOnly = (sessions: readonly Session[]) =>
  sessions.some((session) => session.isThis && session.isOwnJobsOnly)

export const listSessions = handle(listOperation, ownSessions)

/** Ends one of the caller's own sessions; here, as logging out does. */
export const endSession = handle(endOperation, async (context, { params }) => {
  const { tx, actor, changeSession, disconnect, audit, fail } = context
  const session = (await ownSessions(context)).find(({ id }) => id === params.id)
  if (!session || actor.kind !== 'employee') return fail('not_found')
  await deleteSession(tx, session.id)
  if (session.isThis) changeSession({ ends: session.id })
  // Whoever else of theirs is still signed in comes back at once.
  else disconnect(actor.id, actor.sessionId)
  audit('signed out', session.id)
  return { done: true as const }
})

/** Ends all of the caller's sessions but the one that asks, and the links mailed to choose a password. */
export const endOtherSessions = handle(endOthersOperation, async (context) => {
  const { actor, audit, fail } = context
  if (actor.kind !== 'employee' || isOwnJobsOnly(await ownSessions(context)))
    return fail('forbidden')
  await endSessionsOf(context, actor.id)
  audit('signed out everywhere else', actor.id)
  return { done: true as const }
})
