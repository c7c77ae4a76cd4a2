import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { FastifyRequest } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { fileIn, limitArrival } from './upload.ts'

const LIMIT_MS = 100

let server: Server
afterEach(() => server.close())

/** Sends the first of two bytes of a body; what the server has then read of it, or why it could not. */
async function halfSent(read: (request: IncomingMessage) => Promise<Buffer>) {
  let arrived = (_: string) => {}
  const outcome = new Promise<string>((told) => {
    arrived = told
  })
  let late: NodeJS.Timeout | undefined
  server = createServer((request) => {
    limitArrival(request, LIMIT_MS)
    // Longer than the limit: what is being held is that nothing happens meanwhile, or that it does.
    late = setTimeout(() => socket.write('2'), LIMIT_MS * 3)
    read(request).then(
      (body) => arrived(`read ${body}`),
      () => arrived('cut off'),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address() as AddressInfo
  const socket = connect(address.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n1')
  const result = await outcome
  clearTimeout(late)
  socket.destroy()
  return result
}

describe('a request that takes its time to arrive', () => {
  it('is cut off after the limit', async () => {
    expect(await halfSent(buffer)).toBe('cut off')
  })

  it('is waited for when it brings a file', async () => {
    const asFile = (raw: IncomingMessage) => fileIn(requestOf(raw)).content
    expect(await halfSent((raw) => buffer(asFile(raw)))).toBe('read 12')
  })
})

/** Only these two are looked at. */
const requestOf = (raw: IncomingMessage) => ({ raw, headers: raw.headers }) as FastifyRequest
