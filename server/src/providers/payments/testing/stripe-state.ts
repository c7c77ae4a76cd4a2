import type { CardTill } from '../card-life.ts'
import type { Account, StripeEvent } from '../stripe-life.ts'
import type { SessionShape } from '../stripe-shapes.ts'

/** The fields of a form-encoded body, each by its full name such as `line_items[0][price]`. */
export type Form = Partial<Record<string, string>>

/** How the stand-in misbehaves, once, on the first request that matches. */
export type Fault = {
  /** Matched against `POST /checkout/sessions` and the like. */
  on: RegExp
  /** `down` ends the connection without a word, `slow` never answers. */
  as: 'down' | 'slow' | 429 | 500
  /** Does what was asked before it fails, as when an answer is lost on its way. */
  afterwards?: true
}

export type Reply = {
  status: number
  body: unknown
  isReplayed?: true
  told?: StripeEvent[]
  /** Whose account the events are of, where it is not the key's own. */
  account?: string
}

/** A card payment, and the account it is on; empty for the key's own. */
export type CardAtStripe = { account: string; till: CardTill }

/** What the stand-in holds; tests read it and may write to it. */
export type StripeState = {
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
