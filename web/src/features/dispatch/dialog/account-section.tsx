import { useQuery } from '@tanstack/react-query'
import {
  type Account,
  applyAccount,
  type DispatchCall,
  type FilledByAccount,
  readAccount,
} from '@towline/contract'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../platform/api.ts'
import { query } from '../../../platform/query.ts'
import { fieldLabel } from '../dispatch.text.ts'
import { AccountField } from './account-field.tsx'
import { AmountField, Fields, PhoneField, ReadOnlyField, TextField } from './dispatch-fields.tsx'
import { type FormValues, useDispatchForm } from './dispatch-form.ts'

const REMOVED = 'This account was removed. Choose another.'

/** Who pays: the account with what it fills in, and the motor club's numbers. */
export function AccountSection({ call }: { call: DispatchCall | null }) {
  const form = useDispatchForm()
  const { vendorId, billToId } = form.values
  const vendor = useAccount(vendorId)
  const billTo = useAccount(billToId)
  const onChoose = useFilling(vendor.account, call === null)
  const notes = vendorId === (call?.vendorId ?? '') ? call?.accountNotes : undefined
  const said = call?.inputVendorName
  return (
    <Fields>
      <AccountField
        which="account"
        problem={vendor.isGone ? REMOVED : undefined}
        hint={
          said && vendorId && said !== form.values.inputVendorName
            ? `The caller said “${said}”`
            : parked(vendor.account)
        }
        onChoose={onChoose}
      />
      <AccountField
        which="billTo"
        problem={billTo.isGone ? REMOVED : undefined}
        hint={parked(billTo.account)}
      />
      <TextField name="vendorAccountNumber" />
      <TextField name="vendorContactName" />
      <PhoneField name="vendorContactNumber" />
      <TextField name="poNumber" />
      <TextField name="mcDispatchNumber" />
      <TextField name="mcMembershipNumber" />
      <AmountField name="mcCoverageAmt" />
      <ReadOnlyField
        label={fieldLabel('accountNotes')}
        value={vendor.account?.notes ?? notes ?? ''}
        rows={5}
      />
    </Fields>
  )
}

const parked = (account: Account | null) =>
  account?.isPlaceholder ? 'The call stays here until you choose an account.' : undefined

/** The account of an id, and whether it is no longer there to be chosen. */
function useAccount(id: string): { account: Account | null; isGone: boolean } {
  const { data, error } = useQuery({
    ...query(readAccount, { params: { id } }),
    enabled: id !== '',
  })
  const isMissing = error instanceof ApiError && error.code === 'not_found'
  const account = id !== '' && data?.id === id ? data : null
  return { account, isGone: id !== '' && (isMissing || account?.isDeleted === true) }
}

/** Fills the form from an account once it was chosen and read; an account that was there already fills nothing. */
function useFilling(account: Account | null, isNew: boolean): (id: string) => void {
  const form = useDispatchForm()
  const [chosen, setChosen] = useState<string | null>(null)
  const [filled, setFilled] = useState<FilledByAccount>()
  const [untaxed, setUntaxed] = useState(0)
  const fill = (from: Account | null) => {
    const applied = applyAccount(form.getValues(), from, { isNew, filled })
    const tax = taxOf(from, { isNew, taxPercent: form.getValues().taxPercent, untaxed })
    form.setValues({
      ...applied.changes,
      ...uncheckedPlaces(applied.changes),
      taxPercent: tax.taxPercent,
    })
    setFilled(applied.filled)
    setUntaxed(tax.untaxed)
    setChosen(null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: filled once for each choice
  useEffect(() => {
    if (chosen === '') fill(null)
    else if (chosen !== null && account?.id === chosen) fill(account)
  }, [chosen, account])
  return setChosen
}

/** No tax for an account that is exempt; what stood there before (`untaxed`) comes back with one that is not. */
function taxOf(
  account: Account | null,
  now: { isNew: boolean; taxPercent: number; untaxed: number },
): { taxPercent: number; untaxed: number } {
  const before = now.taxPercent || now.untaxed
  if (now.isNew && account?.taxExempt) return { taxPercent: 0, untaxed: before }
  return { taxPercent: before, untaxed: 0 }
}

/** An address that was filled in has not been found on the map yet. */
const uncheckedPlaces = (changes: Partial<FilledByAccount>): Partial<FormValues> => ({
  ...(changes.pickupAddress !== undefined && {
    validPickupAddress: false,
    pickupAddressLatLng: null,
  }),
  ...(changes.dropoffAddress !== undefined && {
    validDropoffAddress: false,
    dropoffAddressLatLng: null,
  }),
})
