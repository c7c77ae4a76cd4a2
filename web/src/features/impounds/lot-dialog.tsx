import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type ImpoundLot, SaveLot } from '@towline/contract'
import { ApiError } from '../../platform/api.ts'
import { problemsOf } from '../../platform/problems.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { useSaveLot } from './impounds.queries.ts'

/** Makes a lot (`lot` null) or changes one. */
export function LotDialog(props: {
  lot: ImpoundLot | null
  onClose: () => void
  onSaved: (name: string) => void
}) {
  const { lot } = props
  const saving = useSaveLot()
  const form = useForm({
    initialValues: {
      name: lot?.name ?? '',
      address: lot?.address ?? '',
      license: lot?.license ?? '',
      phone: lot?.phone ?? '',
      hours: lot?.hours ?? '',
      spaces: lot?.spaces ?? 0,
    },
    validate: (values) => problemsOf(SaveLot, values),
  })
  const save = (values: typeof form.values) =>
    saving.mutate(
      { body: { ...values, ...(lot && { id: lot.id, version: lot.version }) } },
      {
        onSuccess: ({ name }) => {
          props.onSaved(name)
          props.onClose()
        },
        onError: (refused) => refused instanceof ApiError && form.setErrors(refused.fields),
      },
    )
  return (
    <FormDialog
      title={lot ? `Change ${lot.name}` : 'Add a lot'}
      submit="Save"
      error={saving.error}
      isPending={saving.isPending}
      onSubmit={form.onSubmit(save)}
      onClose={props.onClose}
    >
      <TextInput
        label="Name"
        maxLength={80}
        withAsterisk
        aria-required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput label="Address" maxLength={500} {...form.getInputProps('address')} />
      <TextInput label="Storage license number" maxLength={40} {...form.getInputProps('license')} />
      <TextInput
        label="Phone"
        description="Empty: the company’s"
        type="tel"
        maxLength={40}
        {...form.getInputProps('phone')}
      />
      <TextInput
        label="Hours"
        description="When vehicles can be claimed, as letters say it: Every day, 24 hours"
        maxLength={200}
        {...form.getInputProps('hours')}
      />
      <NumberField
        label="Spaces"
        description="How many vehicles it holds; 0 where that isn’t counted"
        min={0}
        allowDecimal={false}
        hideControls
        {...form.getInputProps('spaces')}
      />
    </FormDialog>
  )
}
