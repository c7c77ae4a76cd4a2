import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import type { SandboxPortalAction } from '@towline/contract'
import {
  type CardTill,
  decideDispute,
  disputeCard,
  expireCard,
  failRefund,
  inEvent,
  newCardSession,
  payCard,
  refundCard,
} from '../card-life.ts'
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

type Reply = {
  status: number
  body: unknown
  isReplayed?: true
  told?: StripeEvent[]
  /** Whose account the events are of, where it is not the key's own. */
  account?: string
}

/** A card payment, and the account it is on; empty for the key's own. */
type CardAtStripe = { account: string; till: CardTill }

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
  /** Accounts that are connected; what is asked for another is refused. */
  connected: Set<string>
  /** Of the connected, those that have not filled in what is needed. */
  unfinished: Set<string>
  /** By their checkout. */
  cards: Map<string, CardAtStripe>
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
  /** What events of connected accounts are signed with. */
  connectWebhookSecret: string
  priceId: string
  /** A customer gives a card for an invoice. */
  payCard(sessionId: string): Promise<void>
  /** Somebody gives money back on Stripe's own pages. */
  refundCard(sessionId: string, amountCents: number): Promise<void>
  /** The bank sends the newest refund back. */
  failRefund(sessionId: string): Promise<void>
  /** The customer disputes the payment at the bank. */
  disputeCard(sessionId: string): Promise<void>
  /** The bank decides. */
  decideDispute(sessionId: string, status: 'won' | 'lost'): Promise<void>
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
    connectWebhookSecret: 'whsec_standin_connect',
    priceId: 'price_standin',
  }
  const state: StripeState = {
    sessions: new Map(),
    subscriptionMetadata: new Map(),
    accounts: new Map(),
    customers: new Set(),
    faults: [],
    asked: [],
    connected: new Set(),
    unfinished: new Set(),
    cards: new Map(),
    webhookUrl: '',
    events: [],
    now: Date.now,
  }
  const answer = answerer(state, access)
  const server = createServer(async (request, response) => {
    const reply = await answer(request)
    if (reply === 'slow') return
    if (reply === 'down') return void request.socket.destroy()
    const { status, body, isReplayed, told = [], account = '' } = reply
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': idLike('req'),
      ...(isReplayed ? { 'idempotent-replayed': 'true' } : {}),
    })
    response.end(JSON.stringify(body))
    // Whoever asked has his answer already; Stripe would try again where this fails.
    await tell(told, account).catch(() => {})
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  const send = async (body: string) => {
    const secret = /^\{[^{]*"account":/.test(body)
      ? access.connectWebhookSecret
      : access.webhookSecret
    const answered = await fetch(state.webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': await signed(body, secret),
      },
      body,
    })
    await answered.arrayBuffer()
    return answered.status
  }
  const tell = async (told: StripeEvent[], account = '') => {
    const bodies = eventBodies(told, state.now(), account)
    state.events.push(...bodies)
    if (!state.webhookUrl) return
    for (const body of bodies) {
      const status = await send(body)
      if (status !== 200) throw new Error(`The webhook answered ${status}`)
    }
  }
  const liveCard = async (
    sessionId: string,
    change: (till: CardTill) => { now: CardTill; told: StripeEvent[] },
  ) => {
    const { account, till } = found(state.cards, sessionId)
    const { now, told } = change(till)
    state.cards.set(sessionId, { account, till: now })
    await tell(told, account)
  }
  return {
    state,
    ...access,
    url: `http://127.0.0.1:${portOf(server.address())}`,
    payCard: (sessionId) =>
      liveCard(sessionId, (till) => {
        if (till.session.status !== 'open') throw new Error('This checkout is not open')
        return payCard(till, '4242')
      }),
    refundCard: (sessionId, amountCents) =>
      liveCard(sessionId, (till) => {
        const change = refundCard(till, { amountCents, key: '', at: state.now() })
        if (!change) throw new Error('More than is left')
        return change
      }),
    failRefund: (sessionId) =>
      liveCard(sessionId, (till) => failRefund(till, till.refunds[0]?.id ?? '')),
    disputeCard: (sessionId) =>
      liveCard(sessionId, (till) => disputeCard(till, { at: state.now() })),
    decideDispute: (sessionId, status) =>
      liveCard(sessionId, (till) => decideDispute(till, status)),
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
      if (state.cards.has(sessionId)) return liveCard(sessionId, expireCard)
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
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    const account = String(request.headers['stripe-account'] ?? '')
    const what = `${request.method} ${pathname.replace(/^\/v1/, '')}`
    const body = await readText(request)
    const form: Form = Object.fromEntries(new URLSearchParams(body))
    state.asked.push({ what, form: account ? { ...form, account } : form })
    if (request.headers.authorization !== `Bearer ${access.secretKey}`)
      return refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    const faultAt = state.faults.findIndex(({ on }) => on.test(what))
    const [fault] = faultAt < 0 ? [] : state.faults.splice(faultAt, 1)
    if (fault && !fault.afterwards) return failure(fault)
    if (account && !state.connected.has(account))
      return refusal(403, {
        type: 'invalid_request_error',
        code: 'account_invalid',
        message: `The provided key does not have access to account '${account}'`,
      })
    const given = String(request.headers['idempotency-key'] ?? '')
    const key = given && `${account} ${given}`
    const before = key ? answered.get(key) : undefined
    const asked = `${what} ${body}`
    if (before && before.asked !== asked)
      return refusal(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters',
      })
    const reply = before
      ? { ...before.reply, told: [], isReplayed: true as const }
      : (routeCard({ what, form, query: searchParams, account }, state) ??
        route(what, form, state, access))
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

type Asked = { what: string; form: Form; query: URLSearchParams; account: string }

/** What is asked about card payments; null for anything else. */
function routeCard(asked: Asked, state: StripeState): Reply | null {
  const { what, form, query, account } = asked
  if (what === 'POST /checkout/sessions' && form.mode === 'payment') return createCard(asked, state)
  if (what === 'POST /refunds') return createRefund(asked, state)
  if (what === 'GET /refunds' || what === 'GET /disputes') {
    const [, card] = cardOf(query.get('payment_intent') ?? '', account, state)
    const data = what === 'GET /refunds' ? card?.till.refunds : card?.till.disputes
    return { status: 200, body: { object: 'list', data: data ?? [], has_more: false } }
  }
  const ofAccount = routeAccount(what, form, state)
  if (ofAccount) return ofAccount
  const id = /\/(cs_\w+)/.exec(what)?.[1] ?? ''
  const card = state.cards.get(id)
  if (!card) return null
  if (card.account !== account) return noSuch('checkout.session', id, 'id', 404)
  if (what.endsWith('/expire')) return endCard(id, card, state)
  const isWhole = query.get('expand[0]') === 'payment_intent.latest_charge'
  const { session } = card.till
  return { status: 200, body: isWhole ? session : inEvent(session) }
}

/** What is asked about accounts of companies; null for anything else. */
function routeAccount(what: string, form: Form, { connected, unfinished, now }: StripeState) {
  if (what === 'POST /accounts') {
    const id = idLike('acct')
    connected.add(id)
    unfinished.add(id)
    return { status: 200, body: { id, object: 'account', charges_enabled: false } }
  }
  if (what === 'POST /account_links') {
    const { account = '' } = form
    if (!connected.has(account)) return noSuch('account', account, 'account')
    const created = Math.floor(now() / 1000)
    const url = `https://connect.stripe.test/setup/${account}`
    return {
      status: 200,
      body: { object: 'account_link', created, expires_at: created + 300, url },
    }
  }
  const id = /^GET \/accounts\/(acct_\w+)$/.exec(what)?.[1]
  if (!id) return null
  if (!connected.has(id))
    return refusal(403, {
      type: 'invalid_request_error',
      code: 'account_invalid',
      message: `The provided key does not have access to account '${id}'`,
    })
  return { status: 200, body: { id, object: 'account', charges_enabled: !unfinished.has(id) } }
}

function createCard({ form, account }: Asked, state: StripeState): Reply {
  const amounts = [0, 1].map((n) => Number(form[`line_items[${n}][price_data][unit_amount]`] ?? 0))
  if (form['line_items[0][price_data][currency]'] !== 'usd') return missingParam('line_items')
  const [amountCents = 0, tipCents = 0] = amounts
  const id = idLike('cs_test')
  const { companyId = '', invoiceId = '', ...more } = metadataIn(form, 'metadata')
  const till = newCardSession(
    { companyId, invoiceId, amountCents, tipCents },
    { id, url: `https://checkout.stripe.test/c/pay/${id}`, at: state.now() },
  )
  till.session.metadata = { companyId, invoiceId, ...more }
  state.cards.set(id, { account, till })
  return { status: 200, body: inEvent(till.session) }
}

function endCard(id: string, { account, till }: CardAtStripe, state: StripeState): Reply {
  if (till.session.status !== 'open')
    return refusal(400, {
      type: 'invalid_request_error',
      message: `Only Checkout Sessions with a status in ["open"] can be expired.`,
    })
  const { now, told } = expireCard(till)
  state.cards.set(id, { account, till: now })
  return { status: 200, body: inEvent(now.session), told, account }
}

function createRefund({ form, account }: Asked, state: StripeState): Reply {
  const [id, card] = cardOf(form.payment_intent ?? '', account, state)
  if (!card) return noSuch('payment_intent', form.payment_intent, 'payment_intent')
  const change = refundCard(card.till, {
    amountCents: Number(form.amount),
    key: metadataIn(form, 'metadata').key ?? '',
    at: state.now(),
  })
  if (!change)
    return refusal(400, {
      type: 'invalid_request_error',
      message: 'Refund amount is greater than unrefunded amount on charge',
    })
  state.cards.set(id, { account, till: change.now })
  return { status: 200, body: change.made, told: change.told, account }
}

/** The card payment whose money this is, on this account. */
function cardOf(
  payment: string,
  account: string,
  { cards }: StripeState,
): [string, CardAtStripe | undefined] {
  for (const [id, card] of cards) {
    const { payment_intent: intent } = card.till.session
    if (card.account === account && typeof intent === 'object' && intent?.id === payment)
      return [id, card]
  }
  return ['', undefined]
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
