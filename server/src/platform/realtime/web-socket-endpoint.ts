import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Caller, OpenSession } from './caller.ts'
import { createAddressCap } from './http-guards.ts'
import type { RealtimeLimits } from './limits.ts'
import { sockJsWebSocketPipe, webSocketPipe } from './pipe.ts'

/** WebSockets: STOMP straight on them, and SockJS's framing for its clients. */
type WebSocketEndpoint = {
  /** Takes an upgrade below the prefix whose Origin has been checked. `path` is what follows the prefix. */
  handle(req: IncomingMessage, socket: Duplex, head: Buffer, path: string, caller: Caller): void
  /** Pings every socket, and ends those that have not answered the last time. */
  ping(): void
  close(): void
}

const subprotocols = ['v12.stomp', 'v11.stomp', 'v10.stomp']
const sockJsPath = /^\/[\w-]{1,32}\/[\w-]{1,64}\/websocket$/

/** Opens a session for every WebSocket let in; no more than so many for one address. */
export function createWebSocketEndpoint(
  limits: RealtimeLimits,
  open: OpenSession,
): WebSocketEndpoint {
  const places = createAddressCap(limits.connectionsPerAddress)
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.requestBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => subprotocols.find((name) => offered.has(name)) ?? false,
  })
  const unanswered = new WeakSet<WebSocket>()

  const enter = (socket: WebSocket, isSockJs: boolean, caller: Caller) => {
    const session = open(isSockJs ? sockJsWebSocketPipe(socket) : webSocketPipe(socket), caller)
    socket.on('message', (data) => {
      const bytes = asBuffer(data)
      if (!isSockJs) return session.receive(bytes)
      const messages = sockJsMessages(bytes)
      if (messages) for (const message of messages) session.receive(message)
      else socket.close(1007, 'Broken framing')
    })
    socket.on('pong', () => unanswered.delete(socket))
    // ws closes the socket itself after an error; 'close' follows.
    socket.on('error', () => {})
    socket.on('close', () => {
      places.give(caller.address)
      session.gone()
    })
  }

  return {
    handle(req, socket, head, path, caller) {
      const isSockJs = sockJsPath.test(path)
      if (!isSockJs && path !== '/websocket') return refuseUpgrade(socket, '404 Not Found')
      if (!places.take(caller.address)) return refuseUpgrade(socket, '429 Too Many Requests')
      const giveBack = () => places.give(caller.address)
      socket.once('close', giveBack)
      server.handleUpgrade(req, socket, head, (client) => {
        socket.off('close', giveBack)
        enter(client, isSockJs, caller)
      })
    },
    ping() {
      for (const socket of server.clients) {
        if (unanswered.has(socket)) socket.terminate()
        else {
          unanswered.add(socket)
          socket.ping()
        }
      }
    },
    close: () => void server.close(),
  }
}

/** Answers an upgrade with an HTTP status such as `403 Forbidden`, and closes the socket. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => {})
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function asBuffer(data: Buffer | ArrayBuffer | Buffer[]): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data)
  return Buffer.isBuffer(data) ? data : Buffer.from(data)
}

/** The messages of one SockJS frame, a JSON array of strings or one string; undefined when it is neither. */
function sockJsMessages(bytes: Buffer): Buffer[] | undefined {
  if (bytes.length === 0) return []
  try {
    const parsed: unknown = JSON.parse(bytes.toString('utf8'))
    const messages: unknown[] = Array.isArray(parsed) ? parsed : [parsed]
    return messages.every((message) => typeof message === 'string')
      ? messages.map((message) => Buffer.from(message))
      : undefined
  } catch {
    return undefined
  }
}
