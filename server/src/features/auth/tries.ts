import type { Allowance, Draining } from '../../platform/draining.ts'
import { Failure } from '../../platform/failure.ts'
import type { Place } from '../../platform/place.ts'
import type { Known } from './known-places.store.ts'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE

/** What an account's own devices and networks may get wrong, each for itself. */
const OWN = { points: 10, periodMs: 5 * MINUTE }
const OWN_IN_A_DAY = { points: 200, periodMs: DAY }
/** What all strangers together may get wrong at one account: ten, then one in three minutes, then one in a quarter of an hour. */
const STRANGERS = { points: 10, periodMs: 30 * MINUTE }
const STRANGERS_IN_A_DAY = { points: 100, periodMs: DAY }
/** What one network may get wrong, whatever the account. */
const NETWORK = { points: 50, periodMs: 5 * MINUTE }
/** After so many wrong tries in a day, refused ones too, the account's owner is told. */
const TOLD_AFTER = { points: 30, periodMs: DAY }
const TOLD_AGAIN = { points: 1, periodMs: DAY }

/**
 * Counts wrong passwords. Strangers share what they may get wrong at an account, from however many addresses;
 * where its owner has signed in before, his devices and networks have allowances of their own, so that nobody
 * can lock him out. A try is counted before it is checked, or many at once would all be let through.
 */
export function createTries(
  counter: (name: string, allowance: Allowance) => Draining,
  tell: (account: string) => void,
) {
  const own = [counter('own', OWN), counter('own in a day', OWN_IN_A_DAY)]
  const strangers = [
    counter('strangers', STRANGERS),
    counter('strangers in a day', STRANGERS_IN_A_DAY),
  ]
  const network = counter('network', NETWORK)
  const wrong = counter('wrong', TOLD_AFTER)
  const told = counter('told', TOLD_AGAIN)

  return {
    /**
     * Counts a try at an account; throws `too_many` when there have been too many wrong ones. Answers how to take
     * it back: because the password was right, or was never looked at.
     */
    async begin(account: string, place: Place, known: Known | null): Promise<() => Promise<void>> {
      if ((await wrong.take(account)) > 0 && (await told.take(account)) === 0) tell(account)
      const counts = countsFor(account, place, known)
      await takeAll(counts)
      return () => giveAll([...counts, { counted: wrong, key: account }])
    },
  }

  function countsFor(account: string, { address, device }: Place, known: Known | null): Count[] {
    const key = known ? `${account} ${known} ${known === 'device' ? device : address}` : account
    const counts = (known ? own : strangers).map((counted) => ({ counted, key }))
    // Others in the same network can use up what it may get wrong, but not lock out a device that is known.
    return known === 'device' ? counts : [...counts, { counted: network, key: address }]
  }
}

type Count = { counted: Draining; key: string }

/** All or none. */
async function takeAll(counts: Count[]): Promise<void> {
  const taken: Count[] = []
  for (const count of counts) {
    const waitMs = await count.counted.take(count.key)
    if (waitMs > 0) {
      await giveAll(taken)
      throw new Failure('too_many', { retryAfter: Math.ceil(waitMs / 1000), message: TOO_MANY })
    }
    taken.push(count)
  }
}

async function giveAll(counts: Count[]): Promise<void> {
  for (const { counted, key } of counts) await counted.give(key)
}

const TOO_MANY =
  'Too many wrong passwords. Wait a few minutes, use a device you’ve logged in on before, or choose a new one with Forgot password.'
