import { expect, it } from 'vitest'
import { isOutgrown } from './passwords.ts'

const hash = (cost: string, kind = 'argon2id', version = 'v=19') =>
  `$${kind}$${version}$${cost}$c2FsdHNhbHQ$aGFzaGhhc2g`
const today = hash('m=19456,t=2,p=1')

it('a hash is outgrown that cost less memory, passes or lanes than today, or is of another kind', () => {
  expect(isOutgrown(hash('m=9216,t=2,p=1'), today)).toBe(true)
  expect(isOutgrown(hash('m=19456,t=1,p=1'), today)).toBe(true)
  expect(isOutgrown(hash('m=65536,t=1,p=4'), today)).toBe(true)
  expect(isOutgrown(hash('m=19456,t=2,p=1'), hash('m=19456,t=2,p=2'))).toBe(true)
  expect(isOutgrown(hash('m=19456,t=2,p=1', 'argon2i'), today)).toBe(true)
  expect(isOutgrown(hash('m=19456,t=2,p=1', 'argon2id', 'v=16'), today)).toBe(true)
})

it('a hash is left alone that cost as much as today or more', () => {
  expect(isOutgrown(today, today)).toBe(false)
  expect(isOutgrown(hash('m=65536,t=3,p=1'), today)).toBe(false)
})
