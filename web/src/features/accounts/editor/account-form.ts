import { createFormContext } from '@mantine/form'
import {
  type Account,
  type AccountFieldName,
  type AccountFields,
  blankAccount,
  formatPhone,
  type SaveAccount,
} from '@towline/contract'
import { formFields } from '../../../platform/form-fields.ts'

/** What the editor's fields hold: ticks and texts, phone numbers as people write them, amounts as typed. */
export type AccountValues = {
  [Name in AccountFieldName]: AccountFields[Name] extends boolean
    ? boolean
    : AccountFields[Name] extends number
      ? number | string
      : string
}
export type FieldName = AccountFieldName

/** Without a type, it gets the first of those that are offered. */
export const blankValues: AccountValues = { ...blankAccount, type: '' }

export const [AccountFormProvider, useAccountForm, useNewAccountForm] =
  createFormContext<AccountValues>()

// Safe because `blankValues` has exactly these keys; TypeScript takes the keys of any object for text.
const names = Object.keys(blankValues) as FieldName[]

/** The stored account as the fields show it. */
export const valuesOf = (account: Account): AccountValues => ({
  ...picked(account),
  contactPhoneNumber: formatPhone(account.contactPhoneNumber),
  contactFaxNumber: formatPhone(account.contactFaxNumber),
})

function picked(values: AccountValues): AccountValues {
  const all: Partial<AccountValues> = {}
  for (const name of names) put(all, name, values)
  return { ...blankValues, ...all }
}

function put<Name extends FieldName>(
  into: Partial<AccountValues>,
  name: Name,
  from: AccountValues,
): void {
  into[name] = from[name]
}

/** How the editor's fields are held against each other. */
export const accountFields = formFields<AccountValues>(names)

/** What is sent for the changes; the server judges it, field by field. */
export function changesToSend(before: AccountValues, after: AccountValues): SaveAccount {
  const changes: Partial<AccountValues> = {}
  for (const name of accountFields.changed(before, after)) put(changes, name, after)
  // An amount that was emptied is none.
  if (changes.creditLimit !== undefined) changes.creditLimit = Number(changes.creditLimit)
  return asTyped({ ...changes, name: after.name })
}

// Safe because the server holds what it is sent against the contract and names the fields that are wrong;
// the editor has no rules of its own.
const asTyped = (changes: Partial<Record<FieldName, unknown>> & { name: string }) =>
  changes as SaveAccount
