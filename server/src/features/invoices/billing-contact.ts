import { type Account, accountAddress, formatPhone, type Issuer } from '@towline/contract'
import type { CompanyRow } from '../company/index.ts'

/** What of some lines is there. */
export const linesOf = (...parts: string[]): string[] =>
  parts.map((part) => part.trim()).filter(Boolean)

/** Where an account's bills and statements are emailed. */
export const billingEmail = (account: Pick<Account, 'billingContactEmail' | 'contactEmail'>) =>
  account.billingContactEmail || account.contactEmail

/** Who reads what the account answers: whoever looks after it, where somebody does. */
export const answersTo = (account: Account | null): { replyTo?: string } =>
  account?.accountManagerEmail ? { replyTo: account.accountManagerEmail } : {}

type Place = Parameters<typeof accountAddress>[0]

/** A place as two lines of a letter. */
const placeLines = ({ address, ...place }: Place): string[] =>
  linesOf(address, accountAddress({ ...place, address: '' }))

/** Where an account's bills are addressed: its billing address, else its own. */
export function billingLines(account: Account): string[] {
  const billing = placeLines({
    address: account.billingAddress,
    city: account.billingCity,
    state: account.billingState,
    zip: account.billingZip,
  })
  return billing.length > 0 ? billing : placeLines(account)
}

/** The company as the head of a letter. */
export const headOf = (company: CompanyRow): Pick<Issuer, 'name' | 'address' | 'phone'> => ({
  name: company.name,
  address: placeLines({ ...company, address: company.street }),
  phone: formatPhone(company.phone_number),
})
