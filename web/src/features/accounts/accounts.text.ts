import { type Account, PaymentTerms } from '@towline/contract'

/** The address in one line. */
export function addressLine(account: Pick<Account, 'address' | 'city' | 'state' | 'zip'>): string {
  const { address, city, state, zip } = account
  const parts = [address, city, state, zip].map((part) => part.trim()).filter(Boolean)
  return parts.join(', ') || 'No address provided'
}

type Badge = { name: string; kind: 'good' | 'notice' | 'bad' | 'quiet' }

/** How the account stands, in badges. */
export function badgesOf(account: Account): readonly Badge[] {
  const badges: (Badge | false)[] = [
    account.isActive && { name: 'Active', kind: 'good' },
    account.isCallOut && { name: 'Call Out', kind: 'notice' },
    account.disabled && { name: 'Disabled', kind: 'quiet' },
    account.isDeleted && { name: 'Deleted', kind: 'bad' },
  ]
  return badges.filter((badge) => badge !== false)
}

/** How long an account can be given to pay. */
export const paymentTerms = PaymentTerms.options.map((terms) => ({ value: terms, label: terms }))

/** Where a new call of the account has the account's address. */
export const addressUses = [
  { value: 'Pickup', label: 'Pickup Location' },
  { value: 'Destination', label: 'Destination' },
  { value: 'Both', label: 'Both' },
] as const
