import { useAccountTypes, useManagers } from '../accounts.queries.ts'
import { addressUses } from '../accounts.text.ts'
import { ChoiceField, Section, TextField, TickField, Ticks } from './account-fields.tsx'

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
      <Ticks>
        <TickField name="taxExempt" />
        <TickField name="emailInvoicesAutomatically" />
        <TickField name="addContactToCalls" />
        <TickField name="isCallOut" />
        <TickField name="disabled" hint="Not offered for new calls" />
      </Ticks>
      <TextField name="notes" rows={3} hint="Shown, read-only, in every call of this account" />
    </Section>
  )
}
