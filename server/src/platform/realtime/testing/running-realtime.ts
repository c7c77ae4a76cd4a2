import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import { Client, type StompConfig } from '@stomp/stompjs'
import SockJS from 'sockjs-client'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import {
  createLocalFanOut,
  createRealtime,
  type Realtime,
  type RealtimeLimits,
  type RealtimeOptions,
} from '../index.ts'

/** Who the tests' clients say they are: the `login` of their CONNECT. */
type Person = string

export const transports = ['websocket', 'sockjs-websocket', 'xhr-streaming', 'xhr-polling'] as const
export type TransportName = (typeof transports)[number]

export const OUR_ORIGIN = 'https://towline.example'

export type Running = {
  realtime: Realtime<Person>
  server: Server
  /** What was logged as an error. */
  errors: unknown[]
  port: number
  /** A started client over one transport; resolves when it is connected. */
  client(transport?: TransportName, options?: StompConfig): Promise<Client>
  /** A WebSocket that speaks raw frames. */
  raw(options?: { headers?: Record<string, string>; path?: string }): Promise<RawClient>
  http(
    method: string,
    path: string,
    options?: { headers?: IncomingHttpHeaders; body?: string | Buffer },
  ): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>
}

/**
 * Starts realtime on an HTTP server of its own until the test ends. By default anybody may hear and
 * say anything, and what is sent is published where it was sent to.
 */
export async function runRealtime(
  overrides: Partial<Omit<RealtimeOptions<Person>, 'limits'>> & {
    limits?: Partial<RealtimeLimits>
  } = {},
): Promise<Running> {
  const errors: unknown[] = []
  const server = createServer((_req, res) => res.writeHead(418).end('not realtime'))
  const realtime: Realtime<Person> = createRealtime<Person>({
    authenticate: async ({ connectHeaders }) => connectHeaders.login ?? 'nobody',
    maySubscribe: async () => true,
    onSend: async (_who, destination, body) => realtime.publish(destination, body),
    allowedOrigins: [OUR_ORIGIN],
    fanOut: createLocalFanOut(),
    log: { warn() {}, error: (fields: unknown) => void errors.push(fields) },
    ...overrides,
  })
  realtime.attach(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  onTestFinished(() => {
    realtime.close()
    server.closeAllConnections()
    server.close()
  })
  return {
    realtime,
    server,
    errors,
    port,
    client: (transport = 'websocket', options = {}) => startClient(port, transport, options),
    raw: (options = {}) => openRaw(port, options),
    http: (method, path, options = {}) => ask(port, method, path, options),
  }
}

function startClient(
  port: number,
  transport: TransportName,
  options: StompConfig,
): Promise<Client> {
  const base = `127.0.0.1:${port}/towline/ws`
  const webSocketFactory = () => {
    if (transport === 'websocket') return new WebSocket(`ws://${base}/websocket`, 'v12.stomp')
    const name = transport === 'sockjs-websocket' ? 'websocket' : transport
    return new SockJS(`http://${base}`, null, { transports: [name] })
  }
  return new Promise((done, fail) => {
    const client = new Client({
      webSocketFactory,
      reconnectDelay: 0,
      heartbeatIncoming: 0,
      heartbeatOutgoing: 0,
      onConnect: () => done(client),
      onStompError: (frame) => fail(new Error(frame.headers.message)),
      ...options,
    })
    onTestFinished(() => client.deactivate({ force: true }))
    client.activate()
  })
}

export type RawClient = {
  socket: WebSocket
  /** Sends one frame: its lines, then its body. */
  send(lines: string[], body?: string): void
  /** Everything received so far. */
  text(): string
  isClosed(): boolean
}

function openRaw(
  port: number,
  { headers = {}, path = '/websocket' }: { headers?: Record<string, string>; path?: string },
): Promise<RawClient> {
  return new Promise((done, fail) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/towline/ws${path}`, { headers })
    onTestFinished(() => socket.terminate())
    let text = ''
    socket.on('message', (data) => {
      text += data.toString()
    })
    socket.on('error', fail)
    socket.on('open', () =>
      done({
        socket,
        send: (lines, body = '') => socket.send(`${lines.join('\n')}\n\n${body}\0`),
        text: () => text,
        isClosed: () => socket.readyState === WebSocket.CLOSED,
      }),
    )
  })
}

function ask(
  port: number,
  method: string,
  path: string,
  { headers = {}, body }: { headers?: IncomingHttpHeaders; body?: string | Buffer },
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  return new Promise((done, fail) => {
    const req = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (res) => {
      let text = ''
      res.setEncoding('utf8')
      res.on('data', (piece) => {
        text += piece
      })
      res.on('error', fail)
      res.on('end', () => done({ status: res.statusCode ?? 0, headers: res.headers, text }))
    })
    req.on('error', fail)
    req.end(body)
  })
}
