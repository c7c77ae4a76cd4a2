import { createHmac } from 'node:crypto'
import type { SandboxCheckout } from '@towline/contract'
import { disputeCard, expireCard, newCardSession, payCard, refundCard } from './card-life.ts'
import type {
  CardAccount,
  CardPayment,
  CardPayments,
  CardRefund,
  NewCardPayment,
  NewCardRefund,
} from './card-payments.port.ts'
import { cardPaymentOf, refundOf } from './card-shapes.ts'
import { PaymentsRefused } from './payments.port.ts'
import { CheckoutOver } from './sandbox-pages.port.ts'
import type { SandboxRecord, SandboxRecords, SandboxStore } from './sandbox-store.port.ts'
import { eventBodies } from './stripe-events.ts'

/** The end of the test card whose owner disputes the payment as soon as it is made. */
const DISPUTED = '0259'

type CardRecord = Extract<SandboxRecord, { kind: 'card' }>
type Options = { secret: string; publicUrl: string; store: SandboxStore; now: () => number }

/** Card payments in the sandbox: no money moves, and every company can try them without an account. */
export function sandboxCards({ secret, publicUrl, store, now }: Options): CardPayments {
  return {
    canTake: () => true,
    // Nothing is to be filled in: the way there leads straight back.
    accounts: {
      open: async ({ idempotencyKey }) => ({
        id: `acct_sandbox${createHmac('sha256', secret).update(idempotencyKey).digest('hex').slice(0, 16)}`,
      }),
      onboard: async ({ returnUrl }) => ({ url: returnUrl }),
      canCharge: async () => true,
    },
    openPayment: (wanted) =>
      store.change(async (records) => {
        const id = idOf(secret, wanted)
        const before = await cardRecord(records, id, now())
        if (before) return ours(before)
        const url = `${publicUrl}/sandbox/checkout/${id}`
        const made = newRecord(wanted, { id, url, at: now() })
        await records.save(made)
        await records.expireLater(id, made.till.session.expires_at * 1000)
        return ours(made)
      }),
    readPayment: ({ id, account }) =>
      store.change(async (records) => {
        const found = await cardRecord(records, id, now())
        return found?.account === account ? ours(found) : null
      }),
    expirePayment: ({ id, account }) =>
      store.change((records) => endCardPage(records, id, now(), account)),
    refund: (wanted) => store.change((records) => giveBack(records, wanted, now())),
  }
}

/** The page of an invoice's test checkout; null for an id that is none. */
export async function shownCard(
  records: SandboxRecords,
  id: string,
  at: number,
): Promise<SandboxCheckout | null> {
  const found = await cardRecord(records, id, at)
  if (!found) return null
  const { status, amountCents, tipCents } = ours(found)
  const { companyName, email, description, successUrl, cancelUrl } = found
  return {
    kind: 'invoice',
    status,
    companyName,
    email,
    description,
    amountCents,
    tipCents,
    successUrl,
    cancelUrl,
  }
}

/** Pays an invoice with a test card, of which `card` says the last digits or throws. */
export async function payCardPage(
  records: SandboxRecords,
  id: string,
  { at, card }: { at: number; card: () => string },
): Promise<{ successUrl: string } | null> {
  const found = await cardRecord(records, id, at)
  if (!found) return null
  if (found.till.session.status !== 'open') throw new CheckoutOver()
  const digits = card()
  const paid = payCard(found.till, digits)
  const disputed = digits === DISPUTED ? disputeCard(paid.now, { at }) : { now: paid.now, told: [] }
  await records.save({ ...found, till: disputed.now })
  await records.send(eventBodies([...paid.told, ...disputed.told], at, found.account))
  return { successUrl: found.successUrl }
}

/** Closes the test checkout of an invoice if it is open, and of this account where one is named. */
export async function endCardPage(
  records: SandboxRecords,
  id: string,
  at: number,
  account?: CardAccount,
): Promise<void> {
  const found = await cardRecord(records, id, at)
  if (!found || (account !== undefined && found.account !== account)) return
  if (found.till.session.status === 'open') await close(records, found, at)
}

async function giveBack(
  records: SandboxRecords,
  { payment, account, amountCents, idempotencyKey: key }: NewCardRefund,
  at: number,
): Promise<CardRefund> {
  const found = await records.cardPaid(payment)
  if (found?.kind !== 'card' || found.account !== account)
    throw new PaymentsRefused('The sandbox knows no such payment')
  const before = found.till.refunds.find(({ id }) => id === found.refundOfKey[key])
  if (before) return refundOf(before).refund
  const change = refundCard(found.till, { amountCents, key, at })
  if (!change) throw new PaymentsRefused('The sandbox has not that much left to give back')
  const refundOfKey = { ...found.refundOfKey, [key]: change.made.id }
  await records.save({ ...found, till: change.now, refundOfKey })
  await records.send(eventBodies(change.told, at, account))
  return refundOf(change.made).refund
}

/** The same key on the same account gives the same id, and nobody without the secret can tell which. */
function idOf(secret: string, { account, idempotencyKey }: NewCardPayment): string {
  const key = `card ${account} ${idempotencyKey}`
  return `cs_test_${createHmac('sha256', secret).update(key).digest('hex').slice(0, 32)}`
}

function newRecord(
  wanted: NewCardPayment,
  place: { id: string; url: string; at: number },
): CardRecord {
  const { account, companyName, email, description, successUrl, cancelUrl } = wanted
  const till = newCardSession(wanted, place)
  const told = { account, companyName, email, description, successUrl, cancelUrl }
  return { kind: 'card', id: place.id, till, ...told, refundOfKey: {} }
}

/** A payment as it stands: one whose day is over is closed on the way. */
async function cardRecord(
  records: SandboxRecords,
  id: string,
  at: number,
): Promise<CardRecord | null> {
  const found = await records.read(id)
  if (found?.kind !== 'card') return null
  const { status, expires_at } = found.till.session
  return status === 'open' && expires_at * 1000 <= at ? close(records, found, at) : found
}

async function close(records: SandboxRecords, found: CardRecord, at: number): Promise<CardRecord> {
  const { now: till, told } = expireCard(found.till)
  const closed = { ...found, till }
  await records.save(closed)
  await records.send(eventBodies(told, at, found.account))
  return closed
}

function ours({ till, account }: CardRecord): CardPayment {
  const read = cardPaymentOf(till.session, account, till.refunds, till.disputes ?? [])
  if (!read) throw new Error('A card payment of the sandbox has lost what it is for')
  return read
}
