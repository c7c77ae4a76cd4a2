import { expireCard, inEvent, newCardSession, refundCard } from '../card-life.ts'
import { idLike } from '../stripe-life.ts'
import { metadataIn, missingParam, noSuch, refusal } from './stripe-replies.ts'
import type { CardAtStripe, Form, Reply, StripeState } from './stripe-state.ts'

type Asked = { what: string; form: Form; query: URLSearchParams; account: string }

/** What is asked about card payments; null for anything else. */
export function routeCard(asked: Asked, state: StripeState): Reply | null {
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
