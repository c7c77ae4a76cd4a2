import { randomBytes } from 'node:crypto'
import type { SandboxPortalAction } from '@towline/contract'
import type Stripe from 'stripe'
import type { SessionShape, SubscriptionShape } from './stripe-shapes.ts'

/** What is used of Stripe's invoice. */
export type InvoiceShape = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'status'
  | 'created'
  | 'amount_due'
  | 'amount_paid'
  | 'attempt_count'
  | 'billing_reason'
  | 'customer'
> & { parent: { type: 'subscription_details'; subscription_details: { subscription: string } } }

/** A subscription with what hangs on it. */
export type Account = {
  subscription: SubscriptionShape
  /** Newest first. */
  invoices: InvoiceShape[]
  /** Cents a month. */
  price: number
  /** The last four digits. */
  card: string
}

/** Something Stripe tells: its type and the object as it is then. */
export type StripeEvent = { type: string; object: unknown }

type Change<T> = { now: T; told: StripeEvent[] }

/** An id as Stripe makes them, which nobody can guess. */
export const idLike = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`

const seconds = (ms: number) => Math.floor(ms / 1000)

/** What a card does that is given at the checkout: the subscription begins, and what Stripe tells of it. */
export function pay(
  session: SessionShape,
  {
    metadata,
    price,
    card,
    at,
  }: { metadata: Record<string, string>; price: number; card: string; at: number },
): Change<{ session: SessionShape; account: Account }> {
  const start = seconds(at)
  const customer = typeof session.customer === 'string' ? session.customer : idLike('cus')
  const begun: SubscriptionShape = {
    id: idLike('sub'),
    object: 'subscription',
    status: 'active',
    created: start,
    billing_cycle_anchor: start,
    customer,
    metadata,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    items: itemFor(idLike('si'), { start, end: monthAfter(start, start) }),
  }
  const paid: SessionShape = {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer,
    subscription: begun.id,
  }
  const invoice = settled(newInvoice(begun, { price, at: start, reason: 'subscription_create' }))
  return {
    now: { session: paid, account: { subscription: begun, invoices: [invoice], price, card } },
    told: [
      { type: 'checkout.session.completed', object: paid },
      { type: 'customer.subscription.created', object: begun },
      { type: 'invoice.paid', object: invoice },
    ],
  }
}

/** A checkout nobody is to pay any more. */
export function expire(session: SessionShape): Change<SessionShape> {
  const now: SessionShape = { ...session, status: 'expired', url: null }
  return { now, told: [{ type: 'checkout.session.expired', object: now }] }
}

/** One thing done to a subscription by its customer or by the calendar. What is over stays as it is. */
export function live(
  account: Account,
  action: SandboxPortalAction,
  { at, card }: { at: number; card?: string },
): Change<Account> {
  if (account.subscription.status === 'canceled') return { now: account, told: [] }
  const now = seconds(at)
  switch (action) {
    case 'card':
      return payOpen({ ...account, card: card ?? account.card })
    case 'cancel':
      return updated(account, {
        cancel_at: periodOf(account.subscription).end,
        cancel_at_period_end: true,
        canceled_at: now,
      })
    case 'resume':
      return updated(account, { cancel_at: null, cancel_at_period_end: false, canceled_at: null })
    case 'renew':
      return renew(account, now)
    case 'fail':
      return fail(account, now)
    case 'end':
      return end(account, now)
  }
}

/** Next payment succeeds; one that was open is paid first, and a cancelled subscription runs out instead. */
function renew(account: Account, now: number): Change<Account> {
  if (account.subscription.status === 'past_due') return payOpen(account)
  if (account.subscription.cancel_at_period_end) return end(account, now)
  const subscription = nextPeriod(account, 'active')
  const invoice = settled(
    newInvoice(subscription, { price: account.price, at: now, reason: 'subscription_cycle' }),
  )
  return {
    now: { ...account, subscription, invoices: [invoice, ...account.invoices] },
    told: [
      { type: 'customer.subscription.updated', object: subscription },
      { type: 'invoice.paid', object: invoice },
    ],
  }
}

/** The next month falls due and the card is refused, or it is refused once more. */
function fail(account: Account, now: number): Change<Account> {
  const [last, ...earlier] = account.invoices
  if (last?.status === 'open') {
    const again = { ...last, attempt_count: last.attempt_count + 1 }
    return {
      now: { ...account, invoices: [again, ...earlier] },
      told: [{ type: 'invoice.payment_failed', object: again }],
    }
  }
  const subscription = nextPeriod(account, 'past_due')
  const invoice = {
    ...newInvoice(subscription, { price: account.price, at: now, reason: 'subscription_cycle' }),
    attempt_count: 1,
  }
  return {
    now: { ...account, subscription, invoices: [invoice, ...account.invoices] },
    told: [
      { type: 'invoice.payment_failed', object: invoice },
      { type: 'customer.subscription.updated', object: subscription },
    ],
  }
}

function end(account: Account, now: number): Change<Account> {
  const subscription: SubscriptionShape = {
    ...account.subscription,
    status: 'canceled',
    canceled_at: account.subscription.canceled_at ?? now,
    ended_at: now,
  }
  return {
    now: { ...account, subscription },
    told: [{ type: 'customer.subscription.deleted', object: subscription }],
  }
}

function payOpen(account: Account): Change<Account> {
  const open = account.invoices.filter(({ status }) => status === 'open').map(settled)
  if (open.length === 0) return { now: account, told: [] }
  const subscription: SubscriptionShape = { ...account.subscription, status: 'active' }
  const invoices = account.invoices.map(
    (invoice) => open.find(({ id }) => id === invoice.id) ?? invoice,
  )
  return {
    now: { ...account, subscription, invoices },
    told: [
      ...open.map((object) => ({ type: 'invoice.paid', object })),
      { type: 'customer.subscription.updated', object: subscription },
    ],
  }
}

function updated(account: Account, change: Partial<SubscriptionShape>): Change<Account> {
  const subscription = { ...account.subscription, ...change }
  return {
    now: { ...account, subscription },
    told: [{ type: 'customer.subscription.updated', object: subscription }],
  }
}

function nextPeriod({ subscription }: Account, status: 'active' | 'past_due') {
  const { id, end: start } = periodOf(subscription)
  const until = monthAfter(start, subscription.billing_cycle_anchor)
  return { ...subscription, status, items: itemFor(id, { start, end: until }) }
}

type Period = { start: number; end: number }

const itemFor = (id: string, { start, end: until }: Period): SubscriptionShape['items'] => ({
  object: 'list',
  data: [
    {
      id,
      object: 'subscription_item',
      current_period_start: start,
      current_period_end: until,
    },
  ],
})

function periodOf({ items }: SubscriptionShape): Period & { id: string } {
  const [item] = items.data
  if (!item) throw new Error('This subscription has no item')
  return { id: item.id, start: item.current_period_start, end: item.current_period_end }
}

/** The same day of the next month as the anchor's, or its last where it is shorter. All in seconds. */
function monthAfter(start: number, anchor: number): number {
  const [from, first] = [new Date(start * 1000), new Date(anchor * 1000)]
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 2, 0)).getUTCDate()
  const next = new Date(first)
  next.setUTCFullYear(
    from.getUTCFullYear(),
    from.getUTCMonth() + 1,
    Math.min(first.getUTCDate(), lastDay),
  )
  return seconds(next.getTime())
}

function newInvoice(
  { id, customer }: SubscriptionShape,
  { price, at, reason }: { price: number; at: number; reason: InvoiceShape['billing_reason'] },
): InvoiceShape {
  return {
    id: idLike('in'),
    object: 'invoice',
    status: 'open',
    created: at,
    amount_due: price,
    amount_paid: 0,
    attempt_count: 0,
    billing_reason: reason,
    customer,
    parent: { type: 'subscription_details', subscription_details: { subscription: id } },
  }
}

const settled = (invoice: InvoiceShape): InvoiceShape => ({
  ...invoice,
  status: 'paid',
  amount_paid: invoice.amount_due,
  attempt_count: invoice.attempt_count + 1,
})
