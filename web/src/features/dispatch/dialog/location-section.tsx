import { type DispatchCall, TowReason, wordsBeside } from '@towline/contract'
import { fieldLabel } from '../dispatch.text.ts'
import { AddressField } from './address-field.tsx'
import { Fields, ReadOnlyField, SuggestField, TextField } from './dispatch-fields.tsx'

/** Where it stands, what happened, where it goes. */
export const LocationSection = ({ call }: { call: DispatchCall | null }) => (
  <Fields>
    <AddressField which="pickup" call={call} />
    {call && <Said name="inputPickupAddress" call={call} />}
    <SuggestField name="towReason" choices={TowReason.options} />
    <AddressField which="dropoff" call={call} />
    {call && <Said name="inputDropoffAddress" call={call} />}
    <TextField name="notes" rows={5} />
  </Fields>
)

const CHARACTERS_A_LINE = 38

const Said = ({
  name,
  call,
}: {
  name: 'inputPickupAddress' | 'inputDropoffAddress'
  call: DispatchCall
}) => {
  const address = name === 'inputPickupAddress' ? call.pickupAddress : call.dropoffAddress
  const words = wordsBeside(address, call[name])
  if (!words) return null
  // On a phone a long answer takes several lines, and all of it is to be read.
  const rows = Math.min(6, Math.ceil(words.length / CHARACTERS_A_LINE))
  return <ReadOnlyField label={fieldLabel(name)} value={words} rows={rows} />
}
