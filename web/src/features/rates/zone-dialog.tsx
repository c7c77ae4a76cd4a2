import { Checkbox, Select } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ZonePrice } from '@towline/contract'
import { problemsOf } from '../../platform/problems.ts'
import { DollarInput } from '../../ui/dollar-input.tsx'
import fields from '../../ui/record-fields.module.css'
import { useZones } from '../zones/index.ts'
import { PartDialog } from './part-dialog.tsx'

/** What the miles of a zone cost: made (`price` null), changed or removed. */
export function ZoneDialog(props: {
  price: ZonePrice | null
  others: readonly ZonePrice[]
  onKeep: (price: ZonePrice) => void
  onRemove: () => void
  onClose: () => void
}) {
  const { price } = props
  const { data: zones = [] } = useZones()
  const taken = new Set(props.others.map(({ zone }) => zone.toLowerCase()))
  const free = zones.map(({ name }) => name).filter((name) => !taken.has(name.toLowerCase()))
  // A zone may have been renamed or removed since.
  const names = price && !free.includes(price.zone) ? [price.zone, ...free] : free
  const form = useForm<ZonePrice>({
    initialValues: price ?? { zone: '', amount: 0, taxable: true },
    validateInputOnBlur: true,
    validate: (values) => problemsOf(ZonePrice, values),
  })
  return (
    <PartDialog
      title={price ? `Change ${price.zone}` : 'Add a zone'}
      onSubmit={form.onSubmit((values) => props.onKeep(ZonePrice.parse(values)))}
      onRemove={price ? props.onRemove : undefined}
      onClose={props.onClose}
    >
      <p>A job picked up in this zone costs this in place of the miles its service charges.</p>
      <div className={fields.pair}>
        <Select
          label="Zone"
          data={names}
          searchable={names.length > 8}
          allowDeselect={false}
          nothingFoundMessage="No zones yet: draw them in Settings, Zones"
          placeholder={names.length === 0 ? 'Draw zones in Settings, Zones first' : ''}
          withAsterisk
          aria-required
          {...form.getInputProps('zone')}
          value={form.values.zone || null}
        />
        <DollarInput label="Price" {...form.getInputProps('amount')} />
      </div>
      <Checkbox label="Taxed" {...form.getInputProps('taxable', { type: 'checkbox' })} />
    </PartDialog>
  )
}
