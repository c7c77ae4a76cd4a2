import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { isFromOwnPage } from '../own-origin.ts'
import { callerOf } from './caller.ts'
import { turnAway } from './http-guards.ts'
import { defaultLimits, type RealtimeLimits } from './limits.ts'
import { createSessions, type RealtimeFigures, type RealtimeHost } from './sessions.ts'
import { createSockJsEndpoint } from './sockjs-endpoint.ts'
import type { StompHeaders } from './stomp-codec.ts'
import { createWebSocketEndpoint, refuseUpgrade } from './web-socket-endpoint.ts'

/** Where SockJS lives; the plain WebSocket is at `/websocket` below it. */
const REALTIME_PATH = '/towline/ws'

export type RealtimeOptions<Identity> = RealtimeHost<Identity> & {
  /** Origins from which browsers may connect, such as `https://towline.example`. */
  allowedOrigins: readonly string[]
  limits?: Partial<RealtimeLimits>
  /** Sets the headers that every answer of this server has. */
  secure?(req: IncomingMessage, res: ServerResponse): void
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
  /** Looks now whether everybody may still be there, as is done from time to time. */
  recheck(): Promise<void>
  /** Conversations now, those included that have not signed in yet. */
  connections(): number
  readonly figures: RealtimeFigures
  /** Ends every connection and stops listening to the fan-out, which stays its owner's to close. */
  close(): void
}

/** A STOMP server on someone else's HTTP server: WebSocket, and SockJS for who cannot have one. */
export function createRealtime<Identity>(options: RealtimeOptions<Identity>): Realtime<Identity> {
  const limits = { ...defaultLimits, ...options.limits }
  const addressOf = options.addressOf ?? ((req) => req.socket.remoteAddress ?? '')
  const isAllowed = ({ headers }: IncomingMessage) =>
    isFromOwnPage({ headers, host: headers.host }, options.allowedOrigins)
  const sessions = createSessions(options, limits)
  const sockets = createWebSocketEndpoint(limits, sessions.open)
  const fallback = createSockJsEndpoint(REALTIME_PATH, limits, sessions.open)
  const pinging = setInterval(() => sockets.ping(), limits.pingMs).unref()

  const handleRequest: Realtime<Identity>['handleRequest'] = (req, res) => {
    const path = pathBelow(req.url)
    if (path === undefined) return false
    options.secure?.(req, res)
    if (!isAllowed(req)) turnAway(res, 403, 'Not from this site')
    else fallback.handle(req, res, path, callerOf(req, addressOf(req)))
    return true
  }
  const handleUpgrade: Realtime<Identity>['handleUpgrade'] = (req, socket, head) => {
    const path = pathBelow(req.url)
    if (path === undefined) return false
    if (!isAllowed(req)) refuseUpgrade(socket, '403 Forbidden')
    else sockets.handle(req, socket, head, path, callerOf(req, addressOf(req)))
    return true
  }

  return {
    handleRequest,
    handleUpgrade,
    attach(server) {
      const before = server.listeners('request')
      server.removeAllListeners('request')
      server.on('request', (req, res) => {
        if (handleRequest(req, res)) return
        for (const listener of before) listener.call(server, req, res)
      })
      server.on('upgrade', (req, socket, head) => void handleUpgrade(req, socket, head))
    },
    publish: (destination, body, headers) =>
      options.fanOut.publish({ destination, body, ...(headers && { headers }) }),
    closeWhere: sessions.closeWhere,
    recheck: sessions.recheck,
    connections: () => sessions.figures().connections,
    get figures() {
      return sessions.figures()
    },
    close() {
      clearInterval(pinging)
      sessions.close()
      sockets.close()
    },
  }
}

/** What follows the realtime path, without the query; undefined when the request is for something else. */
function pathBelow(url = ''): string | undefined {
  const path = url.split('?', 1)[0] ?? ''
  if (path !== REALTIME_PATH && !path.startsWith(`${REALTIME_PATH}/`)) return undefined
  return path.slice(REALTIME_PATH.length)
}
