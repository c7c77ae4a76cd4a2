import { DriveType, KeyLocation, VehicleCondition, VehicleType } from '@towline/contract'
import { ChoiceField, Fields, SuggestField, TextField } from './dispatch-fields.tsx'
import { plateStates } from './plate-states.ts'
import { VinField } from './vin-field.tsx'

/** Which vehicle it is, and what its truck has to know. */
export const VehicleSection = () => (
  <Fields>
    <TextField name="vehicleYear" />
    <TextField name="vehicleMake" />
    <TextField name="vehicleModel" />
    <TextField name="vehicleColor" />
    <TextField name="licensePlateInfo" max={10} />
    <SuggestField name="licensePlateState" choices={plateStates} />
    <ChoiceField name="vehicleType" choices={VehicleType.options} clearable />
    <ChoiceField name="vehicleCondition" choices={VehicleCondition.options} clearable />
    <ChoiceField name="driveType" choices={DriveType.options} clearable />
    <ChoiceField name="keyLocation" choices={KeyLocation.options} clearable />
    <VinField />
    <TextField name="vehicleOdometer" />
    <TextField name="vehicle" />
  </Fields>
)
