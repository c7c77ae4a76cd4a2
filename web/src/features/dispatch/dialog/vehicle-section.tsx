import { DriveType, KeyLocation, VehicleCondition, VehicleType } from '@towline/contract'
import { ChoiceField, Fields, SuggestField, TextField } from './dispatch-fields.tsx'
import { useDispatchForm } from './dispatch-form.ts'
import { plateStates } from './plate-states.ts'
import { modelsOf, vehicleMakes } from './vehicle-models.ts'
import { VinField } from './vin-field.tsx'

/** Which vehicle it is, and what its truck has to know. */
export const VehicleSection = () => (
  <Fields>
    <TextField name="vehicleYear" />
    <SuggestField name="vehicleMake" choices={vehicleMakes} />
    <ModelField />
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

/** The model, with those that its make had in its year. */
function ModelField() {
  const { vehicleMake, vehicleYear } = useDispatchForm().values
  return <SuggestField name="vehicleModel" choices={modelsOf(vehicleMake, vehicleYear)} />
}
