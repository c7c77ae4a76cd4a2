import { expect, it, vi } from 'vitest'
import { runRealtime } from './testing/running-realtime.ts'

const connect = 'CONNECT\naccept-version:1.2\nheart-beat:0,0\n\n\0'

it('hears frames cut anywhere between WebSocket messages, in characters too', async () => {
  const { raw, realtime } = await runRealtime()
  const [one, two] = [await raw(), await raw()]
  two.socket.send(`${connect}SUBSCRIBE\nid:1\ndestination:/t\n\n\0`)
  await vi.waitFor(() => expect(realtime.figures.subscriptions).toBe(1))
  const wire = Buffer.from(`${connect}\nSEND\ndestination:/t\n\nStraße 🚚\0\r\n\n`)
  for (const byte of wire) one.socket.send(Buffer.from([byte]))
  await vi.waitFor(() => expect(two.text()).toContain('Straße 🚚\0'))
  expect(one.isClosed()).toBe(false)
})

it.each([
  ['announced', [`SEND\ndestination:/t\nreceipt:big\ncontent-length:1000000\n\n`]],
  ['that comes in pieces', ['SEND\ndestination:/t\nreceipt:big\n\n', ...pieces(1_000_000, 50_000)]],
])('refuses a body of 1 MB %s, says why, and passes none of it on', async (_how, chunks) => {
  const onSend = vi.fn(async () => {})
  const { raw, realtime } = await runRealtime({ onSend })
  const one = await raw()
  one.socket.send(connect)
  for (const chunk of chunks) one.socket.send(chunk)
  await vi.waitFor(() => expect(one.isClosed()).toBe(true))
  expect(one.text()).toContain('ERROR\nmessage:A message may have 65536 bytes\nreceipt-id:big\n')
  expect(onSend).not.toHaveBeenCalled()
  expect(realtime.connections()).toBe(0)
})

it('takes a body full of NULs by its length, and gives it back whole', async () => {
  const { raw } = await runRealtime()
  const one = await raw()
  one.socket.send(`${connect}SUBSCRIBE\nid:1\ndestination:/t\n\n\0`)
  one.socket.send('SEND\ndestination:/t\ncontent-length:7\n\n\0a\0\0\nb\0\0')
  await vi.waitFor(() => expect(one.text()).toContain('content-length:7\n\n\0a\0\0\nb\0\0'))
})

it.each([
  ['a NUL in a header', `${connect}SEND\ndestination:/t\nx:a\0b\n\n\0`],
  ['five thousand headers', `${connect}SEND\ndestination:/t\n${'h:v\n'.repeat(5_000)}\n\0`],
  ['a header of 20 kB', `${connect}SEND\ndestination:/t\nh:${'v'.repeat(20_000)}\n\n\0`],
  ['a header without a colon', `${connect}SEND\ndestination:/t\nodd\n\n\0`],
  ['an unknown command', `${connect}GET / HTTP/1.1\nhost:x\n\n\0`],
  ['a body where none may be', `${connect}UNSUBSCRIBE\nid:1\n\nbody\0`],
  ['an id of 10 kB', `${connect}SUBSCRIBE\nid:${'i'.repeat(10_000)}\ndestination:/t\n\n\0`],
  ['a heart-beat of letters', 'CONNECT\naccept-version:1.2\nheart-beat:a,b\n\n\0'],
  ['a message before CONNECT', 'SEND\ndestination:/t\n\nx\0'],
])('answers %s with an error and ends, and goes on for others', async (_what, wire) => {
  const { raw, realtime, errors } = await runRealtime()
  const [odd, good] = [await raw(), await raw()]
  good.socket.send(`${connect}SUBSCRIBE\nid:1\ndestination:/t\n\n\0`)
  await vi.waitFor(() => expect(realtime.figures.subscriptions).toBe(1))
  odd.socket.send(wire)
  await vi.waitFor(() => expect(odd.isClosed()).toBe(true))
  expect(odd.text()).toContain('ERROR\nmessage:')
  realtime.publish('/t', 'still here')
  await vi.waitFor(() => expect(good.text()).toContain('still here'))
  expect(errors).toEqual([])
})

it('reads a conversation spoilt at any byte without a fault of its own', async () => {
  const { raw, realtime, errors } = await runRealtime()
  const whole = Buffer.from(
    `${connect}SUBSCRIBE\nid:1\ndestination:/t\n\n\0SEND\ndestination:/t\ncontent-length:2\n\nab\0`,
  )
  for (let at = 0; at < whole.length; at++) {
    for (const stranger of [0, 10, 58, 255]) {
      const one = await raw()
      const spoilt = Buffer.from(whole)
      spoilt[at] = stranger
      one.socket.send(spoilt)
      one.socket.close()
    }
  }
  await vi.waitFor(() => expect(realtime.connections()).toBe(0))
  expect(realtime.figures.subscriptions).toBe(0)
  expect(errors).toEqual([])
})

function pieces(bytes: number, each: number): string[] {
  return Array.from({ length: bytes / each }, () => 'x'.repeat(each))
}
