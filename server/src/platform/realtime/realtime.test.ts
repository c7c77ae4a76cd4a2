import type { IMessage } from '@stomp/stompjs'
import { describe, expect, it, vi } from 'vitest'
import { createLocalFanOut, type FanOut, type Present, StompFault } from './index.ts'
import { runRealtime, type TransportName, transports } from './testing/running-realtime.ts'

const CHAT = '/topic/chat/1/messages'
const connect = ['CONNECT', 'accept-version:1.2', 'heart-beat:0,0']

describe.each(transports)('over %s', (transport) => {
  it('delivers to everybody who listens, the sender included, every character as it was', async () => {
    const { client, realtime } = await runRealtime()
    const [one, two] = [await client(transport), await client(transport)]
    const heard: string[] = []
    one.subscribe(CHAT, (message: IMessage) => heard.push(`one ${message.body}`))
    two.subscribe(CHAT, (message: IMessage) => heard.push(`two ${message.body}`))
    await vi.waitFor(() => expect(realtime.figures.subscriptions).toBe(2))
    const body = JSON.stringify({ content: `Straße 🚚 \u2028\ufeff "\\n" ${'x'.repeat(3000)}` })
    one.publish({ destination: CHAT, body })
    await vi.waitFor(() => expect(heard.sort()).toEqual([`one ${body}`, `two ${body}`]))
    expect(realtime.figures.delivered).toBe(2)
  })

  it('ends everybody when the server goes, and gives back what they held', async () => {
    const { client, realtime } = await runRealtime()
    const closed = vi.fn()
    const one = await client(transport, { onWebSocketClose: closed })
    one.subscribe(CHAT, () => {})
    await vi.waitFor(() => expect(realtime.figures.subscriptions).toBe(1))
    realtime.close()
    expect(realtime.figures).toMatchObject({ connections: 0, subscriptions: 0 })
    await vi.waitFor(() => expect(closed).toHaveBeenCalled())
  })

  it('tells a client why it is refused before closing', async () => {
    const { client } = await runRealtime({
      authenticate: async () => {
        throw new StompFault('Sign in first')
      },
    })
    await expect(client(transport)).rejects.toThrow('Sign in first')
  })
})

it('keeps heart-beats of a second both ways, over every transport', async () => {
  const { client, realtime } = await runRealtime()
  const hearBeats = async (transport: TransportName) => {
    let beats = 0
    const debug = (line: string) => {
      if (line === '<<< PONG') beats++
    }
    await client(transport, {
      heartbeatIncoming: 1000,
      heartbeatOutgoing: 1000,
      // The client takes two late beats for a lost server; a machine that stood still loses none.
      heartbeatToleranceMultiplier: 20,
      debug,
    })
    await vi.waitFor(() => expect(beats).toBeGreaterThan(3))
  }
  await Promise.all(transports.map(hearBeats))
  expect(realtime.connections()).toBe(transports.length)
})

it('sends everybody to connect again when announcements may have been lost', async () => {
  const local = createLocalFanOut()
  let gap: (() => void) | undefined
  const fanOut: FanOut = {
    ...local,
    subscribe(handler, onGap) {
      gap = onGap
      return local.subscribe(handler)
    },
  }
  const { raw, realtime } = await runRealtime({ fanOut })
  const one = await raw()
  const closed = vi.fn()
  one.socket.on('close', closed)
  gap?.()
  await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(1012, expect.anything()))
  expect(realtime.connections()).toBe(0)
})

it('ends whoever may not go on, says why, and asks again when it could not be found out', async () => {
  let isKnown = false
  const lapsed = vi.fn(async (present: readonly Present<string>[]) => {
    if (!isKnown) throw new Error('the database is away')
    const gone = present.filter(({ destinations }) => destinations.includes('/ended'))
    return new Map(gone.map(({ identity }) => [identity, 'It has ended']))
  })
  const { raw, realtime } = await runRealtime({ lapsed, limits: { recheckMs: 20 } })
  const [one, two] = [await raw(), await raw()]
  for (const [line, login, to] of [
    [one, 'kim', '/ended'],
    [two, 'lee', '/on'],
  ] as const) {
    line.send([...connect, `login:${login}`])
    line.send(['SUBSCRIBE', 'id:1', `destination:${to}`])
  }
  await vi.waitFor(() => expect(realtime.figures.subscriptions).toBe(2))
  const before = lapsed.mock.calls.length
  await vi.waitFor(() => expect(lapsed.mock.calls.length).toBeGreaterThan(before + 1))
  expect(realtime.connections()).toBe(2)
  isKnown = true
  await vi.waitFor(() => expect(one.isClosed()).toBe(true))
  expect(one.text()).toContain('ERROR\nmessage:It has ended\n')
  realtime.publish('/on', 'still here')
  await vi.waitFor(() => expect(two.text()).toContain('still here'))
})

describe('signing in', () => {
  it('hands over cookie, authorization, CONNECT headers and address', async () => {
    const authenticate = vi.fn(async () => 'somebody')
    const { raw } = await runRealtime({ authenticate })
    const one = await raw({ headers: { cookie: 'authToken=x', authorization: 'Basic abc' } })
    one.send([...connect, 'login:kim', 'passcode:a\\c'])
    await vi.waitFor(() => expect(one.text()).toContain('CONNECTED\nversion:1.2\n'))
    expect(authenticate).toHaveBeenCalledWith({
      cookie: 'authToken=x',
      authorization: 'Basic abc',
      address: '127.0.0.1',
      connectHeaders: expect.objectContaining({ login: 'kim', passcode: 'a\\c' }),
    })
  })

  it('hands over the cookie of a fallback session too', async () => {
    const authenticate = vi.fn(async () => 'somebody')
    const { http } = await runRealtime({ authenticate })
    const at = '/towline/ws/000/session1'
    await http('POST', `${at}/xhr`, { headers: { cookie: 'authToken=x' } })
    await http('POST', `${at}/xhr_send`, { body: JSON.stringify([`${connect.join('\n')}\n\n\0`]) })
    const { text } = await http('POST', `${at}/xhr`)
    expect(text).toContain('CONNECTED')
    expect(authenticate).toHaveBeenCalledWith(expect.objectContaining({ cookie: 'authToken=x' }))
  })

  it.each([
    ['1.0,1.1,2.0', 'version:1.1'],
    ['1.2,1.1', 'version:1.2'],
    ['1.0', 'version:1.0'],
  ])('agrees on the highest version of %s', async (offered, agreed) => {
    const { raw } = await runRealtime()
    const one = await raw()
    one.send(['CONNECT', `accept-version:${offered}`])
    await vi.waitFor(() => expect(one.text()).toContain(agreed))
  })

  it('names its versions to a client that speaks none of them', async () => {
    const { raw } = await runRealtime()
    const one = await raw()
    one.send(['CONNECT', 'accept-version:9.9'])
    await vi.waitFor(() => expect(one.isClosed()).toBe(true))
    expect(one.text()).toMatch(/^ERROR\n.*version:1\.2,1\.1,1\.0\n/s)
  })

  it('ends a client that does not CONNECT in time', async () => {
    const { raw } = await runRealtime({ limits: { connectMs: 50 } })
    const one = await raw()
    await vi.waitFor(() => expect(one.isClosed()).toBe(true))
    expect(one.text()).toContain('message:CONNECT must come within 50 ms')
  })

  it('ends a client whose heart-beats stop', async () => {
    const { raw, realtime } = await runRealtime({ limits: { heartBeatMs: 40 } })
    const one = await raw()
    one.send(['CONNECT', 'accept-version:1.2', 'heart-beat:40,0'])
    await vi.waitFor(() => expect(one.isClosed()).toBe(true))
    expect(one.text()).toContain('message:No heart-beat was heard')
    expect(realtime.connections()).toBe(0)
  })

  it('ends the connections of one person and no others', async () => {
    const { client, realtime } = await runRealtime()
    const errors: (string | undefined)[] = []
    const kim = await client('websocket', {
      connectHeaders: { login: 'kim' },
      onStompError: (frame) => void errors.push(frame.headers.message),
    })
    const lee = await client('xhr-polling', { connectHeaders: { login: 'lee' } })
    expect(realtime.closeWhere((who) => who === 'kim')).toBe(1)
    await vi.waitFor(() => expect(kim.connected).toBe(false))
    expect(errors).toEqual(['You were signed out'])
    expect(lee.connected).toBe(true)
  })
})

describe('subscribing', () => {
  it("refuses what the person may not hear, and delivers nobody else's messages to him", async () => {
    const { raw, realtime } = await runRealtime({
      maySubscribe: async (who, destination) => destination === `/topic/company/${who}/dispatch`,
    })
    const one = await raw()
    one.send([...connect, 'login:a'])
    one.send(['SUBSCRIBE', 'id:1', 'destination:/topic/company/a/dispatch', 'receipt:mine'])
    await vi.waitFor(() => expect(one.text()).toContain('receipt-id:mine'))
    one.send(['SUBSCRIBE', 'id:2', 'destination:/topic/company/b/dispatch', 'receipt:theirs'])
    await vi.waitFor(() => expect(one.isClosed()).toBe(true))
    realtime.publish('/topic/company/b/dispatch', 'secret')
    expect(one.text()).toContain('message:You may not subscribe to /topic/company/b/dispatch')
    expect(one.text()).toMatch(/ERROR\n.*receipt-id:theirs\n/s)
    expect(one.text()).not.toContain('secret')
    expect(realtime.figures.subscriptions).toBe(0)
  })

  it('stops at UNSUBSCRIBE, and may hear it twice', async () => {
    const { raw, realtime } = await runRealtime()
    const one = await raw()
    one.send(connect)
    one.send(['SUBSCRIBE', 'id:1', 'destination:/t'])
    one.send(['UNSUBSCRIBE', 'id:1'])
    one.send(['UNSUBSCRIBE', 'id:1', 'receipt:twice'])
    await vi.waitFor(() => expect(one.text()).toContain('receipt-id:twice'))
    expect(realtime.figures.subscriptions).toBe(0)
  })

  it('knows a STOMP 1.0 subscription without an id by its destination', async () => {
    const { raw, realtime } = await runRealtime()
    const one = await raw()
    one.send(['CONNECT'])
    one.send(['SUBSCRIBE', 'destination:/t'])
    await vi.waitFor(() => expect(realtime.figures.subscriptions).toBe(1))
    realtime.publish('/t', 'hello', { note: 'a\nadmin:yes' })
    await vi.waitFor(() => expect(one.text()).toContain('note:a admin:yes\n'))
    one.send(['UNSUBSCRIBE', 'destination:/t'])
    await vi.waitFor(() => expect(realtime.figures.subscriptions).toBe(0))
  })

  it('refuses the subscription after the hundredth', async () => {
    const { raw, realtime } = await runRealtime()
    const one = await raw()
    one.send(connect)
    for (let n = 0; n < 3000; n++) one.send(['SUBSCRIBE', `id:${n}`, `destination:/topic/${n}`])
    await vi.waitFor(() => expect(one.isClosed()).toBe(true))
    expect(one.text()).toContain('message:A connection may have 100 subscriptions')
    expect(realtime.figures).toMatchObject({ connections: 0, subscriptions: 0 })
  })

  it('gives a message its own ack id for each acknowledging subscription', async () => {
    const { raw, realtime } = await runRealtime()
    const one = await raw()
    one.send(connect)
    for (const id of ['a:1', 'b']) {
      one.send(['SUBSCRIBE', `id:${id.replace(':', '\\c')}`, 'destination:/t', 'ack:client'])
    }
    await vi.waitFor(() => expect(realtime.figures.subscriptions).toBe(2))
    realtime.publish('/t', 'x')
    await vi.waitFor(() => expect(one.text().match(/MESSAGE$/gm)).toHaveLength(2))
    const acks = one.text().match(/^ack:.*$/gm) ?? []
    expect(new Set(acks).size).toBe(2)
    one.send(['ACK', acks[0]?.replace('ack:', 'id:') ?? '', 'receipt:acked'])
    await vi.waitFor(() => expect(one.text()).toContain('receipt-id:acked'))
  })
})

describe('sending', () => {
  it('gives the receipt only once the message has been dealt with', async () => {
    const order: string[] = []
    const { client } = await runRealtime({
      onSend: async (_who, _destination, body) => {
        await new Promise(setImmediate)
        order.push(`stored ${body}`)
      },
    })
    const one = await client()
    one.watchForReceipt('r1', () => void order.push('receipt 1'))
    one.watchForReceipt('r2', () => void order.push('receipt 2'))
    one.publish({ destination: '/app/x', body: '1', headers: { receipt: 'r1' } })
    one.publish({ destination: '/app/x', body: '2', headers: { receipt: 'r2' } })
    await vi.waitFor(() => expect(order).toHaveLength(4))
    expect(order.filter((what) => what.startsWith('stored'))).toEqual(['stored 1', 'stored 2'])
    expect(order.indexOf('stored 1')).toBeLessThan(order.indexOf('receipt 1'))
    expect(order.indexOf('stored 2')).toBeLessThan(order.indexOf('receipt 2'))
  })

  it('tells the sender why a message is refused, with the receipt they asked for', async () => {
    const { raw } = await runRealtime({
      onSend: async () => {
        throw new StompFault('That chat is closed')
      },
    })
    const one = await raw()
    one.send(connect)
    one.send(['SEND', 'destination:/app/x', 'receipt:r9'], 'hello')
    await vi.waitFor(() => expect(one.isClosed()).toBe(true))
    expect(one.text()).toContain('ERROR\nmessage:That chat is closed\nreceipt-id:r9\n')
  })

  it('logs a fault of our own and keeps its words from the sender', async () => {
    const { raw, errors } = await runRealtime({
      onSend: async () => {
        throw new Error('column "x" does not exist')
      },
    })
    const one = await raw()
    one.send(connect)
    one.send(['SEND', 'destination:/app/x'], 'hello')
    await vi.waitFor(() => expect(one.isClosed()).toBe(true))
    expect(one.text()).toContain('message:The server could not do this')
    expect(one.text()).not.toContain('column')
    expect(errors).toHaveLength(1)
  })

  it('carries out what came before a broken frame in the same chunk', async () => {
    const seen: string[] = []
    const { raw } = await runRealtime({
      onSend: async (_who, _destination, body) => {
        await new Promise(setImmediate)
        seen.push(body)
      },
    })
    const one = await raw()
    one.send(connect)
    one.socket.send('SEND\ndestination:/a\n\n1\0SEND\ndestination:/a\n\n2\0SEND\nbroken\n\n3\0')
    await vi.waitFor(() => expect(one.isClosed()).toBe(true))
    expect(seen).toEqual(['1', '2'])
  })

  it('holds a transaction back until COMMIT, and forgets it on ABORT', async () => {
    const seen: string[] = []
    const { client } = await runRealtime({
      onSend: async (_who, _destination, body) => void seen.push(body),
    })
    const one = await client()
    const [kept, dropped] = [one.begin(), one.begin()]
    const publish = (body: string, transaction?: string) =>
      one.publish({ destination: '/a', body, ...(transaction && { headers: { transaction } }) })
    publish('1', kept.id)
    publish('dropped', dropped.id)
    publish('outside')
    publish('2', kept.id)
    dropped.abort()
    kept.commit()
    publish('last')
    await vi.waitFor(() => expect(seen).toEqual(['outside', '1', '2', 'last']))
  })

  it('ends a client that sends faster than anybody types', async () => {
    const { raw } = await runRealtime({ limits: { framesAtOnce: 20, framesPerSecond: 1 } })
    const one = await raw()
    one.send(connect)
    for (let n = 0; n < 30; n++) one.send(['SEND', 'destination:/a'], 'x')
    await vi.waitFor(() => expect(one.isClosed()).toBe(true))
    expect(one.text()).toContain('message:Too many messages at once')
  })

  it('ends a client that piles up more than is worked off, open transactions included', async () => {
    const { raw } = await runRealtime({ limits: { waitingBytes: 100_000 } })
    const one = await raw()
    one.send(connect)
    one.send(['BEGIN', 'transaction:t'])
    for (let n = 0; n < 4; n++) {
      one.send(['SEND', 'destination:/a', 'transaction:t'], 'x'.repeat(30_000))
    }
    await vi.waitFor(() => expect(one.isClosed()).toBe(true))
    expect(one.text()).toContain('message:Too many messages are waiting')
  })
})
