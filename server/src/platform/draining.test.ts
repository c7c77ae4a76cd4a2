import { expect, it } from 'vitest'
import { eachEngine } from '../testing/database.ts'
import { createDraining, draining } from './draining.ts'
import { readSettings } from './settings.ts'

let at = 0
const now = () => at
const take = (draining: ReturnType<typeof createDraining>, key: string, times: number) =>
  Array.from({ length: times }, () => draining.take(key)).filter((wait) => wait === 0).length

it('gives so much at once, then the rest little by little, and says how long to wait', () => {
  at = 0
  const draining = createDraining({ points: 10, periodMs: 1000 }, { keys: 100, now })
  expect(take(draining, 'a', 20)).toBe(10)
  expect(draining.take('a')).toBe(100)
  at += 350
  expect(take(draining, 'a', 20)).toBe(3)
  at += 5000
  expect(take(draining, 'a', 20)).toBe(10)
  expect(take(draining, 'b', 20)).toBe(10)
})

it('has a point again that was given back', () => {
  const draining = createDraining({ points: 2, periodMs: 1000 }, { keys: 100, now })
  expect(take(draining, 'a', 3)).toBe(2)
  draining.give('a')
  expect(take(draining, 'a', 3)).toBe(1)
})

it('remembers so many keys and no more, and never forgets one that is in use', () => {
  const draining = createDraining({ points: 1, periodMs: 1000 }, { keys: 3, now })
  draining.take('in use')
  draining.take('left alone')
  for (const flood of ['a', 'b', 'c', 'd', 'e']) {
    draining.take(flood)
    expect(draining.take('in use'), flood).toBeGreaterThan(0)
  }
  expect(draining.take('left alone')).toBe(0)
})

eachEngine('the points that processes share', (database) => {
  const settings = readSettings({ DATABASE_URL: 'postgres://localhost/shared' })
  const aProcess = (name = 'tries') =>
    draining({ settings, db: database.db, now }, name, { points: 10, periodMs: 1000 })
  const takeAll = async (times: number, ...processes: ReturnType<typeof aProcess>[]) => {
    const waits = Array.from({ length: times }, (_, n) =>
      processes[n % processes.length]?.take('a'),
    )
    return (await Promise.all(waits)).filter((wait) => wait === 0).length
  }

  it('are taken at any of them, come back little by little, and are told by their names', async () => {
    at = Date.parse('2026-11-20T15:00:00Z')
    const [one, two] = [aProcess(), aProcess()]
    expect(await takeAll(20, one, two)).toBe(10)
    expect(await two.take('a')).toBe(100)
    at += 350
    expect(await takeAll(20, one, two)).toBe(3)
    expect(await two.take('b')).toBe(0)
    expect(await aProcess('others').take('a')).toBe(0)
    at += 5000
    expect(await takeAll(20, two, one)).toBe(10)
  })

  it('are there again when they were given back, and no key can be read', async () => {
    const [one, two] = [aProcess(), aProcess()]
    expect(await takeAll(12, one)).toBe(10)
    await two.give('a')
    expect(await takeAll(3, one, two)).toBe(1)
    const { rows } = await database.db.raw('select * from request_limit')
    expect(rows).toEqual([expect.objectContaining({ key: expect.any(Buffer) })])
  })
})
