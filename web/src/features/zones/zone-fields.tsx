import { Checkbox, MultiSelect, Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { WEEKDAYS, ZoneColor } from '@towline/contract'
import type { ZoneValues } from './zone-form.ts'
import { useDrivers } from './zones.queries.ts'
import { colorNames, colorOf, dayName } from './zones.text.ts'
import styles from './zones-tab.module.css'

/** What is filled in of a zone besides its shape. */
export function ZoneFields({ form }: { form: UseFormReturnType<ZoneValues> }) {
  const drivers = useDrivers()
  const { color, isAlways } = form.values
  return (
    <>
      <TextInput
        label="Name"
        withAsterisk
        aria-required
        maxLength={60}
        autoComplete="off"
        autoFocus
        {...form.getInputProps('name')}
      />
      <Select
        label="Color"
        data={ZoneColor.options.map((value) => ({ value, label: colorNames[value] }))}
        allowDeselect={false}
        leftSection={
          <span
            className={styles.swatch}
            style={{ background: colorOf(color) }}
            aria-hidden="true"
          />
        }
        {...form.getInputProps('color')}
      />
      <MultiSelect
        label="Drivers"
        description="Preferred for jobs in it. Empty: any driver."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={(drivers.data ?? []).map(({ id, firstName, lastName }) => ({
          value: id,
          label: `${firstName} ${lastName}`.trim(),
        }))}
        searchable
        clearable
        hidePickedOptions
        nothingFoundMessage="No driver found"
        {...form.getInputProps('driverIds')}
      />
      <Checkbox
        label="Only at some hours"
        description="At other times its drivers aren’t preferred, and the agent has the dispatcher confirm."
        checked={!isAlways}
        onChange={(event) => form.setFieldValue('isAlways', !event.currentTarget.checked)}
      />
      {!isAlways && <Hours form={form} />}
    </>
  )
}

function Hours({ form }: { form: UseFormReturnType<ZoneValues> }) {
  return (
    <>
      <Checkbox.Group label="Days" {...form.getInputProps('days')}>
        <div className={styles.choices}>
          {WEEKDAYS.map((day) => (
            <Checkbox key={day} value={day} label={dayName(day)} />
          ))}
        </div>
      </Checkbox.Group>
      <div className={styles.pair}>
        <TextInput type="time" label="From" {...form.getInputProps('from')} />
        <TextInput type="time" label="To" {...form.getInputProps('to')} />
      </div>
    </>
  )
}
