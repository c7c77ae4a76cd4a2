import type { IncomingMessage } from 'node:http'
import type { SentFile } from '@towline/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { readBy } from './early-answer.ts'
import { Failure } from './failure.ts'

/** How long the whole of an upload may take; other requests have less (`limitArrival`). */
export const UPLOAD_MS = 30 * 60_000
/** How long the sender of a file may be silent. */
const SILENCE_MS = 60_000

/** The files that are on their way at this moment. */
const underWay = new Set<IncomingMessage>()

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Ends a request that has not arrived whole in time. Node's own limit is one for all, and an upload needs more. */
export function limitArrival(request: IncomingMessage, ms: number): void {
  const timer = setTimeout(() => request.complete || request.destroy(), ms).unref()
  timers.set(request, timer)
  request.once('close', () => clearTimeout(timer))
}

/** Lets the routes of this scope take a body of any type, unread. What is on its way when the server stops is sent again later. */
export function takeAnyBody(scope: FastifyInstance): void {
  scope.addHook('preClose', async () => {
    for (const request of underWay) request.destroy()
  })
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _body, done) => done(null))
}

/** The file a request brings, with what its headers say of it. It has not been read yet. */
export function fileIn({ headers, raw }: FastifyRequest): z.input<typeof SentFile> {
  const length = headers['content-length']
  return {
    uploadId: String(headers['x-upload-id'] ?? ''),
    name: decoded(String(headers['x-file-name'] ?? '')),
    length: length === undefined ? null : Number(length),
    content: readBy(raw, arriving(raw)),
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The body piece by piece. Who stops reading does not end the connection: there is an answer to send. */
async function* arriving(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  clearTimeout(timers.get(request))
  let silence: NodeJS.Timeout | undefined
  const listen = () => {
    silence = setTimeout(() => request.destroy(), SILENCE_MS)
  }
  underWay.add(request)
  try {
    listen()
    for await (const piece of request.iterator({ destroyOnReturn: false })) {
      clearTimeout(silence)
      yield piece
      listen()
    }
  } catch {
    throw new Failure('bad_request', { message: 'The file didn’t arrive complete. Send it again.' })
  } finally {
    clearTimeout(silence)
    underWay.delete(request)
  }
}
