import type { CardTill } from './card-life.ts'
import type { Account } from './stripe-life.ts'
import type { SessionShape } from './stripe-shapes.ts'

/** What the local stand-in for payments remembers: what Stripe would, and what its own pages show beside. */
export type SandboxRecord =
  | {
      kind: 'checkout'
      id: string
      session: SessionShape
      companyName: string
      email: string
      planName: string
      /** Cents a month. */
      price: number
      successUrl: string
      cancelUrl: string
    }
  | {
      kind: 'card'
      id: string
      till: CardTill
      account: string
      companyName: string
      email: string
      description: string
      successUrl: string
      cancelUrl: string
      /** Which refund each key has made. */
      refundOfKey: Record<string, string>
    }
  | { kind: 'subscription'; id: string; account: Account; companyName: string; planName: string }
  | {
      kind: 'portal'
      id: string
      subscriptionId: string
      returnUrl: string
      /** Epoch ms. */
      expiresAt: number
    }

/** The records within one transaction. */
export type SandboxRecords = {
  /** Kept from others who would change it until the transaction ends. */
  read(id: string): Promise<SandboxRecord | null>
  /** The card payment whose money this is at the provider. */
  cardPaid(payment: string): Promise<SandboxRecord | null>
  /** The newest subscription of a customer. */
  newestOf(customer: string): Promise<SandboxRecord | null>
  save(record: SandboxRecord): Promise<void>
  /** Has these bodies of events sent to our webhook after commit, one after the other, until each was taken. */
  send(bodies: string[]): Promise<void>
  /** Has the checkout closed at this time (epoch ms) if it is open then. */
  expireLater(checkoutId: string, at: number): Promise<void>
}

/** Where the local stand-in for payments keeps its records. */
export type SandboxStore = {
  /** All that the work changes and sends, or nothing of it. */
  change<T>(work: (records: SandboxRecords) => Promise<T>): Promise<T>
}
