import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import { type Access, type ErrorCode, type ErrorReply, errors } from '@towline/contract'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
  LogController,
} from 'fastify'
import { z } from 'zod'
import type { Telephony } from '../providers/telephony/index.ts'
import { type Actor, carrier, nobody } from './actor.ts'
import type { App } from './app.ts'
import { DatabaseUnavailable } from './db/index.ts'
import { Failure } from './failure.ts'
import { newId } from './ids.ts'
import { perform } from './perform.ts'
import type { Settings } from './settings.ts'
import { type AnyVerb, JsonText, type SessionChange } from './verb.ts'

/** What the HTTP server has to be told. */
export type HttpSurroundings = {
  /** Who sends the request; throws `Failure` for a wrong password or too many tries. */
  identify(request: FastifyRequest): Promise<Actor>
  /** Hashes of the inline scripts the web app was built with, for the content security policy. */
  scriptHashes: string[]
  serverFactory?: FastifyServerFactory
}

const BODY_LIMIT = 1024 * 1024

/** Makes the HTTP server without opening any verb: parsers, headers, errors, the guard on routes. */
export async function createHttp(
  app: App,
  { scriptHashes, serverFactory }: HttpSurroundings,
): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = app.log
  const http = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: app.settings.TRUST_PROXY ?? false,
    genReqId: newId,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    ...(serverFactory ? { serverFactory } : {}),
  })
  // Verbs parse their own input, the same for every way in; Fastify's schemas here describe and serialise.
  http.setValidatorCompiler(() => () => true)
  http.setErrorHandler((error, request, reply) => sendError(app, error, request, reply))
  await http.register(cookie)
  await http.register(formbody, { bodyLimit: 64 * 1024 })
  await http.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: [
          "'self'",
          ...(app.settings.PUBLIC_URL.startsWith('https') ? ['wss:'] : ['ws:', 'wss:']),
        ],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: app.settings.PUBLIC_URL.startsWith('https'),
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  })
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  http.addHook('onResponse', async (request, reply) => {
    app.metrics.requests.observe(
      {
        endpoint: request.routeOptions.config.endpoint ?? 'other',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    )
  })
  return http
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the contract's endpoint behind this route. */
    endpoint?: string
  }
}

/** Opens verbs to HTTP, each at its endpoint's address and nowhere else. */
export function openVerbs(
  http: FastifyInstance,
  app: App,
  verbs: readonly AnyVerb[],
  { identify }: HttpSurroundings,
): void {
  for (const verb of verbs) {
    const { endpoint } = verb
    const isXml = endpoint.access.kind === 'signed' && endpoint.access.by === 'carrier'
    http.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: describe(verb, isXml),
      config: { endpoint: endpoint.name },
      handler: async (request, reply) => {
        checkSameOrigin(app, request, verb)
        const actor = await actorOf(app, request, endpoint.access, identify)
        const input = { params: request.params, query: request.query, body: request.body }
        const answer = await perform(app, verb, {
          actor,
          input: input as never,
          onSession: (change) => carrySession(app, reply, change),
        })
        reply.header('cache-control', 'no-store')
        if (isXml) return reply.type('text/xml; charset=utf-8').send(answer)
        if (answer instanceof JsonText) {
          return reply.type('application/json; charset=utf-8').serializer(String).send(answer.json)
        }
        return reply.send(answer)
      },
    })
  }
}

async function actorOf(
  app: App,
  request: FastifyRequest,
  access: Access,
  identify: HttpSurroundings['identify'],
): Promise<Actor> {
  if (access.kind === 'signed') return checkCarrier(app, request)
  const matters = access.kind === 'staff' || (access.kind === 'public' && access.knowsCaller)
  return matters ? identify(request) : nobody
}

const SESSION_DAYS = 30

/** Sets or clears the two cookies. `authToken` holds a Basic credential of the session, never the password. */
function carrySession(app: App, reply: FastifyReply, change: SessionChange): void {
  const common = {
    path: '/',
    sameSite: 'lax',
    secure: app.settings.PUBLIC_URL.startsWith('https'),
  } as const
  if ('ends' in change) {
    reply
      .clearCookie('authToken', { ...common, httpOnly: true })
      .clearCookie('loggedInUser', common)
    return
  }
  const { id, secret, user } = change.begins
  const maxAge = SESSION_DAYS * 24 * 3600
  const credential = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
  reply.setCookie('authToken', credential, { ...common, httpOnly: true, maxAge })
  reply.setCookie('loggedInUser', JSON.stringify(user), { ...common, maxAge })
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-7',
  })
  return described
}

/** The route's schema: for the API page, and for Fastify's serialiser, which drops what the contract does not name. */
export function describe({ endpoint }: Pick<AnyVerb, 'endpoint'>, isXml: boolean) {
  const { access } = endpoint
  const describedErrors: Record<string, unknown> = {}
  for (const code of endpoint.fails as readonly ErrorCode[])
    describedErrors[errors[code].status] = {
      description: errors[code].message,
      type: 'object',
      additionalProperties: true,
    }
  return {
    summary: endpoint.summary,
    operationId: endpoint.name,
    tags: [endpoint.path.split('/')[2] ?? ''],
    ...(endpoint.params ? { params: jsonSchema(endpoint.params, 'input') } : {}),
    ...(endpoint.query ? { querystring: jsonSchema(endpoint.query, 'input') } : {}),
    ...(endpoint.body ? { body: jsonSchema(endpoint.body, 'input') } : {}),
    ...(access.kind === 'staff' ? { security: [{ basic: [] }, { cookie: [] }] } : {}),
    ...(isXml ? { consumes: ['application/x-www-form-urlencoded'], produces: ['text/xml'] } : {}),
    response: isXml
      ? describedErrors
      : { 200: jsonSchema(endpoint.reply, 'output'), ...describedErrors },
  }
}

/** The carrier's signature is over the address as the carrier was told it, so it is built from PUBLIC_URL. */
export function checkCarrier(
  app: { settings: Pick<Settings, 'PUBLIC_URL'>; telephony: Pick<Telephony, 'verifyWebhook'> },
  request: FastifyRequest,
): Actor {
  const signature = request.headers['x-twilio-signature']
  const form = (request.body ?? {}) as Record<string, string | string[]>
  const url = app.settings.PUBLIC_URL + (request.raw.url ?? '')
  const good = app.telephony.verifyWebhook({
    signature: Array.isArray(signature) ? signature[0] : signature,
    url,
    form,
  })
  if (!good) throw new Failure('bad_signature')
  return carrier
}

/** A browser that sends our cookie along from another site must not be able to write. */
function checkSameOrigin(app: App, request: FastifyRequest, verb: AnyVerb): void {
  if (verb.endpoint.method === 'GET' || verb.endpoint.access.kind === 'signed') return
  if (
    !request.headers['content-type']?.startsWith('application/json') &&
    request.body !== undefined &&
    request.body !== null
  ) {
    throw new Failure('bad_media_type')
  }
  const { origin } = request.headers
  const fetchSite = request.headers['sec-fetch-site']
  if (fetchSite === 'cross-site') throw new Failure('bad_origin')
  if (!origin) return
  const own = [new URL(app.settings.PUBLIC_URL).host, request.host]
  if (!URL.canParse(origin) || !own.includes(new URL(origin).host)) throw new Failure('bad_origin')
}

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'bad_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'not_found',
}

function sendError(
  app: App,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = asFailure(error)
  if (failure.code === 'internal')
    app.log.error(
      { err: error, requestId: request.id, endpoint: request.routeOptions.config.endpoint },
      'request failed',
    )
  if (failure.retryAfter) reply.header('retry-after', failure.retryAfter)
  return sendFailure(reply, failure, request.id)
}

/** Puts a failure on the wire. */
export function sendFailure(
  reply: FastifyReply,
  failure: Failure,
  requestId: string,
): FastifyReply {
  const body: ErrorReply = {
    status: 'error',
    error: failure.code,
    message: failure.message,
    ...(failure.fields ? { fields: failure.fields } : {}),
    ...(failure.newer === undefined ? {} : { newer: failure.newer }),
    requestId,
  }
  return reply
    .code(errors[failure.code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(String)
    .send(JSON.stringify(body))
}

function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof DatabaseUnavailable) return new Failure('unavailable')
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  return new Failure(fastifyCodes[code] ?? 'internal')
}
