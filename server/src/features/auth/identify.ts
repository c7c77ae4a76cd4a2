import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { type Actor, nobody } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { Failure } from '../../platform/failure.ts'
import {
  deleteSession,
  type Employee,
  employeeByEmail,
  sessionById,
  touchSession,
} from './auth.store.ts'
import { isPassword } from './passwords.ts'

const DAY = 24 * 3600 * 1000
/** A session ends after this long without a request. */
const IDLE = 30 * DAY
/** How stale the time of the last request may get before it is written again. */
const TOUCH_EVERY = 5 * 60 * 1000
/** How long a checked password spares the next hash. */
const REMEMBER = 60 * 1000
const REMEMBER_AT_MOST = 1000

/** What a request tells of who sends it. */
export type Credentials = {
  authorization: string | undefined
  authToken: string | undefined
  address: string
}

/** Finds out who sends a request: by session or by email and password. */
export type Identify = (credentials: Credentials) => Promise<Actor>

/** The SHA-256 of a session's secret, as it is stored. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** `name:rest` of a Basic credential, or null. */
function readBasic(credential: string | undefined): { name: string; rest: string } | null {
  const encoded = credential?.match(/^Basic\s+([A-Za-z0-9+/=_-]+)$/i)?.[1]
  if (!encoded) return null
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? null : { name: text.slice(0, colon), rest: text.slice(colon + 1) }
}

/**
 * Makes the one place that decides who somebody is. An unknown or ended session is `nobody`; a wrong
 * password throws `Unauthorized`; too many wrong ones throw `too_many`, per account from one address
 * and per address, so that nobody can lock another out.
 */
export function createIdentify(app: App): Identify {
  const key = randomBytes(32)
  const remembered = new Map<string, { actor: Employee; until: number }>()
  const perAccount = new RateLimiterMemory({ points: 10, duration: 300 })
  const perAddress = new RateLimiterMemory({ points: 50, duration: 300 })

  async function bySession(id: string, secret: string): Promise<Actor> {
    const session = await app.db.asSystem((tx) => sessionById(tx, id), { readOnly: true })
    const given = secretHash(secret)
    if (
      !session ||
      session.secretHash.length !== given.length ||
      !timingSafeEqual(session.secretHash, given)
    )
      return nobody
    const idle = app.now() - session.lastSeenAt
    if (idle > IDLE) {
      await app.db.asSystem((tx) => deleteSession(tx, id))
      return nobody
    }
    if (idle > TOUCH_EVERY) await app.db.asSystem((tx) => touchSession(tx, id, app.now()))
    return session.actor
  }

  async function byPassword(email: string, password: string, address: string): Promise<Actor> {
    const digest = createHmac('sha256', key)
      .update(`${email.length}:${email}${password}`)
      .digest('base64')
    const known = remembered.get(digest)
    if (known && known.until > app.now()) return known.actor
    const account = `${email.toLowerCase()} ${address}`
    for (const [limiter, name] of [
      [perAccount, account],
      [perAddress, address],
    ] as const) {
      const tried = await limiter.get(name)
      if (tried && tried.remainingPoints <= 0)
        throw new Failure('too_many', { retryAfter: Math.ceil(tried.msBeforeNext / 1000) })
    }
    const found = await app.db.asSystem((tx) => employeeByEmail(tx, email), { readOnly: true })
    if (!(await isPassword(password, found?.passwordHash ?? null)) || !found) {
      await Promise.all([perAccount.consume(account), perAddress.consume(address)]).catch(
        (refused: unknown) => {
          if (!(refused instanceof RateLimiterRes)) throw refused
        },
      )
      throw new Failure('Unauthorized')
    }
    await perAccount.delete(account)
    if (remembered.size >= REMEMBER_AT_MOST) remembered.clear()
    remembered.set(digest, { actor: found.actor, until: app.now() + REMEMBER })
    return found.actor
  }

  return async ({ authorization, authToken, address }) => {
    const basic = readBasic(authorization) ?? readBasic(authToken)
    if (!basic) return nobody
    const isSession = /^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(basic.name)
    return isSession
      ? bySession(basic.name, basic.rest)
      : byPassword(basic.name, basic.rest, address)
  }
}
