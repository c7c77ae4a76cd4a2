import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SandboxPortalAction } from '@towline/contract'
import {
  type CardTill,
  decideDispute,
  disputeCard,
  expireCard,
  failRefund,
  payCard,
  refundCard,
} from '../card-life.ts'
import { eventBodies } from '../stripe-events.ts'
import { expire, idLike, live, pay, type StripeEvent } from '../stripe-life.ts'
import { signed } from '../stripe-signature.ts'
import { answerer } from './stripe-answers.ts'
import { PRICE } from './stripe-checkouts.ts'
import type { StripeState } from './stripe-state.ts'

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

function found<T>(things: Map<string, T>, id: string): T {
  const thing = things.get(id)
  if (!thing) throw new Error(`The stand-in has no ${id}`)
  return thing
}

function portOf(address: string | AddressInfo | null): number {
  if (!address || typeof address === 'string') throw new Error('The stand-in has no port')
  return address.port
}
