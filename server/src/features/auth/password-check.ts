import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { App } from '../../platform/app.ts'
import { Failure } from '../../platform/failure.ts'
import type { Place } from '../../platform/place.ts'
import { employeeByEmail, type Found, replaceHash } from './auth.store.ts'
import { tellOfGuesses } from './guesses-mail.ts'
import { keepPlace, placeKnown } from './known-places.store.ts'
import { hashedAnew, isPassword } from './passwords.ts'
import { createTries } from './tries.ts'

/** How long a checked password spares the next hash. */
const REMEMBER = 60 * 1000
const REMEMBER_AT_MOST = 1000
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Whose email and password these are. Throws `Unauthorized` when they are nobody's, and `too_many` when they are
 * not even looked at, because there were too many wrong ones.
 */
export type PasswordCheck = (email: string, password: string, place: Place) => Promise<Found>

/**
 * Checks email and password, at most one hash for the same pair at a time. A right pair is remembered
 * for a minute by its HMAC together with the hash it was right for: whose password is changed, or who is
 * removed, is somebody else at once. Wherever a password is asked for, it is asked here, so that all tries count.
 */
export function createPasswordCheck(app: App): PasswordCheck {
  const key = randomBytes(32)
  const remembered = new Map<string, { passwordHash: string | null; until: number }>()
  const underWay = new Map<string, Promise<Found>>()
  const tries = createTries(app, (account) => void tell(app, account))

  function remember(pair: string, passwordHash: string | null): void {
    if (remembered.size >= REMEMBER_AT_MOST) remembered.clear()
    remembered.set(pair, { passwordHash, until: app.now() + REMEMBER })
  }

  async function check(pair: string, email: string, password: string, place: Place) {
    const { found, known } = await lookUp(app, email, place)
    const takeBack = await tries.begin(found?.actor.id ?? nobodyAt(email), place, known)
    const isRight = await isPassword(
      password,
      found?.passwordHash ?? null,
      known ? 'first' : 'later',
    ).catch(async (error: unknown) => {
      await takeBack()
      throw error
    })
    if (!found || !isRight) {
      app.log.info({ address: place.address }, 'a password was refused')
      throw new Failure('Unauthorized')
    }
    await takeBack()
    const { id: employeeId, companyId } = found.actor
    // A place is known where all was shown that is asked for.
    if (!found.hasTwoStep)
      await app.db
        .asSystem((tx) => keepPlace(tx, { employeeId, companyId }, place, app.now()))
        // Nobody is turned away with the right password because this can not be written.
        .catch((error: unknown) => app.log.error({ err: error }, 'a known place was not kept'))
    const passwordHash = await raised(app, found, password)
    remember(pair, passwordHash)
    return { ...found, passwordHash }
  }

  return async (email, password, place) => {
    const pair = createHmac('sha256', key)
      .update(`${email.length}:${email}${password}`)
      .digest('base64')
    const held = remembered.get(pair)
    if (held && held.until > app.now()) {
      const found = await app.db.lookUp((tx) => employeeByEmail(tx, email, app.now()))
      if (found?.passwordHash === held.passwordHash) return found
    }
    const turn = `${pair} ${place.address} ${place.device ?? ''}`
    const checking =
      underWay.get(turn) ?? check(pair, email, password, place).finally(() => underWay.delete(turn))
    underWay.set(turn, checking)
    return checking
  }
}

/** The same as a question: whether it is the password. */
export const isPasswordBy =
  (check: PasswordCheck) =>
  (...tried: Parameters<PasswordCheck>): Promise<boolean> =>
    check(...tried).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Failure && error.code === 'Unauthorized') return false
        throw error
      },
    )

/** The hash of somebody who showed the password: made anew where what it must cost has grown since. */
async function raised(app: App, found: Found, password: string): Promise<string | null> {
  const { actor, passwordHash: stored } = found
  if (!stored) return stored
  try {
    const anew = await hashedAnew(password, stored)
    const isReplaced =
      anew && (await app.db.asSystem((tx) => replaceHash(tx, actor.id, { stored, anew })))
    return isReplaced ? anew : stored
  } catch (error) {
    // Nobody is turned away with the right password because of this; it is tried again with the next sign-in.
    app.log.error({ err: error }, 'a password was not hashed anew')
    return stored
  }
}

/** Who signs in with an address, and whether he has from this place. */
const lookUp = (app: App, email: string, place: Place) =>
  app.db.asSystem(
    async (tx) => {
      const found = await employeeByEmail(tx, email, app.now())
      // Asked for nobody too, so that the time tells nothing.
      const known = await placeKnown(tx, found?.actor.id ?? NOBODY, place, app.now())
      return { found, known }
    },
    { readOnly: true },
  )

/** What tries at an address are counted by at which nobody signs in. A short text, whatever was sent. */
const nobodyAt = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64')

/** Whether somebody is told, the job finds out: here it would take time that tells who is known. */
async function tell(app: App, account: string): Promise<void> {
  app.log.warn('many wrong passwords for one account')
  await app.db
    .asSystem((tx) => app.tasks.enqueue(tx, tellOfGuesses, { account }))
    .catch((error: unknown) => app.log.error({ err: error }, 'nobody was told of wrong passwords'))
}
