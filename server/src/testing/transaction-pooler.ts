import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { onTestFinished } from 'vitest'

/** A pooler before a PostgreSQL server, as PgBouncer is in its transaction mode. */
export type TransactionPooler = {
  /** The server's URL by way of the pooler. */
  url: string
  /** How many transactions went on on another connection of the server than the one before them of the same client. */
  moved(): number
  stop(): Promise<void>
}

const READY = 'Z'.charCodeAt(0)
const IDLE = 'I'.charCodeAt(0)
const QUERY = 'Q'
const TERMINATE = 'X'
/** What PgBouncer takes in a client's first message; all else it refuses. */
const TAKEN = new Set(['user', 'database', 'application_name', 'client_encoding'])

type Server = { socket: Socket; take: (message: Buffer) => void }

/** A pooler for the length of a test, before a database whose settings are as it needs them. */
export async function aPooler(databaseUrl: string): Promise<TransactionPooler> {
  const admin = new pg.Client({ connectionString: databaseUrl })
  await admin.connect()
  const name = pg.escapeIdentifier(new URL(databaseUrl).pathname.slice(1))
  for (const setting of [`timezone = 'UTC'`, `statement_timeout = '15s'`])
    await admin.query(`alter database ${name} set ${setting}`)
  await admin.end()
  const pooler = await startTransactionPooler(databaseUrl)
  onTestFinished(() => pooler.stop())
  return pooler
}

/**
 * Starts a pooler with so many connections to the server, which must ask for no password. Each transaction of a
 * client gets the connection that was longest idle, forgotten (`DISCARD ALL`) whoever had it before.
 */
export async function startTransactionPooler(target: string, size = 3): Promise<TransactionPooler> {
  const url = new URL(target)
  const idle: Server[] = []
  const all = new Set<Socket>()
  const waiting: ((server: Server) => void)[] = []
  let moved = 0
  for (let n = 0; n < size; n += 1) idle.push(await openServer(url, all))

  const free = (server: Server) => {
    const next = waiting.shift()
    if (next) next(server)
    else idle.push(server)
  }
  /** Makes a connection forget its client, then gives it to the next. */
  const release = (server: Server) => {
    server.take = (message) => {
      if (message[0] === READY) free(server)
    }
    server.socket.write(frame(QUERY, 'discard all\0'))
  }

  const pooler = createServer({ noDelay: true }, (socket) => {
    all.add(socket)
    socket.on('error', () => {}).on('close', () => all.delete(socket))
    let server: Server | undefined
    let before: Server | undefined
    let isAsking = false
    let early: Buffer[] = []
    const send = (message: Buffer) => {
      if (server) server.socket.write(message)
      else early.push(message)
      if (server || isAsking) return
      isAsking = true
      const next = idle.shift()
      if (next) begin(next)
      else waiting.push(begin)
    }
    const begin = (given: Server) => {
      isAsking = false
      if (before && before !== given) moved += 1
      server = given
      before = given
      given.take = (message) => {
        socket.write(message)
        if (message[0] !== READY || message[5] !== IDLE) return
        server = undefined
        release(given)
      }
      for (const message of early) given.socket.write(message)
      early = []
    }
    const read = framesOf((message) => {
      if (String.fromCharCode(message[0] ?? 0) === TERMINATE) socket.end()
      else send(message)
    })
    // The first message has no type before its length.
    let first: Buffer | null = Buffer.alloc(0)
    socket.on('data', (bytes) => {
      if (first === null) return read(bytes)
      first = Buffer.concat([first, bytes])
      if (first.length < 4 || first.length < first.readInt32BE(0)) return
      greet(socket, first)
      first = null
    })
    // A client that goes in the middle of a transaction takes its connection with it.
    socket.on('close', () => server?.socket.destroy())
  })
  await once(pooler.listen(0, '127.0.0.1'), 'listening')
  const address = pooler.address()
  const own = new URL(target)
  own.hostname = '127.0.0.1'
  own.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: own.href,
    moved: () => moved,
    async stop() {
      for (const socket of all) socket.destroy()
      await new Promise((done) => pooler.close(done))
    },
  }
}

/** Lets a client in, or refuses it as PgBouncer does, for what it asks to be set. */
function greet(socket: Socket, first: Buffer): void {
  const words = first.subarray(8).toString().split('\0')
  const names = words.filter((name, place) => place % 2 === 0 && name !== '')
  const unknown = names.find((name) => !TAKEN.has(name))
  if (unknown) {
    const told = `SFATAL\0C08P01\0Munsupported startup parameter: ${unknown}\0\0`
    socket.end(frame('E', told))
    return
  }
  socket.write(
    Buffer.concat([
      frame('R', Buffer.from([0, 0, 0, 0])),
      frame('S', 'client_encoding\0UTF8\0'),
      frame('S', 'server_version\x0015.0\0'),
      frame('K', Buffer.alloc(8)),
      frame('Z', 'I'),
    ]),
  )
}

async function openServer(url: URL, all: Set<Socket>): Promise<Server> {
  const socket = connect({ port: Number(url.port || 5432), host: url.hostname, noDelay: true })
  all.add(socket)
  socket.on('error', () => {})
  const ready = Promise.withResolvers<void>()
  const server: Server = { socket, take: (message) => message[0] === READY && ready.resolve() }
  socket.on(
    'data',
    framesOf((message) => server.take(message)),
  )
  const settings = `user\0${decodeURIComponent(url.username)}\0database\0${url.pathname.slice(1)}\0\0`
  const head = Buffer.alloc(8)
  head.writeInt32BE(8 + Buffer.byteLength(settings), 0)
  head.writeInt32BE(196_608, 4)
  socket.write(Buffer.concat([head, Buffer.from(settings)]))
  await ready.promise
  return server
}

function frame(type: string, body: string | Buffer): Buffer {
  const bytes = Buffer.from(body)
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(4 + bytes.length, 1)
  return Buffer.concat([head, bytes])
}

/** Cuts what arrives into messages, each a letter, its length, and a body. */
function framesOf(take: (message: Buffer) => void) {
  let rest = Buffer.alloc(0)
  return (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1)
      const message = rest.subarray(0, end)
      rest = rest.subarray(end)
      take(message)
    }
  }
}
