import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import sockjs from 'sockjs'
import type { Caller, OpenSession } from './caller.ts'
import { createAddressCap, limitBody, turnAway } from './http-guards.ts'
import type { RealtimeLimits } from './limits.ts'
import type { Pipe } from './pipe.ts'

/** One fallback session, from its first poll to its end. */
type Fallback = {
  caller: Caller
  /** The poll or stream that carries messages now. */
  response: ServerResponse
  /** Bytes that sockjs keeps until the next poll. */
  heldBytes: number
}

/** SockJS's two fallbacks, long polling and streaming over plain HTTP. */
type SockJsEndpoint = {
  /** Answers a request below the prefix whose Origin has been checked. `path` is what follows the prefix. */
  handle(req: IncomingMessage, res: ServerResponse, path: string, caller: Caller): void
}

const transport = /^\/[\w-]{1,32}\/([\w-]{1,64})\/(xhr|xhr_streaming|xhr_send)$/

/**
 * The `sockjs` package behind guards, for it has no limits of its own: only /info and the xhr
 * transports pass, bodies are bounded before they are parsed, and sessions are counted per address.
 */
export function createSockJsEndpoint(
  prefix: string,
  limits: RealtimeLimits,
  open: OpenSession,
): SockJsEndpoint {
  const fallbacks = new Map<string, Fallback>()
  const places = createAddressCap(limits.fallbackSessionsPerAddress)
  const inner = innerServer(prefix, limits)

  inner.service.on('connection', (connection) => {
    const id =
      connection && transport.exec(connection.url.slice(prefix.length).split('?')[0] ?? '')?.[1]
    const fallback = id && fallbacks.get(id)
    if (!fallback) return connection?.close()
    const session = open(fallbackPipe(connection, fallback), fallback.caller)
    connection.on('data', (message: unknown) => {
      if (typeof message === 'string') session.receive(Buffer.from(message))
      else connection.close()
    })
    connection.on('close', () => {
      fallbacks.delete(id)
      places.give(fallback.caller.address)
      session.gone()
    })
  })

  /** Makes the session known before sockjs does, so that it can be refused. */
  const admit = (id: string, res: ServerResponse, caller: Caller): boolean => {
    const known = fallbacks.get(id)
    if (known) {
      // A second poll beside one that is still open is turned down by sockjs and carries nothing.
      if (!isCarried(known)) Object.assign(known, { response: res, heldBytes: 0 })
      return true
    }
    if (!places.take(caller.address)) return false
    fallbacks.set(id, { caller, response: res, heldBytes: 0 })
    return true
  }

  return {
    handle(req, res, path, caller) {
      // sockjs may write to a response whose client has just gone, and listens to no error.
      res.on('error', () => {})
      const isGreeting = req.method === 'GET' && ['', '/', '/info'].includes(path)
      if (isGreeting) return void inner.http.emit('request', req, res)
      const [, id, kind] = (req.method === 'POST' && transport.exec(path)) || []
      if (!id) return turnAway(res, 404, 'There is nothing here')
      if (!limitBody(req, res, limits.requestBytes)) return
      if (kind !== 'xhr_send' && !admit(id, res, caller)) {
        return turnAway(res, 429, 'Too many sessions from this address')
      }
      if (kind === 'xhr_send') blameSender(res)
      inner.http.emit('request', req, res)
    },
  }
}

/** sockjs says 500 to whoever sends no JSON; that is no fault of ours, and nobody is to be woken by it. */
function blameSender(res: ServerResponse): void {
  const write = res.writeHead.bind(res)
  const writeHead = (status: number, headers?: OutgoingHttpHeaders) =>
    write(status === 500 ? 400 : status, headers)
  Object.assign(res, { writeHead })
}

/** sockjs wants an HTTP server to hang on to; this one never listens and is handed requests. */
function innerServer(prefix: string, limits: RealtimeLimits) {
  const options = {
    prefix,
    // Says so in /info; the sockets themselves never come here.
    websocket: true,
    // The page is served from the same origin, so nobody needs CORS headers.
    disable_cors: true,
    disconnect_delay: limits.awayMs,
    // Only the iframe page would load it, and that is not let through.
    sockjs_url: '/sockjs.js',
    log: () => {},
  }
  const service = sockjs.createServer(options)
  const http = createServer()
  service.installHandlers(http)
  return { service, http }
}

/** Whether a poll or stream is open, so that what is sent leaves at once. */
function isCarried({ response }: Fallback): boolean {
  return !response.writableEnded && !response.destroyed
}

function fallbackPipe(connection: sockjs.Connection, fallback: Fallback): Pipe {
  return {
    send(frame) {
      if (!isCarried(fallback)) fallback.heldBytes += frame.bytes.length
      connection.write(frame.bytes.toString())
    },
    bufferedBytes: () =>
      fallback.heldBytes + (isCarried(fallback) ? fallback.response.writableLength : 0),
    close: (code, reason) => closeConnection(connection, code, reason),
    terminate() {
      closeConnection(connection, 1008, 'Too slow')
      fallback.response.destroy()
    },
  }
}

/** Closes with a numeric code, as SockJS has it on the wire; the published types wrongly want a string. */
function closeConnection(connection: sockjs.Connection, code: number, reason: string): void {
  Reflect.apply(connection.close, connection, [code, reason])
}
