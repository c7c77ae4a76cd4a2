import { type ErrorCode, type ErrorReply, errors } from '@towline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { DatabaseUnavailable, errorCode } from './db/index.ts'
import { Failure } from './failure.ts'

/** Answers an error in the one shape all errors have. Ours are logged with the request's id and never shown. */
export function sendError(
  app: Pick<App, 'log'>,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = asFailure(error)
  const said = {
    err: error,
    requestId: request.id,
    operation: request.routeOptions.config.operation,
  }
  if (failure.code === 'internal') app.log.error(said, 'request failed')
  else if (isOutage(error)) app.log.warn(said, 'request could not be served')
  return sendFailure(reply, failure, request.id)
}

/** Puts a failure on the wire. */
export function sendFailure(
  reply: FastifyReply,
  failure: Failure,
  requestId: string,
): FastifyReply {
  if (failure.retryAfter) reply.header('retry-after', failure.retryAfter)
  return reply
    .code(errors[failure.code].status)
    .header('cache-control', 'no-store')
    .header('x-request-id', requestId)
    .type('application/json; charset=utf-8')
    .serializer(String)
    .send(bodyOf(failure, requestId))
}

function bodyOf(failure: Failure, requestId: string): string {
  const body: ErrorReply = {
    status: 'error',
    error: failure.code,
    message: failure.message,
    ...(failure.fields ? { fields: failure.fields } : {}),
    ...(failure.newer === undefined ? {} : { newer: failure.newer }),
    requestId,
  }
  return JSON.stringify(body)
}

/** Answers what is no HTTP, on the bare socket: there is neither a request nor a reply yet. */
export function answerGarbage(socket: NodeJS.WritableStream, requestId: string): void {
  const body = bodyOf(new Failure('bad_request'), requestId)
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nConnection: close\r\nX-Content-Type-Options: nosniff\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'bad_media_type',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** The disk is full, over its quota, read-only or broken: nothing the sender can mend, and no fault of the code. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])

const isOutage = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || diskCodes.has(errorCode(error))

/** What the framework throws with a status of its own is the sender's fault; anything else unknown is ours. */
function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (isOutage(error)) return new Failure('unavailable')
  if (typeof error !== 'object' || error === null) return new Failure('internal')
  const code = 'code' in error ? frameworkCodes[String(error.code)] : undefined
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  return new Failure(code ?? (status >= 400 && status < 500 ? 'bad_request' : 'internal'))
}
