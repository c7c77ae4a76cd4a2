import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Announcement, createLocalFanOut, createPostgresFanOut, type FanOut } from './index.ts'

const log = { warn() {}, error() {} }
const address = { host: '127.0.0.1', port: 5432, user: 'postgres', database: 'postgres' }

/** Pauses between tries grow while the database is away. */

/** Whether a PostgreSQL answers where these tests look for one. */
const hasPostgres = await new Promise<boolean>((done) => {
  const socket = connect(address)
  socket.on('connect', () => done(socket.destroy() && true))
  socket.on('error', () => done(false))
})

async function aPostgresFanOut(name = `fan-out-${randomUUID()}`, isAway = () => false) {
  const newClient = () =>
    new pg.Client({ ...address, application_name: name, ...(isAway() && { port: 1 }) })
  const fanOut = createPostgresFanOut({ newClient, log })
  onTestFinished(() => fanOut.close())
  await fanOut.ready()
  return fanOut
}

/** What the fan-out announces from now on to these places; another test run may use others. */
function hearing(fanOut: FanOut, ...destinations: string[]): Announcement[] {
  const heard: Announcement[] = []
  fanOut.subscribe((announcement) => {
    if (destinations.includes(announcement.destination)) heard.push(announcement)
  })
  return heard
}

const aPlace = () => `/topic/${randomUUID()}`

const kinds = [
  { name: 'in memory', make: async () => createLocalFanOut(), runs: true },
  {
    name: `on PostgreSQL${hasPostgres ? '' : ' (none at 127.0.0.1:5432)'}`,
    make: aPostgresFanOut,
    runs: hasPostgres,
  },
]

for (const { name, make, runs } of kinds) {
  describe.runIf(runs)(`the fan-out ${name}`, () => {
    it('tells its own listeners at once, and in order', async () => {
      const fanOut = await make()
      const [a, b] = [aPlace(), aPlace()]
      const heard = hearing(fanOut, a, b)
      fanOut.publish({ destination: a, body: '1' })
      fanOut.publish({ destination: b, body: '2', headers: { x: 'y' } })
      expect(heard).toEqual([
        { destination: a, body: '1' },
        { destination: b, body: '2', headers: { x: 'y' } },
      ])
    })

    it('stops telling who has left', async () => {
      const fanOut = await make()
      const handler = vi.fn()
      fanOut.subscribe(handler)()
      fanOut.publish({ destination: aPlace(), body: '1' })
      expect(handler).not.toHaveBeenCalled()
    })

    it('refuses what is too large, with advice, and tells nobody', async () => {
      const fanOut = await make()
      const heard = hearing(fanOut, '/a')
      const body = 'é'.repeat(33_000)
      expect(() => fanOut.publish({ destination: '/a', body })).toThrow(
        /to \/a has 66\d{3} bytes; 65536 are possible\. Announce an id/,
      )
      expect(heard).toEqual([])
    })
  })
}

describe.runIf(hasPostgres)('two processes on one PostgreSQL', () => {
  it('hear each other once, whatever the body, and themselves not twice', async () => {
    const [one, two] = [await aPostgresFanOut(), await aPostgresFanOut()]
    const destination = aPlace()
    const [here, there] = [hearing(one, destination), hearing(two, destination)]
    const sent: Announcement[] = [
      { destination, body: 'Straße 🚚 \u0000 "quoted"' },
      { destination, body: 'the same' },
      { destination, body: 'the same' },
      { destination, body: Buffer.from([0xff, 0, 0xfe]), headers: { 'content-type': 'x' } },
      { destination, body: 'x'.repeat(7_800) },
      { destination, body: '🚚'.repeat(9_000) },
      { destination, body: 'after the long one' },
    ]
    for (const announcement of sent) one.publish(announcement)
    await vi.waitFor(() => expect(there).toEqual(sent))
    two.publish({ destination, body: 'back' })
    await vi.waitFor(() => expect(here).toEqual([...sent, { destination, body: 'back' }]))
    expect(there).toHaveLength(sent.length + 1)
  })

  it('find back after the database has dropped them, say what may be missing, and lose nothing of their own', async () => {
    const name = `fan-out-${randomUUID()}`
    const [one, two] = [await aPostgresFanOut(name), await aPostgresFanOut()]
    const destination = aPlace()
    const there = hearing(two, destination)
    const onGap = vi.fn()
    one.subscribe(() => {}, onGap)
    await dropConnectionOf(name)
    one.publish({ destination, body: 'while it was gone' })
    await vi.waitFor(() => expect(there).toEqual([{ destination, body: 'while it was gone' }]))
    expect(onGap).toHaveBeenCalledOnce()
  })

  it('are told of a gap when more was announced than could be kept until the database came back', async () => {
    const name = `fan-out-${randomUUID()}`
    let isAway = false
    const one = await aPostgresFanOut(name, () => isAway)
    const two = await aPostgresFanOut()
    const destination = aPlace()
    const heard: (string | Buffer)[] = []
    two.subscribe(
      (announcement) => announcement.destination === destination && heard.push(announcement.body),
      () => heard.push('gap'),
    )
    isAway = true
    await dropConnectionOf(name)
    const all = Array.from({ length: 1_500 }, (_, number) => String(number))
    for (const body of all) one.publish({ destination, body })
    isAway = false
    one.publish({ destination, body: 'the last' })
    await vi.waitFor(() => expect(heard.at(-1)).toBe('the last'))
    // Who fetches afresh at the gap has what was before it, and hears everything after it.
    const after = heard.slice(heard.lastIndexOf('gap') + 1)
    expect(heard).toContain('gap')
    expect(after).toEqual([...all, 'the last'].slice(-after.length))
  })

  it('are told of a gap by what cannot be read, and by a piece whose others are missing', async () => {
    const two = await aPostgresFanOut()
    const onGap = vi.fn()
    two.subscribe(() => {}, onGap)
    const admin = await anAdmin()
    await admin.query(`notify towline_fan_out, 'piece x 1 1 3 eA=='`)
    await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(1))
    await admin.query(`notify towline_fan_out, '{"of": "another version"}'`)
    await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(2))
  })
})

async function anAdmin(): Promise<pg.Client> {
  const admin = new pg.Client(address)
  await admin.connect()
  onTestFinished(() => admin.end())
  return admin
}

async function dropConnectionOf(name: string): Promise<void> {
  const drop = 'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1'
  await (await anAdmin()).query(drop, [name])
}
