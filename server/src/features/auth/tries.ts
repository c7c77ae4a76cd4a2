import type { App } from '../../platform/app.ts'
import { createDraining, type Point } from '../../platform/draining.ts'
import { Failure } from '../../platform/failure.ts'
import type { Place } from '../../platform/place.ts'
import type { Known } from './known-places.store.ts'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE
/** Accounts, places and networks that are counted at the same time, where one process counts alone. */
const KEYS = 100_000

/** What an account's own devices and networks may get wrong, each for itself. */
const OWN = { name: 'own tries', points: 10, periodMs: 5 * MINUTE }
const OWN_IN_A_DAY = { name: 'own tries in a day', points: 200, periodMs: DAY }
/** What all strangers together may get wrong at one account: ten, then one in three minutes, then one in a quarter of an hour. */
const STRANGERS = { name: 'tries of strangers', points: 10, periodMs: 30 * MINUTE }
const STRANGERS_IN_A_DAY = { name: 'tries of strangers in a day', points: 100, periodMs: DAY }
/** What one network may get wrong, whatever the account. */
const NETWORK = { name: 'tries of a network', points: 50, periodMs: 5 * MINUTE }
/** After so many wrong tries in a day, refused ones too, the account's owner is told. */
const TOLD_AFTER = { name: 'wrong tries', points: 30, periodMs: DAY }
const TOLD_AGAIN = { name: 'told of tries', points: 1, periodMs: DAY }

/**
 * Counts wrong passwords. Strangers share what they may get wrong at an account, from however many addresses;
 * where its owner has signed in before, his devices and networks have allowances of their own, so that nobody
 * can lock him out. A try is counted before it is checked, or many at once would all be let through.
 */
export function createTries(
  app: Pick<App, 'settings' | 'db' | 'now'>,
  tell: (account: string) => void,
) {
  const draining = createDraining(app, KEYS)

  return {
    /**
     * Counts a try at an account; throws `too_many` when there have been too many wrong ones. Answers how to take
     * it back: because the password was right, or was never looked at.
     */
    async begin(account: string, place: Place, known: Known | null): Promise<() => Promise<void>> {
      const wrong = { of: TOLD_AFTER, key: account }
      const isFull = (await draining.take([wrong])) > 0
      if (isFull && (await draining.take([{ of: TOLD_AGAIN, key: account }])) === 0) tell(account)
      const points = pointsFor(account, place, known)
      const waitMs = await draining.take(points)
      if (waitMs > 0)
        throw new Failure('too_many', {
          retryAfter: Math.ceil(waitMs / 1000),
          message: TOO_MANY,
        })
      return () => draining.give([...points, wrong])
    },
  }
}

function pointsFor(account: string, { address, device }: Place, known: Known | null): Point[] {
  const key = known ? `${account} ${known} ${known === 'device' ? device : address}` : account
  const allowances = known ? [OWN, OWN_IN_A_DAY] : [STRANGERS, STRANGERS_IN_A_DAY]
  const points = allowances.map((of) => ({ of, key }))
  // Others in the same network can use up what it may get wrong, but not lock out a device that is known.
  return known === 'device' ? points : [...points, { of: NETWORK, key: address }]
}

const TOO_MANY =
  'Too many wrong passwords. Wait a few minutes, use a device you’ve logged in on before, or choose a new one with Forgot password.'
