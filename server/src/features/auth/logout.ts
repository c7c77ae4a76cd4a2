import { logout as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { deleteSession } from './auth.store.ts'

/** Ends the session here and on every socket it opened. */
export const logout = handle(operation, async ({ tx, actor, changeSession, audit }) => {
  const sessionId = actor.kind === 'employee' ? actor.sessionId : null
  if (sessionId) {
    await deleteSession(tx, sessionId)
    audit('signed out', sessionId)
  }
  changeSession({ ends: sessionId })
  return { done: true as const }
})
