import type { IncomingMessage, ServerResponse } from 'node:http'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import serializerFor, { type AnySchema } from 'fast-json-stringify'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
  LogController,
} from 'fastify'
import helmetOf from 'helmet'
import type { App } from './app.ts'
import { answerEarly } from './early-answer.ts'
import { answerGarbage, sendError } from './http-errors.ts'
import { newId } from './ids.ts'
import { type MapPolicy, mapPolicy } from './map-policy.ts'

/** What the HTTP server has to be told. */
type HttpSurroundings = {
  /** Answers the hashes of the inline scripts the web app was built with, for the content security policy. */
  scriptHashes: () => string[]
  serverFactory?: FastifyServerFactory
}

const BODY_LIMIT = 1024 * 1024
const FORM_LIMIT = 64 * 1024

/** Makes the HTTP server without opening any handler: parsers, headers, errors, figures. */
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
    // What comes on an open connection while the last answers go out is answered too, and in our own words.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => void sendError(app, error, request, reply),
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
      answerGarbage(socket, newId())
    },
    ...(serverFactory ? { serverFactory } : {}),
  })
  // Handlers parse their own input, the same for every way in; Fastify's schemas here describe and serialise.
  http.setValidatorCompiler(() => () => true)
  http.setSerializerCompiler<AnySchema>(({ schema }) => whenNeeded(schema))
  http.setErrorHandler((error, request, reply) => sendError(app, error, request, reply))
  takeEmptyJson(http)
  await http.register(cookie)
  await http.register(formbody, { bodyLimit: FORM_LIMIT })
  await http.register(
    helmet,
    headers(app.settings.PUBLIC_URL, scriptHashes, mapPolicy(app.maps.ground)),
  )
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  http.addHook('onSend', async ({ raw }, reply) => answerEarly(raw, reply.raw))
  http.addHook('onResponse', async (request, reply) => {
    app.metrics.requests.observe(
      {
        endpoint: request.routeOptions.config.operation ?? 'other',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    )
  })
  return http
}

/** The serializers of this process, by the fields they write: every operation fails in the same shape. */
const serializers = new WeakMap<object, (reply: unknown) => string>()

/** A serializer that is made with the first reply it writes: a start is not held up by a thousand of them. */
function whenNeeded(schema: AnySchema): (reply: unknown) => string {
  const fields = ('properties' in schema && schema.properties) || schema
  return (reply) => {
    const write = serializers.get(fields) ?? serializerFor(schema)
    serializers.set(fields, write)
    return write(reply)
  }
}

/** Some clients name the type and send no body where there is nothing to say; that is no malformed JSON. */
function takeEmptyJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser('application/json')
  http.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (body === '') done(null, undefined)
      else parse(request, body, done)
    },
  )
}

/** Sets the same headers on answers that are given outside of Fastify, and are no pages. */
export function secureAnswers(
  app: Pick<App, 'settings' | 'maps'>,
): (req: IncomingMessage, res: ServerResponse) => void {
  const set = helmetOf({
    ...commonHeaders(app.settings.PUBLIC_URL, mapPolicy(app.maps.ground)),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
  })
  return (req, res) => set(req, res, () => undefined)
}

/** The security headers but the policy of a page. */
function commonHeaders(publicUrl: string, map: MapPolicy) {
  const isHttps = publicUrl.startsWith('https')
  return {
    referrerPolicy: { policy: map.referrer },
    strictTransportSecurity: isHttps,
    xFrameOptions: { action: 'deny' },
    // Browsers heed it over TLS only, and complain of it elsewhere.
    crossOriginOpenerPolicy: isHttps && ({ policy: 'same-origin-allow-popups' } as const),
  } as const
}

/**
 * The security headers of every answer. The page may talk to its own server only, also by WebSocket, and to
 * the hosts of the map that is set.
 */
function headers(publicUrl: string, scriptHashes: () => string[], map: MapPolicy) {
  return {
    ...commonHeaders(publicUrl, map),
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          () => ["'self'", ...scriptHashes().map((hash) => `'${hash}'`)].join(' '),
          ...map.script,
        ],
        styleSrc: ["'self'", "'unsafe-inline'", ...map.style],
        fontSrc: ["'self'", ...map.font],
        imgSrc: ["'self'", 'data:', 'blob:', ...map.image],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", new URL(publicUrl).origin.replace(/^http/, 'ws'), ...map.connect],
        workerSrc: ["'self'", ...map.worker],
        frameSrc: ["'self'", ...map.frame],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
  } as const
}
