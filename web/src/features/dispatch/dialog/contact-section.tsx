import { CallerType, type DispatchCall } from '@towline/contract'
import { ChatLinkLine } from './chat-link-line.tsx'
import {
  ChoiceField,
  Fields,
  PhoneField,
  SuggestField,
  TextField,
  TickField,
} from './dispatch-fields.tsx'

const contactCategories = [
  { value: 'individual', label: 'Individual' },
  { value: 'owner', label: 'Owner' },
  { value: 'authorizedBy', label: 'Authorized by' },
]

/** Who rang, and whom to speak to. */
export const ContactSection = ({ call }: { call: DispatchCall | null }) => (
  <>
    <Fields>
      <TextField name="customerName" label="Customer name" max={200} />
      <TickField name="canReceiveText" label="May be texted" />
      <PhoneField name="customerPhoneForText" label="Phone for texts" />
      <SuggestField name="callerType" label="Caller" choices={CallerType.options} max={60} />
      <ChoiceField
        name="contactCategory"
        label="Contact category"
        choices={contactCategories}
        clearable
      />
      <TextField name="contactName" label="Contact name" max={200} />
      <PhoneField name="contactPhoneNumber" label="Contact phone" />
      <TextField name="contactEmail" label="Contact email" max={254} />
      <TextField name="contactAddress" label="Contact address" max={500} wide />
      <TextField name="contactZip" label="Contact ZIP" max={10} />
    </Fields>
    {call && <ChatLinkLine call={call} />}
  </>
)
