import { expect, it } from 'vitest'
import { createSealing } from './sealing.ts'

const key = (filledWith: number) => Buffer.alloc(32, filledWith).toString('base64url')
const sealing = createSealing(key(1))
const secret = Buffer.from('twenty bytes of them')

it('opens what it sealed, which looks different each time', () => {
  const [one, two] = [sealing.seal(secret, 'ed'), sealing.seal(secret, 'ed')]
  expect(one.equals(two)).toBe(false)
  for (const sealed of [one, two]) {
    expect(sealed.includes(secret)).toBe(false)
    expect(sealing.open(sealed, 'ed')).toEqual(secret)
  }
})

it('opens nothing for somebody else, by another key, or that was changed or cut', () => {
  const sealed = sealing.seal(secret, 'ed')
  const other = createSealing(key(2))
  expect(sealing.open(sealed, 'kit')).toBeNull()
  expect(other.open(sealed, 'ed')).toBeNull()
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at)
    expect(sealing.open(changed, 'ed'), `byte ${at}`).toBeNull()
    expect(sealing.open(sealed.subarray(0, at), 'ed'), `cut at ${at}`).toBeNull()
  }
  expect(other.mark.equals(sealing.mark)).toBe(false)
})
