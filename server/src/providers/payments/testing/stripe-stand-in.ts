import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import type { SandboxPortalAction } from '@towline/contract'
import { eventBodies } from '../stripe-events.ts'
import { type Account, expire, idLike, live, pay, type StripeEvent } from '../stripe-life.ts'
import type { SessionShape } from '../stripe-shapes.ts'
import { signed } from '../stripe-signature.ts'

/** The fields of a form-encoded body, each by its full name such as `line_items[0][price]`. */
type Form = Partial<Record<string, string>>

/** How the stand-in misbehaves, once, on the first request that matches. */
type Fault = {
  /** Matched against `POST /checkout/sessions` and the like. */
  on: RegExp
  /** `down` ends the connection without a word, `slow` never answers. */
  as: 'down' | 'slow' | 429 | 500
  /** Does what was asked before it fails, as when an answer is lost on its way. */
  afterwards?: true
}

type Reply = { status: number; body: unknown; isReplayed?: true; told?: StripeEvent[] }

/** What the stand-in holds; tests read it and may write to it. */
type StripeState = {
  sessions: Map<string, SessionShape>
  /** By checkout: what its subscription is to carry, which is not what the checkout carries. */
  subscriptionMetadata: Map<string, Record<string, string>>
  accounts: Map<string, Account>
  /** Customers there are; a checkout makes one. */
  customers: Set<string>
  faults: Fault[]
  /** Every request as `POST /checkout/sessions`, with its form. */
  asked: { what: string; form: Form }[]
  /** Where events are sent. Without an address they are kept in `events` only. */
  webhookUrl: string
  /** The bodies of all events, in their order. */
  events: string[]
  /** Epoch ms; tests move it. */
  now: () => number
}

/** A running stand-in. */
export type StripeStandIn = {
  state: StripeState
  url: string
  secretKey: string
  webhookSecret: string
  priceId: string
  /** The card is given at the checkout: what Stripe's own page does. */
  pay(sessionId: string): Promise<{ subscriptionId: string; customer: string }>
  /** A checkout's day is over. */
  runOut(sessionId: string): Promise<void>
  /** What the billing portal or the calendar does to a subscription. */
  live(subscriptionId: string, action: SandboxPortalAction): Promise<void>
  /** Sends a body to `webhookUrl` once more, signed now; the status it was answered with. */
  send(body: string): Promise<number>
  stop(): Promise<void>
}

/** Cents a month. */
const PRICE = 59_900
const DAY_SECONDS = 24 * 3600

/**
 * The part of Stripe's API that the product uses: checkout sessions, subscriptions and the billing portal,
 * with the events it sends of them. It checks the key, knows one price and honours idempotency keys.
 */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const access = {
    secretKey: 'sk_test_standin',
    webhookSecret: 'whsec_standin',
    priceId: 'price_standin',
  }
  const state: StripeState = {
    sessions: new Map(),
    subscriptionMetadata: new Map(),
    accounts: new Map(),
    customers: new Set(),
    faults: [],
    asked: [],
    webhookUrl: '',
    events: [],
    now: Date.now,
  }
  const answer = answerer(state, access)
  const server = createServer(async (request, response) => {
    const reply = await answer(request)
    if (reply === 'slow') return
    if (reply === 'down') return void request.socket.destroy()
    const { status, body, isReplayed, told = [] } = reply
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': idLike('req'),
      ...(isReplayed ? { 'idempotent-replayed': 'true' } : {}),
    })
    response.end(JSON.stringify(body))
    // Whoever asked has his answer already; Stripe would try again where this fails.
    await tell(told).catch(() => {})
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  const send = async (body: string) => {
    const answered = await fetch(state.webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': await signed(body, access.webhookSecret),
      },
      body,
    })
    await answered.arrayBuffer()
    return answered.status
  }
  const tell = async (told: StripeEvent[]) => {
    const bodies = eventBodies(told, state.now())
    state.events.push(...bodies)
    if (!state.webhookUrl) return
    for (const body of bodies) {
      const status = await send(body)
      if (status !== 200) throw new Error(`The webhook answered ${status}`)
    }
  }
  return {
    state,
    ...access,
    url: `http://127.0.0.1:${portOf(server.address())}`,
    async pay(sessionId) {
      const session = found(state.sessions, sessionId)
      if (session.status !== 'open') throw new Error('This checkout is not open')
      const { now: paid, told } = pay(session, {
        metadata: state.subscriptionMetadata.get(sessionId) ?? {},
        price: PRICE,
        card: '4242',
        at: state.now(),
      })
      const { id: subscriptionId, customer } = paid.account.subscription
      state.sessions.set(sessionId, paid.session)
      state.accounts.set(subscriptionId, paid.account)
      state.customers.add(String(customer))
      await tell(told)
      return { subscriptionId, customer: String(customer) }
    },
    async runOut(sessionId) {
      const { now: over, told } = expire(found(state.sessions, sessionId))
      state.sessions.set(sessionId, over)
      await tell(told)
    },
    async live(subscriptionId, action) {
      const account = found(state.accounts, subscriptionId)
      const { now: after, told } = live(account, action, { at: state.now() })
      state.accounts.set(subscriptionId, after)
      await tell(told)
    },
    send,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

type Access = { secretKey: string; priceId: string }

/** Answers requests; what a key was answered first it is answered again. */
function answerer(state: StripeState, access: Access) {
  const answered = new Map<string, { asked: string; reply: Reply }>()
  return async (request: IncomingMessage): Promise<Reply | 'down' | 'slow'> => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in')
    const what = `${request.method} ${pathname.replace(/^\/v1/, '')}`
    const body = await readText(request)
    const form: Form = Object.fromEntries(new URLSearchParams(body))
    state.asked.push({ what, form })
    if (request.headers.authorization !== `Bearer ${access.secretKey}`)
      return refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    const faultAt = state.faults.findIndex(({ on }) => on.test(what))
    const [fault] = faultAt < 0 ? [] : state.faults.splice(faultAt, 1)
    if (fault && !fault.afterwards) return failure(fault)
    const key = String(request.headers['idempotency-key'] ?? '')
    const before = key ? answered.get(key) : undefined
    const asked = `${what} ${body}`
    if (before && before.asked !== asked)
      return refusal(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters',
      })
    const reply = before
      ? { ...before.reply, told: [], isReplayed: true as const }
      : route(what, form, state, access)
    if (key && request.method === 'POST') answered.set(key, { asked, reply })
    return fault ? failure(fault) : reply
  }
}

function failure({ as }: Fault): Reply | 'down' | 'slow' {
  if (as === 'down' || as === 'slow') return as
  return as === 429
    ? refusal(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many' })
    : refusal(500, { type: 'api_error', message: 'Something went wrong at Stripe' })
}

function route(what: string, form: Form, state: StripeState, access: Access): Reply {
  const id = /\/((?:cs|sub)_\w+)/.exec(what)?.[1] ?? ''
  switch (id ? what.replace(id, '{id}') : what) {
    case 'POST /checkout/sessions':
      return createSession(form, state, access)
    case 'GET /checkout/sessions/{id}':
      return shown(state.sessions.get(id), 'checkout.session', id)
    case 'POST /checkout/sessions/{id}/expire':
      return expireSession(id, state)
    case 'GET /subscriptions/{id}':
      return shown(state.accounts.get(id)?.subscription, 'subscription', id)
    case 'POST /billing_portal/sessions':
      return createPortal(form, state)
    default:
      return refusal(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${what})`,
      })
  }
}

function createSession(form: Form, state: StripeState, { priceId }: Access): Reply {
  const missing = ['mode', 'success_url', 'line_items[0][price]'].find((name) => !form[name])
  if (missing) return missingParam(missing)
  if (form['line_items[0][price]'] !== priceId)
    return noSuch('price', form['line_items[0][price]'], 'line_items[0][price]')
  if (form.customer && form.customer_email)
    return refusal(400, {
      type: 'invalid_request_error',
      message: 'You may only specify one of these parameters: customer, customer_email.',
    })
  if (form.customer && !state.customers.has(form.customer))
    return noSuch('customer', form.customer, 'customer')
  const id = idLike('cs_test')
  const created = Math.floor(state.now() / 1000)
  const session: SessionShape = {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    url: `https://checkout.stripe.test/c/pay/${id}`,
    created,
    expires_at: created + DAY_SECONDS,
    client_reference_id: form.client_reference_id ?? null,
    metadata: metadataIn(form, 'metadata'),
    customer: form.customer ?? null,
    subscription: null,
  }
  state.sessions.set(id, session)
  state.subscriptionMetadata.set(id, metadataIn(form, 'subscription_data[metadata]'))
  return { status: 200, body: session }
}

function expireSession(id: string, state: StripeState): Reply {
  const session = state.sessions.get(id)
  if (!session) return noSuch('checkout.session', id, 'session', 404)
  if (session.status !== 'open')
    return refusal(400, {
      type: 'invalid_request_error',
      message: `Only Checkout Sessions with a status in ["open"] can be expired.`,
    })
  const { now: body, told } = expire(session)
  state.sessions.set(id, body)
  return { status: 200, body, told }
}

function createPortal(form: Form, { customers, now }: StripeState): Reply {
  const { customer, return_url = null } = form
  if (!customer) return missingParam('customer')
  if (!customers.has(customer)) return noSuch('customer', customer, 'customer')
  const id = idLike('bps')
  const body = {
    id,
    object: 'billing_portal.session',
    created: Math.floor(now() / 1000),
    customer,
    livemode: false,
    return_url,
    url: `https://billing.stripe.test/p/session/${id}`,
  }
  return { status: 200, body }
}

const metadataIn = (form: Form, under: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => name.startsWith(`${under}[`))
      .map(([name, value]) => [name.slice(under.length + 1, -1), value ?? '']),
  )

const shown = (thing: object | undefined, kind: string, id: string): Reply =>
  thing ? { status: 200, body: thing } : noSuch(kind, id, 'id', 404)

const noSuch = (kind: string, id: string | undefined, param: string, status = 400): Reply =>
  refusal(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  })

const missingParam = (param: string): Reply =>
  refusal(400, {
    type: 'invalid_request_error',
    code: 'parameter_missing',
    param,
    message: `Missing required param: ${param}.`,
  })

type StripeError = { type: string; message: string; code?: string; param?: string }

const refusal = (status: number, error: StripeError): Reply => ({ status, body: { error } })

function found<T>(things: Map<string, T>, id: string): T {
  const thing = things.get(id)
  if (!thing) throw new Error(`The stand-in has no ${id}`)
  return thing
}

function portOf(address: string | AddressInfo | null): number {
  if (!address || typeof address === 'string') throw new Error('The stand-in has no port')
  return address.port
}
