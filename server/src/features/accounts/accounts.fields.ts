import { type Account, type AccountFields, blankAccount } from '@towline/contract'

const { type, name, accountNumber, contactPhoneNumber, accountManagerId, ...others } = blankAccount

/** What has no column of its own of an account of which nobody has said anything. */
export const blankInDocument: Omit<
  AccountFields,
  'type' | 'name' | 'accountNumber' | 'contactPhoneNumber' | 'accountManagerId'
> = others

/** The fields of an account that have no column of their own. */
export const fieldsInDocument = (account: Account): Partial<AccountFields> =>
  Object.fromEntries(Object.entries(account).filter(([name]) => name in blankInDocument))
