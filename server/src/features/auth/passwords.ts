import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { concurrencyLimit } from '../../platform/concurrency-limit.ts'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** More at once would fill the thread pool, and nothing that reads a file would get a turn. */
const AT_ONCE = 2
const MAY_WAIT = 32

const inTurn = concurrencyLimit(AT_ONCE, MAY_WAIT)

/** The argon2id hash to store. Throws `too_many` when the queue is full. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, COST), 'first')

/** Nobody's password, so that an unknown address costs as much time as a known one; it shows what hashes cost today. */
const decoy = hash(randomBytes(32), COST)

/**
 * Whether the password is the one behind the hash. A null hash takes the same time and is never right.
 * Whoever is known comes `first`: a flood of strangers' tries must not keep him waiting.
 */
export async function isPassword(
  password: string,
  stored: string | null,
  when: 'first' | 'later',
): Promise<boolean> {
  const against = stored ?? (await decoy)
  const right = await inTurn(() => verify(against, password), when)
  return right && stored !== null
}

/** What a hash was made with, as the library writes it: the kind, its version, memory, passes and lanes. */
const madeWith = (stored: string): string => stored.split('$').slice(1, 4).join('$')

/**
 * Whether a hash was made with less than is taken today, or by another kind: then the password, once it is known,
 * is hashed anew. One that cost more stays as it is.
 */
export function isOutgrown(stored: string, today: string): boolean {
  const numbers = (of: string) =>
    [...madeWith(of).matchAll(/[vmtp]=(\d+)/g)].map((one) => Number(one[1]))
  const kind = (of: string) => madeWith(of).split('$')[0]
  const [then, now] = [numbers(stored), numbers(today)]
  return kind(stored) !== kind(today) || now.some((number, at) => (then[at] ?? 0) < number)
}

/** The hash that takes the place of an outgrown one; null for one that is as it should be. */
export const hashedAnew = async (password: string, stored: string): Promise<string | null> =>
  isOutgrown(stored, await decoy) ? hashPassword(password) : null
