import { z } from 'zod'
import { Email, Id, orEmpty, PhoneDigits, text } from '../kernel/index.ts'

/** The kinds of account; the first is the default of a new one. */
export const AccountType = z.enum([
  'Account',
  'Motor Club',
  'Repair Shop',
  'Body Shop',
  'Dealership',
  'Fleet',
  'Police',
  'Property',
  'Insurance',
  'Rental',
  'Cash',
  'Other',
])
/** Where a new call of the account has the account's address. */
export const UseAddressAs = z.enum(['Pickup', 'Destination', 'Both'])

const zip = z.string().regex(/^\d{5}(-\d{4})?$/, 'Enter a ZIP of five digits')

const setByPeople = {
  type: AccountType,
  name: z.string({ error: 'Name is required' }).trim().min(1, 'Name is required').pipe(text(200)),
  accountNumber: text(60),
  contactName: text(200),
  contactPhoneNumber: orEmpty(PhoneDigits),
  contactFaxNumber: orEmpty(PhoneDigits),
  contactEmail: orEmpty(Email),
  /** The employee who looks after the account; a manager. */
  accountManagerId: orEmpty(Id),
  /** In the form: 'Send email response to'. */
  accountManagerEmail: orEmpty(Email),
  taxExempt: z.boolean(),
  emailInvoicesAutomatically: z.boolean(),
  disabled: z.boolean(),
  /** A new call of the account takes its contact's name and phone. */
  addContactToCalls: z.boolean(),
  isCallOut: z.boolean(),
  isDeleted: z.boolean(),
  address: text(300),
  city: text(100),
  state: text(20),
  zip: orEmpty(zip),
  useAddressAs: orEmpty(UseAddressAs),
  billingAddress: text(300),
  billingCity: text(100),
  billingState: text(20),
  billingZip: orEmpty(zip),
  billingContactName: text(200),
  billingContactEmail: orEmpty(Email),
  /** Shown, read-only, in every call of the account. */
  notes: text(5000),
}

/** A customer of the company: motor club, garage, police. On the wire it is a vendor. */
export const Account = z.object({
  id: Id,
  version: z.int().min(1),
  ...setByPeople,
  type: z.string(),
  isActive: z.boolean(),
  /** 'No Account Specified', which can not be opened or changed. */
  isPlaceholder: z.boolean(),
})
export type Account = z.infer<typeof Account>

export const SaveAccount = z.object({
  id: z.union([Id, z.literal('')]).nullish(),
  /** The version the changes were made on; without it they are taken at their word. */
  version: z.int().min(1).optional(),
  ...z.object(setByPeople).partial().shape,
  name: setByPeople.name,
})
export type SaveAccount = z.infer<typeof SaveAccount>
