import { Checkbox, Select } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { Rate, RateClass, RateHours, RateService, rateName } from '@towline/contract'
import { problemsOf } from '../../platform/problems.ts'
import { DollarInput } from '../../ui/dollar-input.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import fields from '../../ui/record-fields.module.css'
import { PartDialog } from './part-dialog.tsx'

const anyTime: Record<RateHours, string> = {
  Any: 'Any time',
  Day: 'Day (no other hours)',
  Night: 'Night',
  Weekend: 'Weekend',
  Holiday: 'Holiday',
}

/** What one service costs: made (`rate` null), changed or removed. Nothing is saved yet. */
export function ServiceDialog(props: {
  rate: Rate | null
  /** The other lines of the sheet: no two are for the same thing. */
  others: readonly Rate[]
  onKeep: (rate: Rate) => void
  onRemove: () => void
  onClose: () => void
}) {
  const { rate } = props
  const form = useForm<Rate>({
    initialValues: rate ?? Rate.parse({ service: 'Tow' }),
    validateInputOnBlur: true,
    validate: (values) => {
      const isTwice = props.others.some((other) => rateName(other) === rateName(values))
      const problem = 'Another line is for the same service, vehicle and hours'
      return { ...problemsOf(Rate, values), ...(isTwice && { service: problem }) }
    },
  })
  return (
    <PartDialog
      title={rate ? `Change ${rateName(rate)}` : 'Add a service'}
      onSubmit={form.onSubmit(props.onKeep)}
      onRemove={rate ? props.onRemove : undefined}
      onClose={props.onClose}
    >
      <div className={fields.pair}>
        <Select
          label="Service"
          data={RateService.options}
          allowDeselect={false}
          data-autofocus
          {...form.getInputProps('service')}
        />
        <Select
          label="Vehicle"
          data={RateClass.options.map((value) => ({
            value,
            label: value === 'Any' ? 'Any vehicle' : value,
          }))}
          allowDeselect={false}
          {...form.getInputProps('vehicleClass')}
        />
        <Select
          label="Hours"
          data={RateHours.options.map((value) => ({ value, label: anyTime[value] }))}
          allowDeselect={false}
          {...form.getInputProps('hours')}
        />
        <DollarInput label="Base price" {...form.getInputProps('base')} />
        <DollarInput label="Per mile loaded" {...form.getInputProps('perLoadedMile')} />
        <Miles form={form} name="freeLoadedMiles" label="Free miles loaded" />
        <DollarInput label="Per mile to the pickup" {...form.getInputProps('perUnloadedMile')} />
        <Miles form={form} name="freeUnloadedMiles" label="Free miles to the pickup" />
        <DollarInput label="Per 15 minutes on scene" {...form.getInputProps('perQuarterHour')} />
        <NumberField
          label="Free minutes on scene"
          min={0}
          allowDecimal={false}
          hideControls
          {...form.getInputProps('freeMinutes')}
        />
        <DollarInput label="Minimum charge" {...form.getInputProps('minimum')} />
      </div>
      <Checkbox
        label="Taxed"
        description="In Texas towing isn’t taxed; storage is."
        {...form.getInputProps('taxable', { type: 'checkbox' })}
      />
    </PartDialog>
  )
}

const Miles = (props: {
  form: UseFormReturnType<Rate>
  name: 'freeLoadedMiles' | 'freeUnloadedMiles'
  label: string
}) => (
  <NumberField
    label={props.label}
    min={0}
    decimalScale={1}
    hideControls
    {...props.form.getInputProps(props.name)}
  />
)
