import { beforeEach, expect, it } from 'vitest'
import { createDraining } from '../../platform/draining.ts'
import { createTries } from './tries.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const EMAIL = 'kit@our-towing.example'

let now = 0
let told: string[] = []
let tries: ReturnType<typeof createTries>
beforeEach(() => {
  now = Date.parse('2026-11-20T15:00:00Z')
  told = []
  tries = createTries(
    (_name, allowance) => createDraining(allowance, { keys: 20_000, now: () => now }),
    (email) => told.push(email),
  )
})

let addresses = 0
const stranger = () => ({ address: `10.0.${++addresses >> 8}.${addresses & 255}`, device: null })
type Begin = Parameters<typeof tries.begin>
/** How many of so many tries are looked at. */
async function looked(times: number, ...[place, known]: [Begin[1], Begin[2]] | []) {
  let count = 0
  for (let n = 0; n < times; n++)
    await tries.begin(EMAIL, place ?? stranger(), known ?? null).then(
      () => count++,
      (error: unknown) =>
        expect(error).toMatchObject({ code: 'too_many', retryAfter: expect.any(Number) }),
    )
  return count
}

it('of strangers are slowed down over all their addresses, and more with every hour', async () => {
  expect(await looked(300)).toBe(10)
  now += 3 * MINUTE
  expect(await looked(300)).toBe(1)
  let inADay = 0
  for (const end = now + DAY; now < end; now += MINUTE) inADay += await looked(1)
  expect(inADay).toBeLessThan(200)
  let nextDay = 0
  for (const end = now + DAY; now < end; now += MINUTE) nextDay += await looked(1)
  expect(nextDay).toBeLessThanOrEqual(100)
})

it('of strangers take nothing from a device or network that is known, nor one of these from the other', async () => {
  const office = { address: '192.0.2.1', device: null }
  const phone = { address: '192.0.2.1', device: 'A'.repeat(22) }
  expect(await looked(300)).toBe(10)
  expect(await looked(20, office, 'address')).toBe(10)
  expect(await looked(20, phone, 'device')).toBe(10)
  now += 5 * MINUTE
  expect(await looked(20, phone, 'device')).toBe(10)
})

it('of a network at many accounts do not keep out a device that is known', async () => {
  const office = { address: '192.0.2.1', device: null }
  const at = (n: number) => () => tries.begin(`a${n}@x.example`, office, null)
  for (let n = 0; n < 50; n++) await at(n)()
  await expect(at(50)()).rejects.toThrow(/Too many wrong passwords/)
  expect(await looked(1, { ...office, device: 'A'.repeat(22) }, 'device')).toBe(1)
})

it('that are taken back count for nothing', async () => {
  for (let n = 0; n < 100; n++) await (await tries.begin(EMAIL, stranger(), null))()
  expect(await looked(300)).toBe(10)
})

it('are told after thirty in a day, refused ones too, and not again that day', async () => {
  await looked(30)
  expect(told).toEqual([])
  await looked(300)
  expect(told).toEqual([EMAIL])
  now += 23 * 60 * MINUTE
  await looked(300)
  expect(told).toHaveLength(1)
  now += 60 * MINUTE
  await looked(300)
  expect(told).toHaveLength(2)
})
