import { expect, it } from 'vitest'
import { eachEngine } from '../testing/database.ts'
import { busyLimit, requestLimit } from './request-limit.ts'
import { readSettings } from './settings.ts'
import { sharedTurns } from './shared-turns.ts'

eachEngine('the limit of requests that processes share', (database) => {
  let now = Date.parse('2026-11-20T15:00:00Z')
  const settings = readSettings({ DATABASE_URL: 'postgres://localhost/shared' })
  const aProcess = (name = 'register') =>
    requestLimit({ settings, db: database.db, now: () => now }, { name, points: 3, seconds: 60 })

  it('counts what comes to any of them, and begins anew when its time is over', async () => {
    const [one, two] = [aProcess(), aProcess()]
    const waits = await Promise.all(
      [one, two, one, two, one].map((process) => process.take('198.51.100.1')),
    )
    expect(waits.filter((ms) => ms === 0)).toHaveLength(3)
    expect(waits.filter((ms) => ms === 60_000)).toHaveLength(2)
    expect(await two.take('198.51.100.2')).toBe(0)
    expect(await aProcess('contact').take('198.51.100.1')).toBe(0)
    now += 60_000
    expect(await two.take('198.51.100.1')).toBe(0)
  })

  it('takes back what was given back, and keeps no address', async () => {
    const one = aProcess()
    for (let n = 0; n < 3; n++) expect(await one.take('203.0.113.9')).toBe(0)
    await one.give('203.0.113.9')
    expect(await aProcess().take('203.0.113.9')).toBe(0)
    const { rows } = await database.db.raw('select * from request_limit')
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
  })

  it('of what is asked for often is counted by fifties, over all processes and at the same moment', async () => {
    const busy = (environment: Record<string, string>) =>
      busyLimit(
        { settings: readSettings(environment), db: database.db, now: () => now },
        { name: 'sends', points: 1_000, seconds: 10 },
      )
    const processes = [1, 2].map(() => busy({ DATABASE_URL: 'postgres://localhost/shared' }))
    const asked = async (from: typeof processes, times: number, chat: string) => {
      const waits = await Promise.all(
        Array.from({ length: times }, (_, n) => from[n % from.length]?.take(chat)),
      )
      return waits.filter((ms) => ms === 0).length
    }
    const rows = async () => (await database.db.raw('select used from request_limit')).rows
    expect(await asked(processes, 100, 'quiet')).toBe(100)
    expect(await rows()).toEqual([])
    expect(await asked(processes, 2_400, 'loud')).toBe(1_100)
    expect(await rows()).toHaveLength(1)
    now += 10_000
    expect(await asked(processes, 200, 'loud')).toBe(200)
    expect(await asked([busy({})], 1_200, 'alone')).toBe(1_000)
  })

  it('leaves alone the turns that all processes have together, one after the other', async () => {
    const processes = [1, 2].map(() => sharedTurns(database, 'nominatim'))
    const waits = []
    for (const book of [...processes, ...processes]) waits.push(await book(60_000, 130_000))
    expect(waits.map((ms) => ms !== null && Math.round(ms / 60_000))).toEqual([0, 1, 2, false])
    now += 3600_000
    expect(await aProcess().take('198.51.100.1')).toBe(0)
    expect(await processes[0]?.(60_000, 0)).toBeNull()
    expect(await sharedTurns(database, 'another')(60_000, 0)).toBe(0)
  })
})
