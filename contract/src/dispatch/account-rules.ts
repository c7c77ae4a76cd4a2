import type { Account } from '../accounts/index.ts'
import type { DispatchFields } from './dispatch.fields.ts'

/** The fields of a job that an account can fill. */
const filledByAccount = [
  'vendorAccountNumber',
  'vendorContactName',
  'vendorContactNumber',
  'pickupAddress',
  'dropoffAddress',
  'contactName',
  'contactPhoneNumber',
] as const

/** What an account filled in; a field that still holds it was not typed by hand. */
export type FilledByAccount = Pick<DispatchFields, (typeof filledByAccount)[number]>

type Known = Pick<
  Account,
  | 'accountNumber'
  | 'contactName'
  | 'contactPhoneNumber'
  | 'addContactToCalls'
  | 'useAddressAs'
  | 'address'
  | 'city'
  | 'state'
  | 'zip'
>

const nothing: FilledByAccount = {
  vendorAccountNumber: '',
  vendorContactName: '',
  vendorContactNumber: '',
  pickupAddress: '',
  dropoffAddress: '',
  contactName: '',
  contactPhoneNumber: '',
}

/** `500 Park Blvd, Plano, TX 75074`, from the parts that are known. */
export function accountAddress(
  account: Pick<Account, 'address' | 'city' | 'state' | 'zip'>,
): string {
  const state = [account.state, account.zip].filter(Boolean).join(' ')
  return [account.address, account.city, state].filter(Boolean).join(', ')
}

/** Everything an account says about a job of its own; its address and contact for a new one only. */
function fieldsOfAccount(account: Known, isNew: boolean): FilledByAccount {
  const address = isNew ? accountAddress(account) : ''
  const { useAddressAs } = account
  const takesContact = isNew && account.addContactToCalls
  return {
    vendorAccountNumber: account.accountNumber,
    vendorContactName: account.contactName,
    vendorContactNumber: account.contactPhoneNumber,
    pickupAddress: useAddressAs === 'Pickup' || useAddressAs === 'Both' ? address : '',
    dropoffAddress: useAddressAs === 'Destination' || useAddressAs === 'Both' ? address : '',
    contactName: takesContact ? account.contactName : '',
    contactPhoneNumber: takesContact ? account.contactPhoneNumber : '',
  }
}

/**
 * What choosing an account (null for none) changes in a job. What somebody typed stays; what is empty, or
 * still as the account before filled it, is taken from the new one.
 */
export function applyAccount(
  fields: FilledByAccount,
  account: Known | null,
  more: { isNew: boolean; filled?: FilledByAccount | undefined },
): { changes: Partial<FilledByAccount>; filled: FilledByAccount } {
  const given = account ? fieldsOfAccount(account, more.isNew) : nothing
  const filled = more.filled ?? nothing
  const free = filledByAccount.filter(
    (name) => fields[name] === '' || fields[name] === filled[name],
  )
  return {
    changes: Object.fromEntries(
      free.filter((name) => fields[name] !== given[name]).map((name) => [name, given[name]]),
    ),
    filled: {
      ...nothing,
      ...Object.fromEntries(free.map((name) => [name, given[name]])),
    },
  }
}
