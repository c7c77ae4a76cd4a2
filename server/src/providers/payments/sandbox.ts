import { createHmac } from 'node:crypto'
import type { SandboxPortal } from '@towline/contract'
import {
  type Checkout,
  type NewCheckout,
  type Payments,
  PaymentsRefused,
  type SubscriptionState,
} from './payments.port.ts'
import { endCardPage, payCardPage, sandboxCards, shownCard } from './sandbox-cards.ts'
import {
  CardDeclined,
  CheckoutOver,
  type SandboxPages,
  type TestCard,
} from './sandbox-pages.port.ts'
import type { SandboxRecord, SandboxRecords, SandboxStore } from './sandbox-store.port.ts'
import { eventBodies } from './stripe-events.ts'
import { expire, idLike, live, pay } from './stripe-life.ts'
import { COMPANY, checkoutOf, subscriptionOf } from './stripe-shapes.ts'
import { readSigned, signed } from './stripe-signature.ts'

type SandboxOptions = {
  /** Signs the events; begins with `whsec_`, as Stripe's do. */
  secret: string
  publicUrl: string
  store: SandboxStore
  now: () => number
}

type CheckoutRecord = Extract<SandboxRecord, { kind: 'checkout' }>
type SubscriptionRecord = Extract<SandboxRecord, { kind: 'subscription' }>

const DAY_MS = 24 * 3600 * 1000
const PORTAL_MS = 3600 * 1000
/**
 * The test cards that every shop's sandbox takes; a bill paid by the second is disputed at once. All others are
 * declined: nobody is to type his own.
 */
const GOOD_CARDS = ['4242424242424242', '4000000000000259']

/**
 * The local sandbox of Stripe: no money moves. What it remembers has Stripe's shapes, and it tells of it by
 * the same events, signed the same way and sent to the same address.
 */
export function sandboxPayments(options: SandboxOptions): Payments {
  const { secret, publicUrl, store, now } = options
  return {
    name: 'sandbox',
    openCheckout: (wanted) =>
      store.change(async (records) => {
        const id = checkoutId(secret, wanted.idempotencyKey)
        const before = await checkout(records, id, now())
        if (before) return ours(before)
        const made = newCheckout(id, wanted, { at: now(), publicUrl })
        await records.save(made)
        await records.expireLater(id, made.session.expires_at * 1000)
        return ours(made)
      }),
    readCheckout: (id) =>
      store.change(async (records) => {
        const found = await checkout(records, id, now())
        return found && ours(found)
      }),
    expireCheckout: (id) =>
      store.change(async (records) => {
        const found = await checkout(records, id, now())
        if (found?.session.status === 'open') await close(records, found, now())
        // Its own clock asks by the id alone, whatever is paid there.
        if (!found) await endCardPage(records, id, now())
      }),
    readSubscription: (id) =>
      store.change(async (records) => {
        const found = await subscription(records, id)
        return found && subscriptionOf(found.account.subscription)
      }),
    openPortal: ({ customer, returnUrl }) =>
      store.change(async (records) => {
        const found = await records.newestOf(customer)
        if (!found) throw new PaymentsRefused('The sandbox knows no such customer')
        const id = idLike('bps')
        const expiresAt = now() + PORTAL_MS
        await records.save({ kind: 'portal', id, subscriptionId: found.id, returnUrl, expiresAt })
        return { url: `${publicUrl}/sandbox/portal/${id}` }
      }),
    cards: sandboxCards(options),
    readEvent: (body, signature) =>
      readSigned({ body, signature, secrets: [secret], isLive: false }),
    pages: sandboxPages(options),
  }
}

function sandboxPages({ secret, store, now }: SandboxOptions): SandboxPages {
  return {
    readCheckout: (id) =>
      store.change(async (records) => {
        const found = await checkout(records, id, now())
        if (!found) return shownCard(records, id, now())
        const { status } = ours(found)
        const { companyName, email, planName, price, successUrl, cancelUrl } = found
        return {
          kind: 'subscription',
          status,
          companyName,
          email,
          planName,
          price: price / 100,
          successUrl,
          cancelUrl,
        }
      }),
    payCheckout: (id, card) =>
      store.change(async (records) => {
        const found = await checkout(records, id, now())
        if (!found) return payCardPage(records, id, { at: now(), card: () => taken(card) })
        if (found.session.status !== 'open') throw new CheckoutOver()
        const { price, companyName, planName, successUrl } = found
        const { now: paid, told } = pay(found.session, {
          metadata: found.session.metadata ?? {},
          price,
          card: taken(card),
          at: now(),
        })
        const { account } = paid
        await records.save({ ...found, session: paid.session })
        await records.save({
          kind: 'subscription',
          id: account.subscription.id,
          account,
          companyName,
          planName,
        })
        await records.send(eventBodies(told, now()))
        return { successUrl }
      }),
    readPortal: (id) =>
      store.change(async (records) => {
        const found = await portal(records, id, now())
        return found && shown(found.subscription, found.returnUrl)
      }),
    usePortal: (id, action, card) =>
      store.change(async (records) => {
        const found = await portal(records, id, now())
        if (!found) return null
        const more = card ? { card: taken(card) } : {}
        const change = live(found.subscription.account, action, { at: now(), ...more })
        const after = { ...found.subscription, account: change.now }
        await records.save(after)
        await records.send(eventBodies(change.told, now()))
        return shown(after, found.returnUrl)
      }),
    sign: (body) => signed(body, secret),
  }
}

/** The same key gives the same id, and nobody without the secret can tell which. */
const checkoutId = (secret: string, key: string) =>
  `cs_test_${createHmac('sha256', secret).update(`checkout ${key}`).digest('hex').slice(0, 32)}`

function newCheckout(
  id: string,
  wanted: NewCheckout,
  { at, publicUrl }: { at: number; publicUrl: string },
): CheckoutRecord {
  const { companyId, companyName, email, plan, customer, successUrl, cancelUrl } = wanted
  const created = Math.floor(at / 1000)
  return {
    kind: 'checkout',
    id,
    session: {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      url: `${publicUrl}/sandbox/checkout/${id}`,
      created,
      expires_at: created + DAY_MS / 1000,
      client_reference_id: companyId,
      metadata: { [COMPANY]: companyId },
      customer,
      subscription: null,
    },
    companyName,
    email,
    planName: plan.name,
    price: Math.round(plan.price * 100),
    successUrl: successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id),
    cancelUrl,
  }
}

/** A checkout as it stands: one whose day is over is closed on the way. */
async function checkout(
  records: SandboxRecords,
  id: string,
  at: number,
): Promise<CheckoutRecord | null> {
  const found = await records.read(id)
  if (found?.kind !== 'checkout') return null
  const isOver = found.session.status === 'open' && found.session.expires_at * 1000 <= at
  return isOver ? close(records, found, at) : found
}

async function close(
  records: SandboxRecords,
  found: CheckoutRecord,
  at: number,
): Promise<CheckoutRecord> {
  const { now: session, told } = expire(found.session)
  const closed = { ...found, session }
  await records.save(closed)
  await records.send(eventBodies(told, at))
  return closed
}

async function subscription(
  records: SandboxRecords,
  id: string,
): Promise<SubscriptionRecord | null> {
  const found = await records.read(id)
  return found?.kind === 'subscription' ? found : null
}

async function portal(records: SandboxRecords, id: string, at: number) {
  const found = await records.read(id)
  if (found?.kind !== 'portal' || found.expiresAt <= at) return null
  const theirs = await subscription(records, found.subscriptionId)
  return theirs && { subscription: theirs, returnUrl: found.returnUrl }
}

/** The last four digits of a card that is good. */
function taken({ cardNumber }: TestCard): string {
  if (!GOOD_CARDS.includes(cardNumber)) throw new CardDeclined()
  return cardNumber.slice(-4)
}

function ours({ session }: CheckoutRecord): Checkout {
  const read = checkoutOf(session)
  if (!read) throw new Error('A checkout of the sandbox has lost its company')
  return read
}

function shown(
  { account, companyName, planName }: SubscriptionRecord,
  returnUrl: string,
): SandboxPortal {
  const { subscription: theirs, price, card, invoices } = account
  const state = subscriptionOf(theirs)
  return {
    companyName,
    planName,
    price: price / 100,
    status: portalStatus(state),
    cardEnding: card,
    currentPeriodEnd: state?.currentPeriodEnd ?? 0,
    cancelAtPeriodEnd: theirs.cancel_at_period_end,
    invoices: invoices.map(({ id, created, amount_due, status }) => ({
      id,
      at: created * 1000,
      amount: amount_due / 100,
      status: status === 'paid' ? 'paid' : 'open',
    })),
    returnUrl,
  }
}

const portalStatus = (state: SubscriptionState | null): SandboxPortal['status'] =>
  !state || state.status === 'ended' ? 'canceled' : state.status
