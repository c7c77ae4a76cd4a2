import { Checkbox, Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Extra, RateUnit } from '@towline/contract'
import { problemsOf } from '../../platform/problems.ts'
import { DollarInput } from '../../ui/dollar-input.tsx'
import fields from '../../ui/record-fields.module.css'
import { PartDialog } from './part-dialog.tsx'

/** Something that is added to a bill by hand: made (`extra` null), changed or removed. */
export function ExtraDialog(props: {
  extra: Extra | null
  others: readonly Extra[]
  onKeep: (extra: Extra) => void
  onRemove: () => void
  onClose: () => void
}) {
  const { extra } = props
  const form = useForm<Extra>({
    initialValues: extra ?? { name: '', unit: 'each', rate: 0, taxable: true },
    validateInputOnBlur: true,
    validate: (values) => {
      const name = values.name.trim().toLowerCase()
      const isTwice = props.others.some((other) => other.name.toLowerCase() === name)
      return {
        ...problemsOf(Extra, values),
        ...(isTwice && { name: 'Another extra has this name' }),
      }
    },
  })
  return (
    <PartDialog
      title={extra ? `Change ${extra.name}` : 'Add an extra'}
      onSubmit={form.onSubmit((values) => props.onKeep(Extra.parse(values)))}
      onRemove={extra ? props.onRemove : undefined}
      onClose={props.onClose}
    >
      <TextInput
        label="Name"
        placeholder="Winch, dollies, tolls"
        maxLength={60}
        withAsterisk
        aria-required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <div className={fields.pair}>
        <Select
          label="Charged"
          data={RateUnit.options.map((value) => ({
            value,
            label: value === 'each' || value === 'at cost' ? value : `per ${value}`,
          }))}
          allowDeselect={false}
          {...form.getInputProps('unit')}
        />
        {form.values.unit !== 'at cost' && (
          <DollarInput label="Price" {...form.getInputProps('rate')} />
        )}
      </div>
      <Checkbox label="Taxed" {...form.getInputProps('taxable', { type: 'checkbox' })} />
    </PartDialog>
  )
}
