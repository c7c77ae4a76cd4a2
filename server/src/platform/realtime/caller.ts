import type { IncomingMessage } from 'node:http'
import type { Pipe } from './pipe.ts'

/** Who opened a connection, as far as the transport knows: his HTTP headers and his address. */
export type Caller = {
  cookie: string | undefined
  authorization: string | undefined
  address: string
}

/** Starts the conversation of a connection; what it answers is told of every byte and of the end. */
export type OpenSession = (
  pipe: Pipe,
  caller: Caller,
) => { receive(chunk: Buffer): void; gone(): void }

/** Reads off a request who is calling, from `address`. */
export function callerOf(req: IncomingMessage, address: string): Caller {
  return { cookie: req.headers.cookie, authorization: req.headers.authorization, address }
}
