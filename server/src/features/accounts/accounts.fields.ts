import type { Account } from '@towline/contract'

/** What the database keeps of an account in columns of their own. */
type InColumns =
  | 'id'
  | 'version'
  | 'type'
  | 'name'
  | 'accountNumber'
  | 'contactPhoneNumber'
  | 'accountManagerId'
  | 'isDeleted'
  | 'isActive'
  | 'isPlaceholder'

type AccountFields = Omit<Account, InColumns>

/** The other fields of an account of which nobody has said anything. */
export const blankAccountFields: AccountFields = {
  contactName: '',
  contactFaxNumber: '',
  contactEmail: '',
  accountManagerEmail: '',
  taxExempt: false,
  emailInvoicesAutomatically: false,
  disabled: false,
  addContactToCalls: false,
  isCallOut: false,
  address: '',
  city: '',
  state: '',
  zip: '',
  useAddressAs: '',
  billingAddress: '',
  billingCity: '',
  billingState: '',
  billingZip: '',
  billingContactName: '',
  billingContactEmail: '',
  notes: '',
}

/** The fields of an account that have no column of their own. */
export function accountFields(account: Account): Partial<AccountFields> {
  return Object.fromEntries(Object.entries(account).filter(([name]) => name in blankAccountFields))
}
