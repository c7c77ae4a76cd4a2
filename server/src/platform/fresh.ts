import type { Actor } from './actor.ts'

/** How long after signing in somebody still counts as having just done so. */
const FRESH_MS = 10 * 60 * 1000

/**
 * Whether somebody has shown within minutes who they are: a session alone, which a lost phone has too, is not
 * enough for what opens or gives away an account.
 */
export const isFresh = (actor: Actor, now: number): boolean =>
  actor.kind !== 'employee' || actor.signedInAt === undefined || now - actor.signedInAt < FRESH_MS
