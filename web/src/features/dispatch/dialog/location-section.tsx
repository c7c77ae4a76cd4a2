import { type DispatchCall, TowReason } from '@towline/contract'
import { AddressField } from './address-field.tsx'
import { Fields, ReadOnlyField, SuggestField, TextField } from './dispatch-fields.tsx'

/** Where it stands, what happened, where it goes. */
export const LocationSection = ({ call }: { call: DispatchCall | null }) => (
  <Fields>
    <AddressField which="pickup" call={call} />
    {call && <Said label="Pickup as the caller said it" words={call.inputPickupAddress} />}
    <SuggestField name="towReason" label="Reason" choices={TowReason.options} />
    <AddressField which="dropoff" call={call} />
    {call && <Said label="Destination as the caller said it" words={call.inputDropoffAddress} />}
    <TextField name="notes" label="Notes" rows={5} />
  </Fields>
)

const Said = (props: { label: string; words: string }) =>
  props.words ? <ReadOnlyField label={props.label} value={props.words} wide /> : null
