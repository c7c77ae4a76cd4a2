import { expect, it } from 'vitest'
import { randomFrom } from '../../testing/random.ts'
import { medianAndSlow } from './minutes.ts'

/** How the database writes so many jobs at each minute. */
const countsOf = (minutes: readonly number[]) =>
  String(minutes.reduce((sum, minute) => sum + 10n ** (8n * BigInt(minute)), 0n))

it('are the ones in the middle, and at nine tenths, of all that are known', () => {
  const random = randomFrom(7)
  for (let round = 0; round < 300; round += 1) {
    const all = Array.from({ length: random.below(round) }, () => random.below(300))
    all.sort((one, other) => one - other)
    const beyond = all.filter((minute) => minute >= 240)
    const counts = countsOf(all.filter((minute) => minute < 240))
    const at = (part: number) => all[Math.max(0, Math.ceil(part * all.length) - 1)] ?? null
    expect(medianAndSlow({ counts, beyond: beyond.length > 0 ? beyond : null })).toEqual([
      at(0.5),
      at(0.9),
    ])
  }
})

it('count more jobs in a minute than a year has', () => {
  const counts = String(99_999_999n * 10n ** 8n + 3n)
  expect(medianAndSlow({ counts, beyond: null })).toEqual([1, 1])
})
