import {
  CallerType,
  CallStatus,
  type DispatchCall,
  DriveType,
  formatPhone,
  KeyLocation,
  Priority,
  TowReason,
  VehicleCondition,
  VehicleType,
} from '@towline/contract'
import type { ReactNode } from 'react'
import { BillingFields } from './billing-fields.tsx'
import { statusNames } from './dispatch.text.ts'
import {
  AmountField,
  ChoiceField,
  Fields,
  PhoneField,
  ReadOnlyField,
  SuggestField,
  TextField,
  TickField,
  TimeField,
} from './dispatch-fields.tsx'

/** Part of the dialog. `call` is the stored record, null for a new one. */
type Section = { name: string; title: string; fields: (call: DispatchCall | null) => ReactNode }

const statusChoices = CallStatus.options.map((value) => ({ value, label: statusNames[value] }))
const contactCategories = [
  { value: 'individual', label: 'Individual' },
  { value: 'owner', label: 'Owner' },
  { value: 'authorizedBy', label: 'Authorized by' },
]

const callDetails = (call: DispatchCall | null) => (
  <Fields>
    {call && <ReadOnlyField label="Dispatch number" value={call.dispatchNumber} />}
    <ChoiceField name="status" label="Status" choices={statusChoices} />
    <ChoiceField name="priority" label="Priority" choices={Priority.options} />
    <SuggestField name="towReason" label="Reason" choices={TowReason.options} />
    <SuggestField name="callerType" label="Caller" choices={CallerType.options} />
    <TimeField name="createdDate" label="Received" disabled={call !== null} />
    <TimeField name="scheduledDateTime" label="Scheduled for" />
    <TimeField name="dispatchedDateTime" label="Dispatched" />
    <TimeField name="enrouteDateTime" label="En route" />
    <TimeField name="onSceneDateTime" label="On scene" />
    <TimeField name="towingDateTime" label="Towing" />
    <TimeField name="destinationArrivalDateTime" label="Arrived at destination" />
    <TimeField name="completedDateTime" label="Completed" />
    <TimeField name="etaDateTime" label="Estimated arrival" />
    <TextField name="notes" label="Notes" rows={5} />
  </Fields>
)

const account = (call: DispatchCall | null) => (
  <Fields>
    <TextField name="inputVendorName" label="Account" />
    <TextField name="vendorAccountNumber" label="Account number" />
    <TextField name="vendorContactName" label="Account contact" />
    <PhoneField name="vendorContactNumber" label="Account contact phone" />
    <TextField name="billToName" label="Bill to" />
    <TextField name="poNumber" label="PO number" />
    <TextField name="mcDispatchNumber" label="Motor club dispatch number" />
    <TextField name="mcMembershipNumber" label="Motor club membership number" max={10} />
    <AmountField name="mcCoverageAmt" label="Motor club coverage" />
    {call && <ReadOnlyField label="Account notes" value={call.accountNotes} wide />}
  </Fields>
)

const contact = (call: DispatchCall | null) => (
  <Fields>
    <TextField name="customerName" label="Customer name" />
    <PhoneField name="customerPhone" label="Customer phone" />
    <TickField name="canReceiveText" label="May be texted" />
    <PhoneField name="customerPhoneForText" label="Phone for texts" />
    <TextField name="contactName" label="Contact name" />
    <PhoneField name="contactPhoneNumber" label="Contact phone" />
    <ChoiceField
      name="contactCategory"
      label="Contact category"
      choices={contactCategories}
      clearable
    />
    <TextField name="contactEmail" label="Contact email" />
    <TextField name="contactAddress" label="Contact address" />
    <TextField name="contactZip" label="Contact ZIP" max={10} />
    {call?.fromNumber && <ReadOnlyField label="Called from" value={formatPhone(call.fromNumber)} />}
  </Fields>
)

const location = (call: DispatchCall | null) => (
  <Fields>
    <TextField name="pickupAddress" label="Pickup address" wide />
    {call?.inputPickupAddress && (
      <ReadOnlyField label="Pickup as the caller said it" value={call.inputPickupAddress} wide />
    )}
    <TextField name="dropoffAddress" label="Destination address" wide />
    {call?.inputDropoffAddress && (
      <ReadOnlyField
        label="Destination as the caller said it"
        value={call.inputDropoffAddress}
        wide
      />
    )}
  </Fields>
)

const vehicle = () => (
  <Fields>
    <TextField name="vehicleYear" label="Year" max={10} />
    <TextField name="vehicleMake" label="Make" />
    <TextField name="vehicleModel" label="Model" />
    <TextField name="vehicleColor" label="Color" />
    <TextField name="vehicle" label="Vehicle in one line" />
    <ChoiceField name="vehicleType" label="Vehicle type" choices={VehicleType.options} clearable />
    <ChoiceField
      name="vehicleCondition"
      label="Condition"
      choices={VehicleCondition.options}
      clearable
    />
    <ChoiceField name="driveType" label="Drive" choices={DriveType.options} clearable />
    <TextField name="licensePlateInfo" label="License plate" max={20} />
    <TextField name="licensePlateState" label="Plate state" max={20} />
    <TextField name="vin" label="VIN" max={17} />
    <TextField name="vehicleOdometer" label="Odometer" max={20} />
    <ChoiceField name="keyLocation" label="Keys" choices={KeyLocation.options} clearable />
  </Fields>
)

const driver = (call: DispatchCall | null) => (
  <Fields>
    {call?.dispatcherName && <ReadOnlyField label="Dispatcher" value={call.dispatcherName} />}
    <TextField name="driverName" label="Driver" />
    <TextField name="truckName" label="Truck" />
  </Fields>
)

/** The sections of the dialog, in their order. */
export const sections: readonly Section[] = [
  { name: 'details', title: 'Call Details', fields: callDetails },
  { name: 'account', title: 'Account Information', fields: account },
  { name: 'contact', title: 'Contact Information', fields: contact },
  { name: 'location', title: 'Location/Service Information', fields: location },
  { name: 'vehicle', title: 'Vehicle Information', fields: vehicle },
  { name: 'driver', title: 'Driver/Truck Information', fields: driver },
  { name: 'billing', title: 'Billing Information', fields: () => <BillingFields /> },
]
