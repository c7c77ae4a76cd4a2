import { type ErrorCode, errors, type Operation, type ReplyOf, type Sent } from '@towline/contract'

declare global {
  /** Answers the page has asked for before its scripts were there, by method, address and body; see `askSooner`. */
  var towlineEarly: Map<string, Promise<Response>> | undefined
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

// The page's content policy forbids the code generation zod would otherwise try. Said where zod looks for it, since
// most pages come without zod.
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true }

/** Why a call to the server failed: the contract's code, a sentence for people, and what is wrong by field. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode | 'offline'
  readonly fields: Record<string, string>
  /** The newer record, when the code is `newer_version`. */
  readonly newer: unknown

  constructor(
    code: ErrorCode | 'offline',
    message: string,
    more: { fields?: Record<string, string>; newer?: unknown } = {},
  ) {
    super(message)
    this.code = code
    this.fields = more.fields ?? {}
    this.newer = more.newer
  }
}

/** What is said when no answer came. */
export const OFFLINE = 'Can’t reach the server. Check the connection and try again.'

type Options = { signal?: AbortSignal; headers?: Record<string, string> }

/** An operation's input, or nothing where it takes none. */
export type Input<E> = unknown extends Sent<E> ? [input?: undefined] : [input: Sent<E>]

/** Sends one call to the server and gives its reply; throws an ApiError. The session travels in a cookie. */
export async function send<E extends Operation>(
  operation: E,
  input: Sent<E> | undefined,
  { signal, headers }: Options = {},
): Promise<ReplyOf<E>> {
  const body = partOf(input, 'body')
  const request: RequestInit = {
    method: operation.method,
    credentials: 'same-origin',
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }
  const response = await ask(addressOf(operation, input), request).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new ApiError('offline', OFFLINE)
  })
  const reply: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw asApiError(reply)
  return trusted<E>(reply)
}

/** The answer that the page has asked for already, once; else it is asked for now. */
function ask(address: string, request: RequestInit): Promise<Response> {
  const key = `${request.method} ${address} ${request.body ?? ''}`
  const early = globalThis.towlineEarly?.get(key)
  globalThis.towlineEarly?.delete(key)
  return early ? early.catch(() => fetch(address, request)) : fetch(address, request)
}

/** The path and query of a call: `:name` filled from `params`, empty query values left out. */
export function addressOf(operation: Pick<Operation, 'path'>, input: unknown): string {
  const params = partOf(input, 'params') ?? {}
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(partOf(input, 'query') ?? {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

function partOf(input: unknown, part: 'params' | 'query' | 'body') {
  return isRecord(input) && isRecord(input[part]) ? input[part] : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && code in errors
}

/** What an answer that is no success says. */
export function asApiError(reply: unknown): ApiError {
  if (!isRecord(reply) || !isErrorCode(reply.error)) {
    return new ApiError('internal', errors.internal.message)
  }
  const message = typeof reply.message === 'string' ? reply.message : errors[reply.error].message
  const fields = isRecord(reply.fields)
    ? Object.fromEntries(Object.entries(reply.fields).map(([name, text]) => [name, String(text)]))
    : {}
  return new ApiError(reply.error, message, { fields, newer: reply.newer })
}

// Safe because the server holds every reply against the same contract schema in its tests; parsing
// again here would only cost the reader time.
function trusted<E>(reply: unknown): ReplyOf<E> {
  return reply as ReplyOf<E>
}
