import type { Access } from '@towline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Telephony } from '../providers/telephony/index.ts'
import { type Actor, carrier, nobody } from './actor.ts'
import type { App } from './app.ts'
import type { ClientAddress } from './client-address.ts'
import { Failure } from './failure.ts'
import { perform } from './perform.ts'
import { describe } from './route-schema.ts'
import type { Settings } from './settings.ts'
import { type AnyVerb, JsonText, type SessionChange } from './verb.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the contract's endpoint behind this route. */
    endpoint?: string
  }
}

/** What opening verbs to HTTP takes besides the verbs. */
type Surroundings = {
  /** Who sends the request; throws `Failure` for a wrong password or too many tries. */
  identify(request: FastifyRequest): Promise<Actor>
  addressOf: ClientAddress
}

/** Opens verbs to HTTP, each at its endpoint's address and nowhere else. */
export function openVerbs(
  http: FastifyInstance,
  app: App,
  verbs: readonly AnyVerb[],
  { identify, addressOf }: Surroundings,
): void {
  for (const verb of verbs) {
    const { endpoint } = verb
    const isXml = endpoint.access.kind === 'signed' && endpoint.access.by === 'carrier'
    const limited = limiterOf(verb)
    http.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: describe(endpoint),
      config: { endpoint: endpoint.name },
      handler: async (request, reply) => {
        checkSameOrigin(app, request, verb)
        const actor = await actorOf(app, request, endpoint.access, identify)
        const input = { params: request.params, query: request.query, body: request.body }
        const answer = await limited(addressOf(request.raw), () =>
          perform(app, verb, {
            actor,
            input: input as never,
            onSession: (change) => carrySession(app, reply, change),
          }),
        )
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

type Limited = <T>(address: string, work: () => Promise<T>) => Promise<T>

/** Holds requests to the endpoint's limit. What could not even be read is not counted: forms are filled in by trial and error. */
function limiterOf({ endpoint: { limit } }: AnyVerb): Limited {
  if (!limit) return (_, work) => work()
  const limiter = new RateLimiterMemory({ points: limit.points, duration: limit.seconds })
  return async (address, work) => {
    await limiter.consume(address).catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused
      throw new Failure('too_many', { retryAfter: Math.ceil(refused.msBeforeNext / 1000) })
    })
    return work().catch(async (error: unknown) => {
      if (error instanceof Failure && error.code === 'bad_request') await limiter.reward(address)
      throw error
    })
  }
}

async function actorOf(
  app: App,
  request: FastifyRequest,
  access: Access,
  identify: Surroundings['identify'],
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
function checkSameOrigin(app: App, request: FastifyRequest, { endpoint, reads }: AnyVerb): void {
  if (endpoint.access.kind === 'signed' || (endpoint.method === 'GET' && reads)) return
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')
  if (!isJson && request.body !== undefined && request.body !== null)
    throw new Failure('bad_media_type')
  const { origin } = request.headers
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new Failure('bad_origin')
  if (!origin) return
  const own = [new URL(app.settings.PUBLIC_URL).host, request.host]
  if (!URL.canParse(origin) || !own.includes(new URL(origin).host)) throw new Failure('bad_origin')
}
