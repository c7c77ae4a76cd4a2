import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long we listen to the rest of a body that nobody wants, so that its sender gets to read the answer. */
const REST_MS = 10_000

/** Connections that end with the answer they are getting. */
const ending = new WeakSet<Socket>()
/** What reads a body at the moment, and has to let go of it. */
const readers = new WeakMap<IncomingMessage, AsyncGenerator>()

/** Remembers who reads a body, so that the rest of it can be thrown away when an answer is ready before. */
export function readBy<T extends AsyncGenerator>(request: IncomingMessage, reader: T): T {
  readers.set(request, reader)
  return reader
}

/** Whether the connection a request came on is ending: its sender was told so, and what still comes is not done. */
export const isEnding = ({ socket }: IncomingMessage): boolean => ending.has(socket)

/**
 * To be called before an answer goes out. What is left of the request's body is thrown away; if it has not
 * arrived whole, the answer says `Connection: close`, and the connection ends when the sender has read that.
 */
export function answerEarly(request: IncomingMessage, response: ServerResponse): void {
  const isRead = request.complete && request.readableLength === 0
  if (isRead || request.destroyed) return
  request.once('error', () => {})
  void throwAway(request)
  if (request.complete) return
  const { socket } = request
  ending.add(socket)
  response.setHeader('connection', 'close')
  // Closed with something unread, it would be reset, and the sender would lose the answer with it.
  socket.destroySoon = () => socket.end()
  const timer = setTimeout(() => socket.destroy(), REST_MS).unref()
  socket.once('close', () => clearTimeout(timer))
}

async function throwAway(request: IncomingMessage): Promise<void> {
  await readers.get(request)?.return(undefined)
  request.on('data', () => {})
  request.resume()
}
