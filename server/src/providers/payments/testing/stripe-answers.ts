import type { IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { routeCard } from './stripe-cards.ts'
import { routeCheckout } from './stripe-checkouts.ts'
import { refusal } from './stripe-replies.ts'
import type { Fault, Form, Reply, StripeState } from './stripe-state.ts'

type Access = { secretKey: string; priceId: string }

/** Answers requests; what a key was answered first it is answered again. */
export function answerer(state: StripeState, access: Access) {
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
        routeCheckout(what, form, state, access))
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
