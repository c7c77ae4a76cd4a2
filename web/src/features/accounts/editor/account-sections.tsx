import { useAccountTypes, useManagers } from '../accounts.queries.ts'
import { addressUses, paymentTerms } from '../accounts.text.ts'
import {
  AmountField,
  CheckField,
  Checks,
  ChoiceField,
  Section,
  TextField,
} from './account-fields.tsx'

/** The fields of an account in their sections. */
export function AccountSections() {
  return (
    <>
      <Details />
      <Section title="Physical Address">
        <TextField name="address" wide />
        <TextField name="city" />
        <TextField name="state" />
        <TextField name="zip" />
        <ChoiceField name="useAddressAs" choices={addressUses} clearable />
      </Section>
      <Section title="Billing Address">
        <TextField name="billingAddress" wide />
        <TextField name="billingCity" />
        <TextField name="billingState" />
        <TextField name="billingZip" />
        <TextField name="billingContactName" />
        <TextField name="billingContactEmail" type="email" />
        <AmountField name="creditLimit" hint="Above it you are warned. 0: no limit" />
        <ChoiceField
          name="paymentTerms"
          choices={paymentTerms}
          hint="Empty: as in Settings, Invoices"
          clearable
        />
      </Section>
    </>
  )
}

function Details() {
  const types = useAccountTypes()
  const managers = useManagers()
  return (
    <Section title="Account Details">
      <TextField name="name" required />
      <ChoiceField name="type" choices={types} otherwise={types[0]?.value} />
      <TextField name="accountNumber" />
      <TextField name="contactName" />
      <TextField name="contactPhoneNumber" type="tel" />
      <TextField name="contactFaxNumber" type="tel" />
      <TextField name="contactEmail" type="email" />
      <ChoiceField name="accountManagerId" choices={managers} clearable gone="A former manager" />
      <TextField name="accountManagerEmail" type="email" />
      <Checks>
        <CheckField name="taxExempt" />
        <CheckField name="emailInvoicesAutomatically" />
        <CheckField name="addContactToCalls" />
        <CheckField name="isCallOut" />
        <CheckField name="disabled" hint="Can’t be chosen for new calls" />
      </Checks>
      <TextField name="notes" rows={3} hint="Shown on every call for this account" />
    </Section>
  )
}
