import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { createBroker } from './broker.ts'
import { type Caller, callerOf, type OpenSession } from './caller.ts'
import type { FanOut } from './fan-out.ts'
import { isFromAllowedOrigin, turnAway } from './http-guards.ts'
import { defaultLimits, type RealtimeLimits } from './limits.ts'
import { createSockJsDoor } from './sockjs-door.ts'
import type { StompHeaders } from './stomp-codec.ts'
import { type RealtimeLog, type Sent, StompSession } from './stomp-session.ts'
import { createWebSocketDoor, refuseUpgrade } from './web-socket-door.ts'

/** Where SockJS lives; the plain WebSocket is at `/websocket` below it. */
export const REALTIME_PATH = '/towline/ws'

export type RealtimeOptions<Identity> = {
  /** Says who is connecting; whoever is not let in is told so by a StompFault. Nobody in particular is fine. */
  authenticate(caller: Caller & { connectHeaders: StompHeaders }): Promise<Identity>
  maySubscribe(identity: Identity, destination: string): Promise<boolean>
  /** Does what a message asks for. Its receipt goes out afterwards; a StompFault is told to the sender and ends his connection. */
  onSend(identity: Identity, destination: string, body: string, sent: Sent): Promise<void>
  /** Origins from which browsers may connect, such as `https://towline.example`. */
  allowedOrigins: readonly string[]
  fanOut: FanOut
  log: RealtimeLog
  limits?: Partial<RealtimeLimits>
  /** The address to count a connection for. By default the socket's; behind a proxy, what the proxy says. */
  addressOf?(req: IncomingMessage): string
}

export type Realtime<Identity> = {
  /** Answers a plain HTTP request if it is for realtime; otherwise false, and nothing has been done. */
  handleRequest(req: IncomingMessage, res: ServerResponse): boolean
  /** Takes an upgrade if it is for realtime; otherwise false, and the socket is untouched. */
  handleUpgrade(req: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Puts both in front of what the server does already; upgrades that are not for realtime are left alone. */
  attach(server: Server): void
  /** Tells everybody who listens, in every process. Throws a RangeError when the message is too large to carry. */
  publish(destination: string, body: string | Buffer, headers?: StompHeaders): void
  /** Ends the connections of everybody of whom this is true, as after signing out; answers how many. */
  closeWhere(predicate: (identity: Identity) => boolean): number
  /** Conversations now, those included that have not signed in yet. */
  connections(): number
  /** What there is to measure. `delivered` and `closedAsSlow` count from the start. */
  readonly figures: {
    readonly connections: number
    readonly subscriptions: number
    readonly delivered: number
    readonly closedAsSlow: number
  }
  /** Ends every connection and stops listening to the fan-out, which stays its owner's to close. */
  close(): void
}

const LOOK_MS = 1_000
const GOING_AWAY = 1001
const SERVICE_RESTART = 1012

/** A STOMP server on someone else's HTTP server: WebSocket, and SockJS for who cannot have one. */
export function createRealtime<Identity>(options: RealtimeOptions<Identity>): Realtime<Identity> {
  const { allowedOrigins, fanOut, log } = options
  const limits = { ...defaultLimits, ...options.limits }
  const addressOf = options.addressOf ?? ((req) => req.socket.remoteAddress ?? '')
  const broker = createBroker()
  const sessions = new Set<StompSession<Identity>>()
  let closedAsSlow = 0

  const open: OpenSession = (pipe, caller) => {
    const session = new StompSession<Identity>(pipe, {
      limits,
      log,
      broker,
      authenticate: (connectHeaders) => options.authenticate({ ...caller, connectHeaders }),
      maySubscribe: options.maySubscribe,
      onSend: options.onSend,
      onEnd(why) {
        sessions.delete(session)
        if (why === 'slow') closedAsSlow++
      },
    })
    sessions.add(session)
    return session
  }

  const sockets = createWebSocketDoor(limits, open)
  const fallback = createSockJsDoor(REALTIME_PATH, limits, open)
  const endAll = (code: number, reason: string) => {
    for (const session of [...sessions]) session.end(code, reason)
  }
  const stopListening = fanOut.subscribe(
    (announcement) => broker.deliver(announcement),
    // Clients fetch afresh when they connect again, so a gap is closed by sending them through that.
    () => endAll(SERVICE_RESTART, 'Please connect again'),
  )
  const looking = setInterval(() => {
    for (const session of [...sessions]) session.checkPace()
  }, LOOK_MS).unref()
  const pinging = setInterval(() => sockets.ping(), limits.pingMs).unref()

  const realtime: Realtime<Identity> = {
    handleRequest(req, res) {
      const path = pathBelow(req.url)
      if (path === undefined) return false
      if (!isFromAllowedOrigin(req, allowedOrigins)) turnAway(res, 403, 'Not from this site')
      else fallback.handle(req, res, path, callerOf(req, addressOf(req)))
      return true
    },
    handleUpgrade(req, socket, head) {
      const path = pathBelow(req.url)
      if (path === undefined) return false
      if (!isFromAllowedOrigin(req, allowedOrigins)) refuseUpgrade(socket, '403 Forbidden')
      else sockets.handle(req, socket, head, path, callerOf(req, addressOf(req)))
      return true
    },
    attach(server) {
      const before = server.listeners('request')
      server.removeAllListeners('request')
      server.on('request', (req, res) => {
        if (realtime.handleRequest(req, res)) return
        for (const listener of before) listener.call(server, req, res)
      })
      server.on('upgrade', (req, socket, head) => void realtime.handleUpgrade(req, socket, head))
    },
    publish: (destination, body, headers) =>
      fanOut.publish({ destination, body, ...(headers && { headers }) }),
    closeWhere(predicate) {
      const theirs = [...sessions].filter((session) => session.isOf(predicate))
      for (const session of theirs) session.refuse('You have been signed out')
      return theirs.length
    },
    connections: () => sessions.size,
    figures: {
      get connections() {
        return sessions.size
      },
      get subscriptions() {
        return broker.subscriptions
      },
      get delivered() {
        return broker.delivered
      },
      get closedAsSlow() {
        return closedAsSlow
      },
    },
    close() {
      stopListening()
      clearInterval(looking)
      clearInterval(pinging)
      endAll(GOING_AWAY, 'The server is going away')
      sockets.close()
    },
  }
  return realtime
}

/** What follows the realtime path, without the query; undefined when the request is for something else. */
function pathBelow(url = ''): string | undefined {
  const path = url.split('?', 1)[0] ?? ''
  if (path !== REALTIME_PATH && !path.startsWith(`${REALTIME_PATH}/`)) return undefined
  return path.slice(REALTIME_PATH.length)
}
