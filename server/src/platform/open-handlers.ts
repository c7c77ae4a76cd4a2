import { type Access, MadeFile, StoredFile } from '@towline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Telephony } from '../providers/telephony/index.ts'
import { type Actor, carrier, nobody } from './actor.ts'
import type { App } from './app.ts'
import type { ClientAddress } from './client-address.ts'
import { sendFile, sendMadeFile } from './download.ts'
import { execute } from './execute.ts'
import { Failure } from './failure.ts'
import { type AnyHandler, JsonText, type SessionChange } from './handler.ts'
import { isFromOwnPage } from './own-origin.ts'
import { DEVICE_COOKIE, deviceIn, type Place } from './place.ts'
import { requestLimit } from './request-limit.ts'
import { describe } from './route-schema.ts'
import { COMPANION_COOKIE, companionOf, SESSION_COOKIE, sessionIn } from './session-cookies.ts'
import { ownOrigins, type Settings } from './settings.ts'
import { fileIn, takeAnyBody } from './upload.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the contract's operation behind this route. */
    operation?: string
  }
}

/** What opening handlers to HTTP takes besides the handlers. */
type HttpDeps = {
  /** Who sends the request; throws `Failure` for a wrong password or too many tries. */
  identify(request: FastifyRequest): Promise<Actor>
  addressOf: ClientAddress
}

/** Opens handlers to HTTP, each at its operation's address and nowhere else. */
export function openHandlers(
  http: FastifyInstance,
  app: App,
  handlers: readonly AnyHandler[],
  surroundings: HttpDeps,
): void {
  const takesFile = ({ operation }: AnyHandler) => operation.carries === 'upload'
  const open = (scope: FastifyInstance, some: readonly AnyHandler[]) => {
    for (const handler of some) openHandler(scope, app, handler, surroundings)
  }
  const takers = handlers.filter(takesFile)
  open(
    http,
    handlers.filter((handler) => !takesFile(handler)),
  )
  http.register(async (scope) => {
    takeAnyBody(scope)
    open(scope, takers)
  })
}

function openHandler(
  http: FastifyInstance,
  app: App,
  handler: AnyHandler,
  { identify, addressOf }: HttpDeps,
): void {
  const { operation } = handler
  const isXml = operation.access.kind === 'signed' && operation.access.by === 'carrier'
  const limited = limiterOf(app, handler)
  http.route({
    method: operation.method,
    url: operation.path,
    schema: describe(operation),
    config: { operation: operation.name },
    exposeHeadRoute: operation.method === 'GET' && operation.carries !== 'download',
    handler: async (request, reply) => {
      checkSameOrigin(app, request, handler)
      const actor = await actorOf(app, request, operation.access, identify)
      const body = operation.carries === 'upload' ? fileIn(request) : bodyOf(request)
      const input = { params: request.params, query: request.query, body }
      const address = addressOf(request.raw)
      const answer = await limited(address, () =>
        execute(app, handler, {
          actor,
          input: input as never,
          from: placeOf(request, { address, session: sessionOf(app, request) }),
          onSession: (change) => carrySession(app, reply, change),
        }),
      )
      if (operation.carries === 'download') return sendDownload(app, answer, request, reply)
      reply.header('cache-control', 'no-store')
      if (isXml) return reply.type('text/xml; charset=utf-8').send(answer)
      if (answer instanceof JsonText) {
        return reply.type('application/json; charset=utf-8').serializer(String).send(answer.json)
      }
      return reply.send(answer)
    },
  })
}

const placeOf = (
  { cookies, headers }: FastifyRequest,
  { address, session }: { address: string; session: string | undefined },
): Place => ({
  address,
  device: deviceIn(cookies[DEVICE_COOKIE]),
  ...(headers['user-agent'] && { userAgent: headers['user-agent'] }),
  ...(session && { session }),
})

const sendDownload = (app: App, answer: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const made = MadeFile.safeParse(answer)
  return made.success
    ? sendMadeFile(made.data, reply)
    : sendFile(app.files, StoredFile.parse(answer), request, reply)
}

/** What was sent. A browser gives an empty body a type, of which a parser makes an empty text or form. */
const bodyOf = ({ headers, body }: FastifyRequest): unknown =>
  headers['content-length'] === '0' ? undefined : body

type Limited = <T>(address: string, work: () => Promise<T>) => Promise<T>

/** Holds requests to the operation's limit. What could not even be read is not counted: forms are filled in by trial and error. */
function limiterOf(app: App, { operation: { name, limit } }: AnyHandler): Limited {
  if (!limit) return (_, work) => work()
  const limiter = requestLimit(app, { ...limit, name })
  return async (address, work) => {
    const waitMs = await limiter.take(address)
    if (waitMs > 0) throw new Failure('too_many', { retryAfter: Math.ceil(waitMs / 1000) })
    return work().catch(async (error: unknown) => {
      if (error instanceof Failure && error.code === 'bad_request') await limiter.give(address)
      throw error
    })
  }
}

async function actorOf(
  app: App,
  request: FastifyRequest,
  access: Access,
  identify: HttpDeps['identify'],
): Promise<Actor> {
  if (access.kind === 'signed') return checkCarrier(app, request)
  // A chat's key opens it for anybody; the company's own staff may see more, and a wrong password is no reason to see less.
  if (access.kind === 'chat') {
    const actor = await identify(request).catch(() => nobody)
    return actor.kind === 'halfway' ? nobody : actor
  }
  const matters = access.kind === 'staff' || (access.kind === 'public' && access.knowsCaller)
  return matters ? identify(request) : nobody
}

const SESSION_DAYS = 30
const DEVICE_DAYS = 90

/**
 * Sets or clears the two cookies. Whoever is told who he is keeps his session's for as long again: it ends when
 * it is not used. `authToken` holds a Basic credential of the session, never the password; the device's mark
 * outlives the session, and opens nothing.
 */
function carrySession(app: App, reply: FastifyReply, change: SessionChange): void {
  const common = {
    path: '/',
    sameSite: 'lax',
    secure: app.settings.PUBLIC_URL.startsWith('https'),
  } as const
  if ('ends' in change) {
    reply
      .clearCookie(SESSION_COOKIE, { ...common, httpOnly: true })
      .clearCookie('loggedInUser', common)
    if (common.secure) reply.clearCookie(COMPANION_COOKIE, { ...common, httpOnly: true })
    return
  }
  const maxAge = SESSION_DAYS * 24 * 3600
  const credential =
    'begins' in change ? credentialOf(change.begins) : sessionOf(app, reply.request)
  const hidden = { ...common, httpOnly: true, maxAge }
  if (credential) reply.setCookie(SESSION_COOKIE, credential, hidden)
  if (credential && common.secure)
    reply.setCookie(COMPANION_COOKIE, companionOf(credential), hidden)
  const user = 'begins' in change ? change.begins.user : change.is
  reply.setCookie('loggedInUser', JSON.stringify(user), { ...common, maxAge })
  if ('begins' in change)
    reply.setCookie(DEVICE_COOKIE, change.begins.device, {
      ...common,
      httpOnly: true,
      maxAge: DEVICE_DAYS * 24 * 3600,
    })
}

const sessionOf = (app: App, { cookies }: FastifyRequest) =>
  sessionIn(app.settings.PUBLIC_URL, (name) => cookies[name])

const credentialOf = ({ id, secret }: { id: string; secret: string }) =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`

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

/** A browser that sends our cookie along from another site must not be able to write, nor to sign in. */
function checkSameOrigin(
  app: App,
  request: FastifyRequest,
  { operation, reads }: AnyHandler,
): void {
  if (operation.takesForms) return
  if (operation.access.kind === 'signed' || (operation.method === 'GET' && reads)) return
  const isFile = operation.carries === 'upload'
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')
  if (!isFile && !isJson && (bodyOf(request) ?? null) !== null) throw new Failure('bad_media_type')
  const { headers, host } = request
  if (!isFromOwnPage({ headers, host }, ownOrigins(app.settings))) throw new Failure('bad_origin')
}
