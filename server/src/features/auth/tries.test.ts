import { beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from '../../platform/settings.ts'
import { eachEngine, type TestDatabase, testDatabase } from '../../testing/database.ts'
import { createTries } from './tries.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const EMAIL = 'kit@our-towing.example'

/** `environment` says whether they are counted in memory or, for several processes, in the database. */
function triesAreLimited(
  environment: Record<string, string>,
  processes: number,
  database: TestDatabase,
) {
  let now = 0
  let told: string[] = []
  let tries: ReturnType<typeof createTries>[] = []
  beforeEach(() => {
    now = Date.parse('2026-11-20T15:00:00Z')
    told = []
    const app = { settings: readSettings(environment), db: database.db, now: () => now }
    tries = Array.from({ length: processes }, () => createTries(app, (email) => told.push(email)))
  })

  let asked = 0
  /** The processes take turns, as behind a balancer. */
  const begin = (...tried: Parameters<ReturnType<typeof createTries>['begin']>) => {
    const process = tries[++asked % processes]
    if (!process) throw new Error('there is no process')
    return process.begin(...tried)
  }
  let addresses = 0
  const stranger = () => ({ address: `10.0.${++addresses >> 8}.${addresses & 255}`, device: null })
  type Begin = Parameters<typeof begin>
  /** How many of so many tries are looked at. */
  async function looked(times: number, ...[place, known]: [Begin[1], Begin[2]] | []) {
    let count = 0
    for (let n = 0; n < times; n++)
      try {
        await begin(EMAIL, place ?? stranger(), known ?? null)
        count += 1
      } catch (error) {
        expect(error).toMatchObject({ code: 'too_many', retryAfter: expect.any(Number) })
      }
    return count
  }

  it('of strangers are slowed down over all their addresses, and more with every hour', async () => {
    expect(await looked(60)).toBe(10)
    now += 3 * MINUTE
    expect(await looked(60)).toBe(1)
    let inADay = 0
    for (const end = now + DAY; now < end; now += 60 * MINUTE) inADay += await looked(11)
    expect(inADay).toBeGreaterThan(150)
    expect(inADay).toBeLessThan(200)
    // What a whole day's guessing leaves of the next hour's ten.
    expect(await looked(11)).toBeLessThan(6)
  })

  it('of strangers at the same moment are no more than one after the other', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 40 }, () => begin(EMAIL, stranger(), null)),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  it('of strangers take nothing from a device or network that is known, nor one of these from the other', async () => {
    const office = { address: '192.0.2.1', device: null }
    const phone = { address: '192.0.2.1', device: 'A'.repeat(22) }
    expect(await looked(60)).toBe(10)
    expect(await looked(20, office, 'address')).toBe(10)
    expect(await looked(20, phone, 'device')).toBe(10)
    now += 5 * MINUTE
    expect(await looked(20, phone, 'device')).toBe(10)
  })

  it('of a network at many accounts do not keep out a device that is known', async () => {
    const office = { address: '192.0.2.1', device: null }
    const at = (n: number) => begin(`a${n}@x.example`, office, null)
    for (let n = 0; n < 50; n++) await at(n)
    await expect(at(50)).rejects.toThrow(/Too many wrong passwords/)
    expect(await looked(1, { ...office, device: 'A'.repeat(22) }, 'device')).toBe(1)
  })

  it('that are refused use nothing up', async () => {
    const crowded = { address: '192.0.2.9', device: null }
    for (let n = 0; n < 50; n++) await begin(`a${n}@x.example`, crowded, null)
    // Refused for the network's sake, they are no tries at this account.
    expect(await looked(20, crowded, null)).toBe(0)
    expect(await looked(20)).toBe(10)
  })

  it('that are taken back count for nothing', async () => {
    for (let n = 0; n < 60; n++) await (await begin(EMAIL, stranger(), null))()
    expect(await looked(60)).toBe(10)
  })

  it('are told after thirty in a day, refused ones too, and not again that day', async () => {
    await looked(30)
    expect(told).toEqual([])
    await looked(60)
    expect(told).toEqual([EMAIL])
    now += 23 * 60 * MINUTE
    await looked(60)
    expect(told).toHaveLength(1)
    now += 60 * MINUTE
    await looked(60)
    expect(told).toHaveLength(2)
  })
}

describe('wrong passwords in one process', () => triesAreLimited({}, 1, testDatabase()))

eachEngine('wrong passwords in three processes on one database', (database) => {
  const DATABASE_URL = 'postgres://localhost/shared'
  triesAreLimited({ DATABASE_URL }, 3, database)

  it('are counted by marks that tell nobody whose they are', async () => {
    const app = { settings: readSettings({ DATABASE_URL }), db: database.db, now: Date.now }
    await createTries(app, () => {}).begin(EMAIL, { address: '192.0.2.1', device: null }, null)
    const rows = JSON.stringify((await database.db.raw('select * from draining_limit')).rows)
    expect(rows).not.toContain('kit')
    expect(rows).not.toContain('192.0')
    expect(JSON.parse(rows)).toHaveLength(4)
  })

  it('are forgotten once nothing of them counts any more', async () => {
    let now = Date.parse('2026-11-20T15:00:00Z')
    const app = { settings: readSettings({ DATABASE_URL }), db: database.db, now: () => now }
    const tries = createTries(app, () => {})
    const at = (n: number) =>
      tries.begin(`a${n}@x.example`, { address: '192.0.2.1', device: null }, null)
    await at(1)
    now += 2 * DAY
    await at(2)
    const { rows } = await database.db.raw('select * from draining_limit')
    expect(rows).toHaveLength(4)
  })
})
