import { createHash, timingSafeEqual } from 'node:crypto'
import { Id } from '@towline/contract'
import { type Actor, nobody } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Place } from '../../platform/place.ts'
import { sessionById, touchSession } from './auth.store.ts'
import type { PasswordCheck } from './password-check.ts'

const DAY = 24 * 3600 * 1000
/** A session ends after this long without a request. */
export const SESSION_IDLE_MS = 30 * DAY
/** However much it is used, a session ends after this long. */
export const SESSION_MOST_MS = 90 * DAY
/** How stale the time of the last request may get before it is written again. */
const TOUCH_EVERY = 5 * 60 * 1000

/** What a request tells of who sends it. */
export type Credentials = {
  authorization: string | undefined
  authToken: string | undefined
  place: Place
}

/** Finds out who sends a request: by session or by email and password. */
export type Identify = (credentials: Credentials) => Promise<Actor>

/** The SHA-256 of a session's secret, as it is stored. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** `name:rest` of a Basic credential, or null. */
export function readBasic(credential: string | undefined): { name: string; rest: string } | null {
  const encoded = credential?.match(/^Basic\s+([A-Za-z0-9+/=_-]+)$/i)?.[1]
  if (!encoded) return null
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  // PostgreSQL has no NUL in texts, so nobody's address has one.
  if (colon < 0 || text.lastIndexOf('\u0000', colon) >= 0) return null
  return { name: text.slice(0, colon), rest: text.slice(colon + 1) }
}

/**
 * Makes the one place that decides who somebody is. An unknown or ended session is `nobody`; a wrong
 * password throws `Unauthorized`; too many wrong ones throw `too_many`; a right one with two-step login is
 * `halfway`. The header may hold a session or
 * email and password, the cookie only a session.
 */
export function createIdentify(app: App, checkPassword: PasswordCheck): Identify {
  async function bySession(id: string, secret: string): Promise<Actor> {
    const session = await app.db.lookUp((tx) => sessionById(tx, id, app.now()))
    const given = secretHash(secret)
    if (
      !session ||
      session.secretHash.length !== given.length ||
      !timingSafeEqual(session.secretHash, given)
    )
      return nobody
    const idle = app.now() - session.lastSeenAt
    // It is not deleted: a clock that was far ahead for a moment must end nobody's.
    if (idle > SESSION_IDLE_MS || app.now() >= session.endsAt) return nobody
    if (idle > TOUCH_EVERY) await app.db.asSystem((tx) => touchSession(tx, id, app.now()))
    return session.actor
  }

  return async ({ authorization, authToken, place }) => {
    const header = readBasic(authorization)
    const basic = header ?? readBasic(authToken)
    if (!basic) return nobody
    if (Id.safeParse(basic.name).success) return bySession(basic.name, basic.rest)
    if (!header) return nobody
    const { actor, hasTwoStep } = await checkPassword(header.name, header.rest, place)
    return hasTwoStep ? { kind: 'halfway', id: actor.id, companyId: actor.companyId } : actor
  }
}
