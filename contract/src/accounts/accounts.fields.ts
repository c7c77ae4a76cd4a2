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

/** How long an account has to pay; its words say how many days. */
export const PaymentTerms = z.enum([
  'Due at once',
  'Net 7',
  'Net 10',
  'Net 15',
  'Net 30',
  'Net 45',
  'Net 60',
  'Net 90',
])

/** The days of terms such as `Net 30`. */
export const daysOfTerms = (terms: z.infer<typeof PaymentTerms>): number =>
  Number(/\d+/.exec(terms)?.[0] ?? 0)

const zip = z.string().regex(/^\d{5}(-\d{4})?$/, 'Enter a ZIP of five digits')
const name = z
  .string({ error: 'Name is required' })
  .trim()
  .min(1, 'Name is required')
  .pipe(text(200))

const field = <Schema extends z.ZodType, Blank extends z.output<Schema>>(
  label: string,
  schema: Schema,
  blank: Blank,
) => ({ label, schema, blank })

const line = (label: string, most: number) => field(label, text(most), '')
const tick = (label: string) => field(label, z.boolean(), false)

/**
 * The fields of an account that people set, one a row: its label in the editor, its schema, and what a new
 * account has. The schema on the wire, the blank record and the editor follow from it.
 */
const accountFields = {
  type: field('Account Type', AccountType, 'Account'),
  name: field('Name', name, ''),
  accountNumber: line('Account Number', 60),
  contactName: line('Contact Name', 200),
  contactPhoneNumber: field('Contact Phone', orEmpty(PhoneDigits), ''),
  contactFaxNumber: field('Contact Fax', orEmpty(PhoneDigits), ''),
  contactEmail: field('Contact Email', orEmpty(Email), ''),
  /** The employee who looks after the account; a manager. */
  accountManagerId: field('Account Manager', orEmpty(Id), ''),
  accountManagerEmail: field('Send email response to', orEmpty(Email), ''),
  taxExempt: tick('Tax exempt'),
  /** Dollars it may owe before somebody is warned; 0 for no limit. */
  creditLimit: field(
    'Credit limit',
    z.number('Enter an amount').min(0, 'It can’t be negative').max(1_000_000, 'At most $1,000,000'),
    0,
  ),
  /** Empty: as the company has set for all. */
  paymentTerms: field('Payment terms', orEmpty(PaymentTerms), ''),
  emailInvoicesAutomatically: tick('Email invoices automatically'),
  disabled: tick('Disabled'),
  /** A new call of the account takes its contact's name and phone. */
  addContactToCalls: tick('Add contact to calls'),
  isCallOut: tick('Call Out'),
  address: line('Address', 300),
  city: line('City', 100),
  state: line('State', 20),
  zip: field('ZIP', orEmpty(zip), ''),
  useAddressAs: field('Use address as', orEmpty(UseAddressAs), ''),
  billingAddress: line('Billing Address', 300),
  billingCity: line('Billing City', 100),
  billingState: line('Billing State', 20),
  billingZip: field('Billing ZIP', orEmpty(zip), ''),
  billingContactName: line('Billing Contact Name', 200),
  billingContactEmail: field('Billing Contact Email', orEmpty(Email), ''),
  /** Shown, read-only, in every call of the account. */
  notes: line('Notes', 5000),
}

type Fields = typeof accountFields
export type AccountFieldName = keyof Fields

/** The part of an account that people set. */
export type AccountFields = { [Name in AccountFieldName]: z.output<Fields[Name]['schema']> }

// The keys of any object are text for TypeScript; the table holds nothing else.
const names = Object.keys(accountFields) as AccountFieldName[]

const columnOf = (part: 'label' | 'schema' | 'blank'): unknown =>
  Object.fromEntries(names.map((name) => [name, accountFields[name][part]]))

/** What people call the fields. */
export const accountLabels = columnOf('label') as Record<AccountFieldName, string>

/** The schemas of the fields. */
export const accountSchemas = columnOf('schema') as {
  [Name in AccountFieldName]: Fields[Name]['schema']
}

/** An account nobody has filled in yet. */
export const blankAccount = columnOf('blank') as Readonly<AccountFields>
