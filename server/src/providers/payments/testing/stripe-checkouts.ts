import { expire, idLike } from '../stripe-life.ts'
import type { SessionShape } from '../stripe-shapes.ts'
import { metadataIn, missingParam, noSuch, refusal, shown } from './stripe-replies.ts'
import type { Form, Reply, StripeState } from './stripe-state.ts'

/** Cents a month. */
export const PRICE = 59_900
const DAY_SECONDS = 24 * 3600

type Access = { priceId: string }

/** What is asked about subscriptions, their checkouts and the billing portal. */
export function routeCheckout(what: string, form: Form, state: StripeState, access: Access): Reply {
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
