import { expect, it } from 'vitest'
import { eachEngine, type TestDatabase, testDatabase } from '../testing/database.ts'
import { type Allowance, createDraining, type Draining } from './draining.ts'
import { readSettings } from './settings.ts'

let at = Date.parse('2026-11-20T15:00:00Z')
const TEN: Allowance = { name: 'ten', points: 10, periodMs: 1000 }

const openedOn = (database: TestDatabase, environment: Record<string, string>, keys = 100) =>
  createDraining({ settings: readSettings(environment), db: database.db, now: () => at }, keys)
const take = async (draining: Draining, of: Allowance, key: string, times: number) => {
  let taken = 0
  for (let n = 0; n < times; n++) if ((await draining.take([{ of, key }])) === 0) taken += 1
  return taken
}

function drainsAlike(open: () => Draining) {
  it('gives so much at once, then the rest little by little, and says how long to wait', async () => {
    const draining = open()
    expect(await take(draining, TEN, 'a', 20)).toBe(10)
    expect(await draining.take([{ of: TEN, key: 'a' }])).toBe(100)
    at += 350
    expect(await take(draining, TEN, 'a', 20)).toBe(3)
    at += 5000
    expect(await take(draining, TEN, 'a', 20)).toBe(10)
    expect(await take(draining, TEN, 'b', 20)).toBe(10)
  })

  it('has a point again that was given back', async () => {
    const draining = open()
    const two = { ...TEN, name: 'two', points: 2 }
    expect(await take(draining, two, 'c', 3)).toBe(2)
    await draining.give([{ of: two, key: 'c' }])
    expect(await take(draining, two, 'c', 3)).toBe(1)
  })

  it('takes all points that are asked for or none, and waits for the last of them', async () => {
    const draining = open()
    const slow = { name: 'slow', points: 1, periodMs: 60_000 }
    const both = [
      { of: TEN, key: 'd' },
      { of: slow, key: 'd' },
    ]
    expect(await draining.take(both)).toBe(0)
    for (let n = 0; n < 20; n++) expect(await draining.take(both)).toBe(60_000)
    expect(await take(draining, TEN, 'd', 20)).toBe(9)
  })

  it('gives nothing more to whose clock goes back', async () => {
    const draining = open()
    expect(await take(draining, TEN, 'e', 20)).toBe(10)
    at -= 5000
    expect(await take(draining, TEN, 'e', 20)).toBe(0)
    at += 5000
  })
}

const memory = testDatabase()
drainsAlike(() => openedOn(memory, {}))

it('remembers so many keys and no more, and never forgets one that is in use', async () => {
  const draining = openedOn(memory, {}, 3)
  const one = { ...TEN, name: 'one', points: 1 }
  const takeOne = (key: string) => draining.take([{ of: one, key }])
  await takeOne('in use')
  await takeOne('left alone')
  for (const flood of ['a', 'b', 'c', 'd', 'e']) {
    await takeOne(flood)
    expect(await takeOne('in use'), flood).toBeGreaterThan(0)
  }
  expect(await takeOne('left alone')).toBe(0)
})

eachEngine('shared in the database', (database) => {
  drainsAlike(() => openedOn(database, { DATABASE_URL: 'postgres://localhost/shared' }))
})
