import type { SandboxCheckout, SandboxPortal, SandboxPortalAction } from '@towline/contract'

/** A card as it was typed. No bank is asked; the number alone says whether it is taken. */
export type TestCard = { cardNumber: string }

/** What the pages of the local stand-in for payments show and do. Null for an id it does not know. */
export type SandboxPages = {
  readCheckout(id: string): Promise<SandboxCheckout | null>
  /** Throws `CardDeclined`, and `CheckoutOver` when nobody is to pay here any more. */
  payCheckout(id: string, card: TestCard): Promise<{ successUrl: string } | null>
  readPortal(id: string): Promise<SandboxPortal | null>
  /** Throws `CardDeclined`. */
  usePortal(
    id: string,
    action: SandboxPortalAction,
    card: TestCard | undefined,
  ): Promise<SandboxPortal | null>
  /** The signature of an event's body, as the provider would sign it now. */
  sign(body: string): Promise<string>
}

/** The bank says no to this card. */
export class CardDeclined extends Error {
  override name = 'CardDeclined'
}

/** This checkout was already paid or has expired. */
export class CheckoutOver extends Error {
  override name = 'CheckoutOver'
}
