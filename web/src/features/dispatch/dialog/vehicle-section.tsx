import { DriveType, KeyLocation, VehicleCondition, VehicleType } from '@towline/contract'
import { ChoiceField, Fields, SuggestField, TextField } from './dispatch-fields.tsx'
import { plateStates } from './plate-states.ts'
import { VinField } from './vin-field.tsx'

/** Which vehicle it is, and what its truck has to know. */
export const VehicleSection = () => (
  <Fields>
    <TextField name="vehicleYear" label="Year" max={10} />
    <TextField name="vehicleMake" label="Make" max={60} />
    <TextField name="vehicleModel" label="Model" max={60} />
    <TextField name="vehicleColor" label="Color" max={60} />
    <TextField name="licensePlateInfo" label="License plate" max={10} />
    <SuggestField name="licensePlateState" label="Plate state" choices={plateStates} max={20} />
    <ChoiceField name="vehicleType" label="Vehicle type" choices={VehicleType.options} clearable />
    <ChoiceField
      name="vehicleCondition"
      label="Condition"
      choices={VehicleCondition.options}
      clearable
    />
    <ChoiceField name="driveType" label="Drive" choices={DriveType.options} clearable />
    <ChoiceField name="keyLocation" label="Keys" choices={KeyLocation.options} clearable />
    <VinField />
    <TextField name="vehicleOdometer" label="Odometer" max={20} />
    <TextField name="vehicle" label="Vehicle in one line" max={200} />
  </Fields>
)
