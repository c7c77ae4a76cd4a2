import { NativeSelect, TextInput } from '@mantine/core'
import { DriverLanguage, driverLanguageNames, employeeLabels } from '@towline/contract'
import { DateField } from '../../ui/date-field.tsx'
import fields from '../../ui/record-fields.module.css'
import styles from './employee-fields.module.css'
import { useEmployeeForm } from './employee-form.ts'

/** What the driver's page speaks. */
export function LanguageField() {
  const form = useEmployeeForm()
  return (
    <NativeSelect
      label={employeeLabels.language}
      {...form.getInputProps('language')}
      data={DriverLanguage.options.map((value) => ({ value, label: driverLanguageNames[value] }))}
    />
  )
}

/** The fields only drivers have. */
export function DriverFields() {
  const form = useEmployeeForm()
  return (
    <fieldset className={styles.driver}>
      <legend>Driver</legend>
      <div className={fields.pair}>
        <LanguageField />
        <TextInput label="Driver TDLR#" maxLength={10} {...form.getInputProps('tdlrNumber')} />
        <TextInput label="License Number" maxLength={10} {...form.getInputProps('licenseNumber')} />
        <TextInput label="License Class" maxLength={10} {...form.getInputProps('licenseClass')} />
        <DateField
          label="License Expiration Date"
          {...form.getInputProps('licenseExpirationDate')}
          value={form.values.licenseExpirationDate}
          onChange={(at) => form.setFieldValue('licenseExpirationDate', at)}
        />
        <TextInput
          label="Emergency Contact Name"
          maxLength={200}
          {...form.getInputProps('emergencyContactName')}
        />
        <TextInput
          label="Emergency Contact Phone"
          type="tel"
          maxLength={10}
          {...form.getInputProps('emergencyContactPhone')}
        />
      </div>
    </fieldset>
  )
}
