import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A NATS server for tests. */
export type NatsServer = { url: string; stop(): Promise<void> }

/** One that answers where tests look for it: `TEST_NATS_URL`, or this machine's. */
export async function findNats(): Promise<string | undefined> {
  const url = process.env.TEST_NATS_URL ?? 'nats://127.0.0.1:4222'
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port || 4222), hostname)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  socket.once('data', (bytes) => resolve(bytes.toString().startsWith('INFO ')))
  socket.once('error', () => resolve(false)).setTimeout(2_000, () => resolve(false))
  const isThere = await promise
  socket.destroy()
  return isThere ? url : undefined
}

type Client = { socket: Socket; subjects: Map<string, string>; hearsItself: boolean }

/**
 * A stand-in that speaks as much of the client protocol as fan-out takes: each message to everybody who subscribed
 * to its subject, without wildcards, headers or a memory.
 */
export async function startNatsStandIn({ maxPayload = 1024 * 1024 } = {}): Promise<NatsServer> {
  const clients = new Set<Client>()
  const server = createServer((socket) => {
    const client: Client = { socket, subjects: new Map(), hearsItself: true }
    clients.add(client)
    socket.on('close', () => clients.delete(client)).on('error', () => {})
    const info = { server_id: 'stand-in', version: '2.9.0', proto: 1, max_payload: maxPayload }
    socket.write(`INFO ${JSON.stringify(info)}\r\n`)
    const take = readerFor(client)
    socket.on('data', (bytes) => take(bytes))
  })

  function readerFor(client: Client) {
    let rest = Buffer.alloc(0)
    return (bytes: Buffer) => {
      rest = Buffer.concat([rest, bytes])
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const [verb = '', ...words] = rest.subarray(0, end).toString().split(' ')
        const after = end + 2
        const size = verb === 'PUB' ? Number(words.at(-1)) + 2 : 0
        if (rest.length < after + size) return
        const payload = rest.subarray(after, after + size)
        rest = rest.subarray(after + size)
        obey(client, verb.toUpperCase(), words, payload)
      }
    }
  }

  function obey(client: Client, verb: string, words: string[], payload: Buffer): void {
    const [first = ''] = words
    if (verb === 'PING') client.socket.write('PONG\r\n')
    if (verb === 'CONNECT') client.hearsItself = !words.join(' ').includes('"echo":false')
    if (verb === 'SUB') client.subjects.set(first, words.at(-1) ?? '')
    if (verb !== 'PUB') return
    for (const other of clients) {
      const sid = other.subjects.get(first)
      if (sid === undefined || (other === client && !other.hearsItself)) continue
      other.socket.write(`MSG ${first} ${sid} ${payload.length - 2}\r\n`)
      other.socket.write(payload)
    }
  }

  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `nats://127.0.0.1:${port}`,
    async stop() {
      for (const { socket } of clients) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
