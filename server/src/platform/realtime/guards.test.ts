import { once } from 'node:events'
import { request } from 'node:http'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { OUR_ORIGIN, type Running, runRealtime } from './testing/running-realtime.ts'

const WS = '/towline/ws'
const connect = 'CONNECT\naccept-version:1.2\n\n\0'
const key = { 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' }
const upgrade = { connection: 'Upgrade', upgrade: 'websocket', ...key }

/** The status an upgrade is answered with; 101 is a WebSocket. */
function upgradeStatus({ port }: Running, path: string, headers: Record<string, string> = {}) {
  return new Promise<number>((done, fail) => {
    const req = request({ host: '127.0.0.1', port, path, headers: { ...upgrade, ...headers } })
    req.on('upgrade', (_res, socket) => {
      onTestFinished(() => void socket.destroy())
      done(101)
    })
    req.on('response', (res) => {
      res.resume()
      done(res.statusCode ?? 0)
    })
    req.on('error', fail)
    req.end()
  })
}

describe('another site', () => {
  const foreign = { origin: 'https://evil.example' }

  it.each([
    ['GET', ''],
    ['GET', '/info'],
    ['POST', '/000/session/xhr'],
    ['POST', '/000/session/xhr_streaming'],
    ['POST', '/000/session/xhr_send'],
    ['OPTIONS', '/000/session/xhr_send'],
  ])('is refused %s %s, without a CORS header', async (method, path) => {
    const { http } = await runRealtime()
    const { status, headers } = await http(method, WS + path, { headers: foreign })
    expect(status).toBe(403)
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('is refused when only the browser itself says so', async () => {
    const { http } = await runRealtime()
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await http('GET', `${WS}/info`, { headers })).status).toBe(403)
  })

  it.each(['/websocket', '/000/session/websocket'])(
    'is refused a WebSocket at %s',
    async (path) => {
      const running = await runRealtime()
      expect(await upgradeStatus(running, WS + path, foreign)).toBe(403)
      expect(await upgradeStatus(running, WS + path, { origin: 'null' })).toBe(403)
      expect(await upgradeStatus(running, WS + path, { origin: OUR_ORIGIN })).toBe(101)
      expect(await upgradeStatus(running, WS + path)).toBe(101)
    },
  )

  it('is not a page that came from the address it asks, by whatever name', async () => {
    const running = await runRealtime()
    const at = (origin: string) =>
      upgradeStatus(running, `${WS}/websocket`, { origin, host: 'dispatch-pc:3000' })
    expect(await at('http://dispatch-pc:3000')).toBe(101)
    expect(await at('http://dispatch-pc:3001')).toBe(403)
  })

  it('does not stop our own pages', async () => {
    const { http } = await runRealtime()
    const { status, headers, text } = await http('GET', `${WS}/info?t=1`, {
      headers: { origin: OUR_ORIGIN },
    })
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({ websocket: true, cookie_needed: false })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })
})

describe('what is not offered', () => {
  it.each([
    ['GET', '/iframe.html'],
    ['GET', '/iframe-1.2.html'],
    ['GET', '/000/session/jsonp?c=x'],
    ['POST', '/000/session/jsonp_send'],
    ['GET', '/000/session/htmlfile?c=x'],
    ['GET', '/000/session/eventsource'],
    ['POST', '/chunking_test'],
    ['GET', '/000/session/xhr'],
    ['POST', '/a.b/session/xhr'],
    ['POST', '/websocket'],
    ['GET', '/..%2f'],
  ])('answers 404 to %s %s', async (method, path) => {
    const { http } = await runRealtime()
    expect((await http(method, WS + path)).status).toBe(404)
  })

  it('answers 404 to upgrades at unknown places below its own path', async () => {
    const running = await runRealtime()
    expect(await upgradeStatus(running, `${WS}/elsewhere`)).toBe(404)
  })

  it('leaves everything outside its path to others', async () => {
    const { http, realtime, server, port } = await runRealtime()
    const taken: (string | undefined)[] = []
    server.on('upgrade', (req, socket) => {
      if (req.url === '/towline/voice/relay') socket.end('HTTP/1.1 418 Mine\r\n\r\n')
      taken.push(req.url)
    })
    expect((await http('GET', '/towline/wsx')).status).toBe(418)
    const relay = new WebSocket(`ws://127.0.0.1:${port}/towline/voice/relay`)
    await new Promise((done) => relay.on('error', done))
    expect(taken).toEqual(['/towline/voice/relay'])
    expect(realtime.connections()).toBe(0)
  })

  it('answers before Fastify sees a request, and Fastify the rest', async () => {
    const { realtime } = await runRealtime()
    const fastify = Fastify()
    onTestFinished(() => fastify.close())
    fastify.get('/healthz', async () => 'well')
    realtime.attach(fastify.server)
    const base = await fastify.listen({ host: '127.0.0.1', port: 0 })
    expect(await (await fetch(`${base}${WS}`)).text()).toBe('Welcome to SockJS!\n')
    expect(await (await fetch(`${base}/healthz`)).text()).toBe('well')
    expect((await fetch(`${base}/towline/nothing`)).status).toBe(404)
  })
})

describe('size and number', () => {
  it.each(['announced', 'not announced'])(
    'turns away 60 MB at once when its size is %s',
    async (how) => {
      const { http, port } = await runRealtime()
      const at = `${WS}/000/big`
      await http('POST', `${at}/xhr`)
      let taken = 0
      const status = await new Promise<number | string>((done) => {
        const headers = how === 'announced' ? { 'content-length': 60_000_000 } : {}
        const req = request({
          host: '127.0.0.1',
          port,
          method: 'POST',
          path: `${at}/xhr_send`,
          headers,
        })
        req.on('response', (res) => {
          done(res.statusCode ?? 0)
          req.destroy()
        })
        req.on('error', ({ message }) => done(message))
        const piece = Buffer.alloc(1_000_000, 'x')
        const more = () => {
          if (req.destroyed || taken === 60) return
          req.write(piece, () => {
            taken += 1
            setImmediate(more)
          })
        }
        more()
        onTestFinished(() => void req.destroy())
      })
      expect(status).toBe(413)
      // Long before all of it was there: what the network had room for, and no more.
      expect(taken).toBeLessThan(30)
    },
  )

  it('closes a WebSocket that sends one huge message', async () => {
    const { raw, realtime } = await runRealtime()
    const one = await raw()
    one.socket.send('x'.repeat(1_000_000))
    await vi.waitFor(() => expect(one.isClosed()).toBe(true))
    await vi.waitFor(() => expect(realtime.connections()).toBe(0))
  })

  it('closes a fallback session that sends anything but text', async () => {
    const { http, realtime } = await runRealtime({ limits: { awayMs: 500 } })
    await http('POST', `${WS}/000/odd/xhr`)
    expect(realtime.connections()).toBe(1)
    await http('POST', `${WS}/000/odd/xhr_send`, { body: '[{"a":1}]' })
    await vi.waitFor(() => expect(realtime.connections()).toBe(0))
  })

  it.each(['{"a":1}', '[1]', 'nonsense'])(
    'closes a SockJS WebSocket that sends %s',
    async (sent) => {
      const { raw } = await runRealtime()
      const one = await raw({ path: '/000/session/websocket' })
      one.socket.send(sent)
      await vi.waitFor(() => expect(one.isClosed()).toBe(true))
    },
  )

  it('allows an address only so many fallback sessions, and gives their places back', async () => {
    const { http } = await runRealtime({ limits: { fallbackSessionsPerAddress: 2, awayMs: 1000 } })
    const open = async (id: string) => (await http('POST', `${WS}/000/${id}/xhr`)).status
    const opened = await Promise.all(['a', 'b', 'c'].map(open))
    expect(opened.sort()).toEqual([200, 200, 429])
    await vi.waitFor(async () => expect(await open('d')).toBe(200))
  })

  it('allows an address only so many WebSockets, and gives their places back', async () => {
    const running = await runRealtime({ limits: { connectionsPerAddress: 1 } })
    const one = await running.raw()
    expect(await upgradeStatus(running, `${WS}/websocket`)).toBe(429)
    one.socket.close()
    await vi.waitFor(async () => expect(await upgradeStatus(running, `${WS}/websocket`)).toBe(101))
  })

  it('lets an address CONNECT only so often, and others as before', async () => {
    const { raw } = await runRealtime({
      limits: { connectsAtOnce: 2, connectsPerSecond: 0.001 },
      addressOf: ({ headers }) => String(headers['x-address']),
    })
    const from = async (address: string) => {
      const one = await raw({ headers: { 'x-address': address } })
      one.socket.send(connect)
      await vi.waitFor(() => expect(one.text()).toMatch(/^(CONNECTED|ERROR)/))
      return one.text().split('\n')[one.text().startsWith('ERROR') ? 1 : 0]
    }
    expect([await from('a'), await from('a'), await from('a'), await from('b')]).toEqual([
      'CONNECTED',
      'CONNECTED',
      'message:Too many connections at once from this address',
      'CONNECTED',
    ])
  })

  it.each([
    ['one connection', { subscribesAtOnce: 4, subscribesPerSecond: 0.001 }, 1],
    ['one address', { addressSubscribesAtOnce: 4, addressSubscribesPerSecond: 0.001 }, 3],
  ])(
    'lets %s SUBSCRIBE only so often, before it is asked whether they may',
    async (_, limits, lines) => {
      const maySubscribe = vi.fn(async () => true)
      const { raw } = await runRealtime({ limits, maySubscribe })
      const all = await Promise.all(Array.from({ length: lines }, () => raw()))
      for (const one of all) one.socket.send(connect)
      for (let number = 0; number < 6; number++)
        all[number % lines]?.socket.send(
          `SUBSCRIBE\nid:1\ndestination:/t\n\n\0UNSUBSCRIBE\nid:1\n\n\0`,
        )
      const said = () => all.map((one) => one.text()).join('')
      await vi.waitFor(() => expect(said()).toContain('message:Too many subscriptions at once'))
      expect(maySubscribe.mock.calls.length).toBe(4)
    },
  )

  it('gives the place back when the handshake itself was wrong', async () => {
    const running = await runRealtime({ limits: { connectionsPerAddress: 1 } })
    const wrong = { 'sec-websocket-key': 'short' }
    expect(await upgradeStatus(running, `${WS}/websocket`, wrong)).toBe(400)
    await vi.waitFor(async () => expect(await upgradeStatus(running, `${WS}/websocket`)).toBe(101))
  })

  it('pings, and ends a WebSocket that has stopped answering', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { raw, realtime } = await runRealtime({ limits: { pingMs: 60_000 } })
    const [alive, dead] = [await raw(), await raw()]
    dead.socket.pause()
    vi.advanceTimersByTime(60_000)
    await once(alive.socket, 'ping')
    // Its pong went before this.
    alive.socket.send(connect)
    await vi.waitFor(() => expect(alive.text()).toContain('CONNECTED'))
    expect(realtime.connections()).toBe(2)
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(realtime.connections()).toBe(1))
    expect(alive.isClosed()).toBe(false)
  })
})

describe('a listener who does not read', () => {
  const subscribe = 'SUBSCRIBE\nid:1\ndestination:/t\n\n\0'

  /** Publishes until the slow one has been cut off. */
  async function flood({ realtime }: Running) {
    await vi.waitFor(() => expect(realtime.figures.subscriptions).toBeGreaterThan(0))
    const body = 'x'.repeat(7_000)
    while (realtime.figures.closedAsSlow === 0) {
      for (let n = 0; n < 20; n++) realtime.publish('/t', body)
      await new Promise(setImmediate)
    }
  }

  it('is cut off over a WebSocket, and the others hear everything', async () => {
    const running = await runRealtime()
    const [slow, good] = [await running.raw(), await running.raw()]
    for (const one of [slow, good]) one.socket.send(connect + subscribe)
    await vi.waitFor(() => expect(running.realtime.figures.subscriptions).toBe(2))
    slow.socket.pause()
    await flood(running)
    expect(running.realtime.figures).toMatchObject({ connections: 1, closedAsSlow: 1 })
    running.realtime.publish('/t', 'the last one')
    await vi.waitFor(() => expect(good.text()).toContain('the last one'))
  })

  it('is cut off over streaming', async () => {
    const running = await runRealtime()
    const at = `${WS}/000/stream`
    const req = request({
      host: '127.0.0.1',
      port: running.port,
      method: 'POST',
      path: `${at}/xhr_streaming`,
    })
    req.on('response', (res) => res.once('readable', () => {}))
    req.on('error', () => {})
    onTestFinished(() => void req.destroy())
    req.end()
    await vi.waitFor(() => expect(running.realtime.connections()).toBe(1))
    await running.http('POST', `${at}/xhr_send`, { body: JSON.stringify([connect, subscribe]) })
    await flood(running)
    expect(running.realtime.connections()).toBe(0)
  })

  it('is cut off when the listener does not come back to poll', async () => {
    const running = await runRealtime()
    const at = `${WS}/000/poll`
    await running.http('POST', `${at}/xhr`)
    await running.http('POST', `${at}/xhr_send`, { body: JSON.stringify([connect, subscribe]) })
    await flood(running)
    expect(running.realtime.connections()).toBe(0)
  })
})

it('blames whoever sends what is no message over the fallback, and not itself', async () => {
  const { http } = await runRealtime()
  expect((await http('POST', `${WS}/000/blamed/xhr`)).status).toBe(200)
  for (const body of ['', 'x', '{}', '[', '"'])
    expect((await http('POST', `${WS}/000/blamed/xhr_send`, { body })).status, body).toBe(400)
})
