import { randomUUID } from 'node:crypto'
import { connect as connectNats } from '@nats-io/transport-node'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { testPostgres } from '../../testing/database.ts'
import { emptyPostgresUrl } from '../../testing/images.ts'
import { findNats, startNatsStandIn } from '../../testing/nats-server.ts'
import { startTcpProxy } from '../../testing/tcp-proxy.ts'
import {
  type Announcement,
  createLocalFanOut,
  createNatsFanOut,
  createPostgresFanOut,
  type FanOut,
} from './index.ts'
import type { LinkedFanOut } from './linked-fan-out.ts'

/** Something that carries announcements between processes, for the length of a test. */
type Service = {
  /** A process on it, by another address of the service where one is given. */
  join(url?: string): LinkedFanOut
  url: string
  usualPort: number
  /** Sends what no process of ours would. */
  inject(payload: string): Promise<unknown>
}

const log = { warn: vi.fn(), error() {} }

/** What the fan-out announces from now on to these places. */
function hearing(fanOut: FanOut, ...destinations: string[]): Announcement[] {
  const heard: Announcement[] = []
  fanOut.subscribe((announcement) => {
    if (destinations.includes(announcement.destination)) heard.push(announcement)
  })
  return heard
}

const aPlace = () => `/topic/${randomUUID()}`

async function onPostgres(server: string): Promise<Service> {
  const { url, drop } = await emptyPostgresUrl(server)
  onTestFinished(drop)
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  onTestFinished(() => admin.end())
  return {
    join: (at = url) =>
      createPostgresFanOut({ newClient: () => new pg.Client({ connectionString: at }), log }),
    url,
    usualPort: 5432,
    inject: (payload) => admin.query('select pg_notify($1, $2)', ['towline_fan_out', payload]),
  }
}

async function onNats(url: string): Promise<Service> {
  const installation = randomUUID()
  const other = await connectNats({ servers: new URL(url).host })
  onTestFinished(() => other.close())
  return {
    join: (at = url) => createNatsFanOut({ url: at, installation, log }),
    url,
    usualPort: 4222,
    async inject(payload) {
      other.publish(`towline.v1.${installation}`, payload)
      await other.flush()
    },
  }
}

async function onNatsStandIn(): Promise<Service> {
  const standIn = await startNatsStandIn()
  onTestFinished(() => standIn.stop())
  return onNats(standIn.url)
}

async function aProcess(service: Service, url?: string): Promise<FanOut> {
  const fanOut = service.join(url)
  onTestFinished(() => fanOut.close())
  await fanOut.ready()
  return fanOut
}

const nats = await findNats()
const services: [name: string, open: () => Promise<Service>][] = [
  ['a stand-in for NATS', onNatsStandIn],
]
if (nats) services.push(['NATS', () => onNats(nats)])
if (testPostgres) services.push(['PostgreSQL', () => onPostgres(testPostgres ?? '')])

const kinds: [name: string, make: () => Promise<FanOut>][] = [
  ['in memory', async () => createLocalFanOut()],
]
for (const [name, open] of services) kinds.push([`on ${name}`, async () => aProcess(await open())])

describe.each(kinds)('the fan-out %s', (_name, make) => {
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

describe.each(services)('two processes on %s', (_name, open) => {
  it('hear each other once, whatever the body, and themselves not twice', async () => {
    const service = await open()
    const [one, two] = [await aProcess(service), await aProcess(service)]
    const destination = aPlace()
    const [here, there] = [hearing(one, destination), hearing(two, destination)]
    const onGap = vi.fn()
    two.subscribe(() => {}, onGap)
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
    expect(() => one.publish({ destination, body: 'x'.repeat(70_000) })).toThrow(RangeError)
    one.publish({ destination, body: 'after one that was refused' })
    sent.push({ destination, body: 'after one that was refused' })
    await vi.waitFor(() => expect(there).toEqual(sent))
    two.publish({ destination, body: 'back' })
    await vi.waitFor(() => expect(here).toEqual([...sent, { destination, body: 'back' }]))
    expect(there).toHaveLength(sent.length + 1)
    expect(onGap).not.toHaveBeenCalled()
  })

  it('find back after they were cut off, say what may be missing, and lose nothing of their own', async () => {
    const service = await open()
    const way = await startTcpProxy(service.url, service.usualPort)
    onTestFinished(() => way.stop())
    const [one, two] = [await aProcess(service, way.url), await aProcess(service)]
    const destination = aPlace()
    const there = hearing(two, destination)
    const onGap = vi.fn()
    one.subscribe(() => {}, onGap)
    await way.stop()
    one.publish({ destination, body: 'while it was gone' })
    expect(there).toEqual([])
    await way.start()
    await vi.waitFor(() => expect(there).toEqual([{ destination, body: 'while it was gone' }]))
    expect(onGap).toHaveBeenCalledOnce()
  })

  it('are told of a gap when more was announced than could be kept until the way was there again', async () => {
    const service = await open()
    const way = await startTcpProxy(service.url, service.usualPort)
    onTestFinished(() => way.stop())
    const [one, two] = [await aProcess(service, way.url), await aProcess(service)]
    const destination = aPlace()
    const heard: (string | Buffer)[] = []
    two.subscribe(
      (announcement) => announcement.destination === destination && heard.push(announcement.body),
      () => heard.push('gap'),
    )
    await way.stop()
    const all = Array.from({ length: 1_500 }, (_, number) => String(number))
    for (const body of all) one.publish({ destination, body })
    await way.start()
    one.publish({ destination, body: 'the last' })
    await vi.waitFor(() => expect(heard.at(-1)).toBe('the last'))
    // Who fetches afresh at the gap has what was before it, and hears everything after it.
    const after = heard.slice(heard.lastIndexOf('gap') + 1)
    expect(heard).toContain('gap')
    expect(after).toEqual([...all, 'the last'].slice(-after.length))
  })

  it('are told of a gap by what cannot be read, and by a piece whose others are missing', async () => {
    const service = await open()
    const onGap = vi.fn()
    const two = await aProcess(service)
    two.subscribe(() => {}, onGap)
    await service.inject('piece x 1 1 3 eA==')
    await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(1))
    await service.inject('{"of": "another version"}')
    await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(2))
  })

  it('are told of a gap when one of many is missing, and hear once what comes again', async () => {
    const service = await open()
    const two = await aProcess(service)
    const destination = aPlace()
    const heard: (string | Buffer)[] = []
    two.subscribe(
      ({ body }) => heard.push(body),
      () => heard.push('gap'),
    )
    for (const count of [7, 8, 8, 7, 10, 10, 11]) {
      const told = { from: 'another', count, to: destination, body: `${count}`, base64: false }
      await service.inject(JSON.stringify(told))
    }
    await vi.waitFor(() => expect(heard).toEqual(['7', '8', 'gap', '10', '11']))
  })
})

describe('a fan-out over NATS', () => {
  it('sends its listeners for everything anew from time to time while NATS is away, for the database is there', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const fanOut = createNatsFanOut({ url: 'nats://127.0.0.1:1', installation: 'x', log })
    onTestFinished(() => fanOut.close())
    const onGap = vi.fn()
    fanOut.subscribe(() => {}, onGap)
    vi.advanceTimersByTime(65_000)
    expect(onGap).toHaveBeenCalledTimes(2)
  })

  it('says what is wrong with a server that takes too little at once in the log', async () => {
    const standIn = await startNatsStandIn({ maxPayload: 1_024 })
    onTestFinished(() => standIn.stop())
    log.warn.mockClear()
    const fanOut = createNatsFanOut({ url: standIn.url, installation: 'x', log })
    onTestFinished(() => fanOut.close())
    await vi.waitFor(() => {
      const told = log.warn.mock.calls.map(([what]) => String(Object(what).err))
      expect(told).toContainEqual(
        expect.stringMatching(/takes 1024 bytes at most \(max_payload\); it must take 65536/),
      )
    })
  })
})
