import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { Id } from '@towline/contract'
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
import { createTries } from './tries.ts'

const DAY = 24 * 3600 * 1000
/** A session ends after this long without a request. */
export const SESSION_IDLE_MS = 30 * DAY
/** How stale the time of the last request may get before it is written again. */
const TOUCH_EVERY = 5 * 60 * 1000
/** How long a checked password spares the next hash. */
const REMEMBER = 60 * 1000
const REMEMBER_AT_MOST = 1000

/** What a request tells of who sends it. `address` is the sender's network, as limits count it. */
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
  // PostgreSQL has no NUL in texts, so nobody's address has one.
  if (colon < 0 || text.lastIndexOf('\u0000', colon) >= 0) return null
  return { name: text.slice(0, colon), rest: text.slice(colon + 1) }
}

/**
 * Makes the one place that decides who somebody is. An unknown or ended session is `nobody`; a wrong
 * password throws `Unauthorized`; too many wrong ones throw `too_many`. The header may hold a session or
 * email and password, the cookie only a session.
 */
export function createIdentify(app: App): Identify {
  const checkPassword = createPasswordCheck(app)

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
    if (idle > SESSION_IDLE_MS) {
      await app.db.asSystem((tx) => deleteSession(tx, id))
      return nobody
    }
    if (idle > TOUCH_EVERY) await app.db.asSystem((tx) => touchSession(tx, id, app.now()))
    return session.actor
  }

  return async ({ authorization, authToken, address }) => {
    const header = readBasic(authorization)
    const basic = header ?? readBasic(authToken)
    if (!basic) return nobody
    if (Id.safeParse(basic.name).success) return bySession(basic.name, basic.rest)
    return header ? checkPassword(header.name, header.rest, address) : nobody
  }
}

/**
 * Checks email and password, at most one hash for the same pair at a time. A right pair is remembered
 * for a minute by its HMAC together with the hash it was right for: whose password is changed, or who is
 * removed, is somebody else at once.
 */
function createPasswordCheck(app: App) {
  const key = randomBytes(32)
  const remembered = new Map<string, { passwordHash: string | null; until: number }>()
  const underWay = new Map<string, Promise<Employee>>()
  const tries = createTries()
  const find = (email: string) =>
    app.db.asSystem((tx) => employeeByEmail(tx, email), { readOnly: true })

  function remember(pair: string, passwordHash: string | null): void {
    if (remembered.size >= REMEMBER_AT_MOST) remembered.clear()
    remembered.set(pair, { passwordHash, until: app.now() + REMEMBER })
  }

  async function check(pair: string, email: string, password: string, address: string) {
    await tries.begin(email, address)
    const found = await find(email)
    const isRight = await isPassword(password, found?.passwordHash ?? null).catch(
      async (error: unknown) => {
        await tries.forgive(email, address)
        throw error
      },
    )
    if (!found || !isRight) {
      app.log.info({ address }, 'a sign-in was refused')
      throw new Failure('Unauthorized')
    }
    await tries.forget(email, address)
    remember(pair, found.passwordHash)
    return found.actor
  }

  return async (email: string, password: string, address: string): Promise<Employee> => {
    const pair = createHmac('sha256', key)
      .update(`${email.length}:${email}${password}`)
      .digest('base64')
    const known = remembered.get(pair)
    if (known && known.until > app.now()) {
      const found = await find(email)
      if (found?.passwordHash === known.passwordHash) return found.actor
    }
    const turn = `${pair} ${address}`
    const checking =
      underWay.get(turn) ??
      check(pair, email, password, address).finally(() => underWay.delete(turn))
    underWay.set(turn, checking)
    return checking
  }
}
