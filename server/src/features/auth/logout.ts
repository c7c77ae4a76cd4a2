import { logout as endpoint } from '@towline/contract'
import { verb } from '../../platform/verb.ts'
import { deleteSession } from './auth.store.ts'

/** Ends the session here and on every socket it opened. */
export const logout = verb(endpoint, async ({ tx, actor, changeSession, audit }) => {
  const sessionId = actor.kind === 'employee' ? actor.sessionId : null
  if (sessionId) {
    await deleteSession(tx, sessionId)
    audit('signed out', sessionId)
  }
  changeSession({ ends: sessionId })
  return { done: true as const }
})
