import { createRequire } from 'node:module'
import type { Options } from '@node-rs/argon2'

// Stands in for `@node-rs/argon2` in the tests' own processes (vitest.config.ts): the same function at its
// least cost, because each of some thousand tests makes a company. A spawned product hashes at full cost.
const real: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')

/**
 * `isDear` is set by tests of what happens when hashing is dear: every check then takes a hash at full cost.
 * `until` holds every check up as long as a test wants; `checks` counts the passwords held against a hash.
 */
export const hashing = { isDear: false, until: Promise.resolve(), checks: 0 }

export const verify: typeof real.verify = async (...args) => {
  hashing.checks += 1
  await hashing.until
  if (hashing.isDear) await real.hash('', { memoryCost: 19_456, timeCost: 2 })
  return real.verify(...args)
}

export const hash: typeof real.hash = (password, options?: Options | null) =>
  real.hash(password, { ...options, memoryCost: 8, timeCost: 1 })
