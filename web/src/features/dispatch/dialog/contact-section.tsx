import { CallerType, type DispatchCall } from '@towline/contract'
import { ChatLinkLine } from './chat-link-line.tsx'
import {
  CheckField,
  ChoiceField,
  Fields,
  PhoneField,
  SuggestField,
  TextField,
} from './dispatch-fields.tsx'

const contactCategories = [
  { value: 'individual', label: 'Individual' },
  { value: 'owner', label: 'Owner' },
  { value: 'authorizedBy', label: 'Authorized by' },
]

/** Who called, and whom to speak to. */
export const ContactSection = ({ call }: { call: DispatchCall | null }) => (
  <>
    <Fields>
      <TextField name="customerName" />
      <CheckField name="canReceiveText" />
      <PhoneField name="customerPhoneForText" />
      <SuggestField name="callerType" choices={CallerType.options} />
      <ChoiceField name="contactCategory" choices={contactCategories} clearable />
      <TextField name="contactName" />
      <PhoneField name="contactPhoneNumber" />
      <TextField name="contactEmail" />
      <TextField name="contactAddress" wide />
      <TextField name="contactZip" />
    </Fields>
    {call && <ChatLinkLine call={call} />}
  </>
)
