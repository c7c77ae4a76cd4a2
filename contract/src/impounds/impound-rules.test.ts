import { describe, expect, it } from 'vitest'
import { dayAfter } from '../kernel/index.ts'
import { dutiesOf, storageOf, storageRules, whyNotDisposed } from './impound-rules.ts'
import type { ImpoundFile } from './impounds.schema.ts'
import { anImpoundFile as file, RECEIVED, zone } from './testing/an-impound-file.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const rules = storageRules('TX', '2026-10-26')

const report = { at: RECEIVED + HOUR, agency: 'Frisco Police', how: 'phone', proof: 'Sgt. Lee' }
const letter = (which: 'first' | 'second', at: number) => ({
  which,
  at,
  to: 'Owner',
  proof: '7012',
})
const duties = (now: number, known: Partial<ImpoundFile> = {}) =>
  dutiesOf(file(known), { rules, zone, now }).map(
    ({ what, state, from, by }) => `${what}: ${state}, ${from} to ${by}`,
  )
const storage = (now: number, known: Partial<ImpoundFile> = {}) =>
  storageOf(file(known), { rules, zone, now })

describe('what Texas asks of who stores a vehicle', () => {
  it('wants the police told within two hours, but of those they have ordered', () => {
    const state = (now: number, known = {}) =>
      dutiesOf(file(known), { rules, zone, now }).find(({ what }) => what === 'police report')
        ?.state
    expect(state(RECEIVED + 2 * HOUR)).toBe('open')
    expect(state(RECEIVED + 2 * HOUR + 1)).toBe('late')
    expect(state(RECEIVED + 5 * HOUR, { reports: [report] })).toBe('done')
    expect(state(RECEIVED + 5 * HOUR, { order: 'Police' })).toBeUndefined()
  })

  it('wants letters on their days, over a change of the clocks, and lets nobody sell before', () => {
    const reports = [report]
    expect(duties(RECEIVED + 2 * HOUR, { reports })[1]).toBe(
      'first letter: waiting, 2026-10-27 to 2026-10-31',
    )
    expect(duties(RECEIVED + 6 * DAY, { reports })[1]).toMatch(/^first letter: late/)
    expect(duties(RECEIVED + 6 * DAY, { reports, registeredIn: 'elsewhere' })[1]).toBe(
      'first letter: open, 2026-10-27 to 2026-11-09',
    )
    const letters = [letter('first', RECEIVED + 3 * DAY)]
    expect(duties(RECEIVED + 10 * DAY, { reports, letters })[2]).toBe(
      'second letter: waiting, 2026-11-13 to 2026-11-18',
    )
    letters.push(letter('second', RECEIVED + 20 * DAY))
    const all = file({ reports, letters })
    const at = (now: number) => whyNotDisposed(dutiesOf(all, { rules, zone, now }), all)
    expect(at(RECEIVED + 40 * DAY)).toBe('It can’t be sold or scrapped before 2026-12-15.')
    expect(at(Date.parse('2026-12-15T15:00:00Z'))).toBe('')
    expect(whyNotDisposed([], file())).toMatch(/Both letters/)
  })

  it('asks nothing of a vehicle its owner brought, and nothing is known of other states', () => {
    expect(duties(RECEIVED + 90 * DAY, { order: 'Owner or driver' })).toEqual([])
    expect(storageRules('OH', '2026-10-26')).toBeNull()
    expect(dutiesOf(file(), { rules: null, zone, now: RECEIVED })).toEqual([])
  })
})

describe('storage', () => {
  it('counts days of the calendar, a short stay over midnight as one, and stops when the vehicle leaves', () => {
    expect(storage(RECEIVED)).toEqual({ days: 0, notCharged: 0, cents: 0 })
    expect(storage(RECEIVED + 11 * HOUR)).toMatchObject({ days: 1, cents: 2285 })
    expect(storage(RECEIVED + 2 * DAY)).toMatchObject({ days: 3, cents: 6855 })
    const leftAt = RECEIVED + 2 * DAY
    expect(storage(RECEIVED + 40 * DAY, { leftAt, status: 'released' }).days).toBe(3)
  })

  it('counts the day on which the clocks change once, and a year of days', () => {
    const letters = [letter('first', RECEIVED + DAY)]
    // Clocks go back in Texas on 1 November.
    expect(storage(Date.parse('2026-11-02T05:59:00Z'), { letters }).days).toBe(7)
    expect(storage(Date.parse('2026-11-02T06:01:00Z'), { letters }).days).toBe(8)
    expect(storage(RECEIVED + 365 * DAY, { letters })).toMatchObject({ days: 366, notCharged: 0 })
  })

  it('stops after the last day for the first letter, and goes on a day after a letter that was late', () => {
    expect(storage(RECEIVED + 100 * DAY)).toMatchObject({ days: 6, notCharged: 95 })
    const letters = [letter('first', RECEIVED + 10 * DAY)]
    // Received on the 26th, letter due by the 31st, mailed on the 5th: charged to the 31st and from the 6th on.
    expect(storage(RECEIVED + 11 * DAY, { letters })).toMatchObject({ days: 7, notCharged: 5 })
    expect(storage(RECEIVED + 12 * DAY, { letters })).toMatchObject({ days: 8, notCharged: 5 })
    expect(storage(RECEIVED + 100 * DAY, { order: 'Owner or driver' }).days).toBe(101)
  })

  it('counts no day twice by a clock that was ahead, was set back, or stands still', () => {
    const letters = [letter('first', RECEIVED + DAY)]
    const today = storage(RECEIVED + 10 * DAY, { letters })
    for (const jump of [HOUR, -HOUR, DAY, 365 * DAY, -9 * DAY]) {
      storage(RECEIVED + 10 * DAY + jump, { letters })
      expect(storage(RECEIVED + 10 * DAY, { letters })).toEqual(today)
    }
    // Before it came in: a clock that was set back owes nobody money.
    expect(storage(RECEIVED - 5 * DAY, { letters })).toMatchObject({ days: 0, cents: 0 })
  })

  it('never falls from one day to the next', () => {
    for (const mailed of [0, 2, 5, 6, 30]) {
      const letters = mailed > 0 ? [letter('first', RECEIVED + mailed * DAY)] : []
      let before = 0
      for (let day = 0; day < 60; day += 1) {
        const { days } = storage(RECEIVED + day * DAY, { letters })
        expect(days, `${mailed} ${dayAfter('2026-10-26', day)}`).toBeGreaterThanOrEqual(before)
        before = days
      }
    }
  })
})
