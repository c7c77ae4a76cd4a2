import { Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { Truck, TruckDuty, TruckType } from '@towline/contract'
import { useRef, useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { DateField } from '../../ui/date-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { Notice } from '../../ui/notice.tsx'
import fields from '../../ui/record-fields.module.css'
import { type Asking, RecordFooter } from '../../ui/record-footer.tsx'
import { useFollowedForm } from '../../ui/use-followed-form.ts'
import { useLeaveGuard } from '../../ui/use-leave-guard.ts'
import { RecordHistory } from '../history/index.ts'
import styles from './manage-truck-dialog.module.css'
import {
  blankTruck,
  type TruckValues,
  truckFields,
  truckProblems,
  truckToSend,
  valuesOf,
} from './truck-form.ts'
import { TruckNotices } from './truck-notices.tsx'
import { TruckTracker } from './truck-tracker.tsx'
import { useRemoveTruck, useSaveTruck, useTruckAsItIs } from './trucks.queries.ts'
import { fieldLabels } from './trucks.text.ts'

/** Makes a truck (`truck` null), changes or removes one. `onDone` is told in words what was done. */
export function ManageTruckDialog(props: {
  truck: Truck | null
  onClose: () => void
  onDone: (what: string) => void
}) {
  const { truck } = props
  const form = useForm<TruckValues>({
    initialValues: truck ? valuesOf(truck) : blankTruck,
    validate: truckProblems,
    validateInputOnBlur: true,
  })
  const saving = useSaveTruck()
  const removing = useRemoveTruck()
  const isPending = saving.isPending || removing.isPending
  const error = saving.error ?? removing.error
  const followed = useFollowedForm(form, {
    record: useTruckAsItIs(truck),
    isSaving: isPending,
    valuesOf,
    read: (newer) => Truck.safeParse(newer).data,
    fields: truckFields,
  })
  const [asking, setAsking] = useState<Asking>('nothing')
  const guard = useLeaveGuard(followed.isChanged && !saving.isSuccess && !removing.isSuccess)

  const body = useRef<HTMLFormElement>(null)
  const showProblems = () => focusFirstWrong(body.current)
  const onError = (refused: Error) => {
    setAsking('nothing')
    if (!(refused instanceof ApiError)) return
    if (refused.code === 'newer_version') followed.takeRefusal(refused.newer)
    form.setErrors(refused.fields)
    showProblems()
  }
  const done = (what: string) => {
    props.onDone(what)
    props.onClose()
  }
  const save = (values: TruckValues) => {
    removing.reset()
    saving.mutate(
      { body: truckToSend(followed.base, values) },
      { onSuccess: ({ name }) => done(`${name} is saved.`), onError },
    )
  }
  const remove = () => {
    if (!truck) return
    saving.reset()
    removing.mutate(
      { params: { id: truck.id } },
      { onSuccess: ({ name }) => done(`${name} is deleted.`), onError },
    )
  }
  const leave = () => (followed.isChanged ? setAsking('leaving') : props.onClose())

  return (
    <Dialog
      onClose={leave}
      title="Manage Truck"
      size={680}
      closeOnClickOutside={false}
      styles={{ body: { padding: 0 }, title: { fontWeight: 700 } }}
    >
      <form ref={body} noValidate onSubmit={form.onSubmit(save, showProblems)}>
        <fieldset disabled={isPending} className={fields.fields}>
          {error && <Notice kind="error">{error.message}</Notice>}
          <TruckNotices form={form} followed={followed} />
          <TruckFields form={form} isEditing={truck !== null} />
          {truck && <TruckTracker truckId={truck.id} />}
          {truck && <RecordHistory kind="truck" id={truck.id} />}
        </fieldset>
        <RecordFooter
          asking={asking}
          guard={guard}
          isSaving={isPending}
          conflicts={followed.conflicts.map((name) => fieldLabels[name])}
          deleteQuestion={truck ? `Delete ${truck.name}? It stays under Deleted.` : undefined}
          onAsk={setAsking}
          onCancel={leave}
          onDelete={remove}
          onClose={props.onClose}
        />
      </form>
    </Dialog>
  )
}

function TruckFields({
  form,
  isEditing,
}: {
  form: UseFormReturnType<TruckValues>
  isEditing: boolean
}) {
  const line = (name: keyof TruckValues, label: string, maxLength: number) => (
    <TextInput
      label={label}
      maxLength={maxLength}
      autoComplete="off"
      {...form.getInputProps(name)}
    />
  )
  return (
    <>
      <TextInput
        label="Name"
        withAsterisk
        aria-required
        maxLength={100}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <div className={fields.pair}>
        <Select
          label="Type"
          data={TruckType.options}
          allowDeselect={false}
          {...form.getInputProps('type')}
        />
        <Select
          label="Duty"
          data={TruckDuty.options}
          allowDeselect={false}
          {...form.getInputProps('duty')}
        />
        {line('licensePlate', 'License Plate', 10)}
        <DateField
          label="License Exp Date"
          {...form.getInputProps('plateExpDate')}
          value={form.values.plateExpDate}
          onChange={(at) => form.setFieldValue('plateExpDate', at)}
        />
        {line('vin', 'VIN', 17)}
        {line('manufacturer', 'Manufacturer', 60)}
        {line('model', 'Model', 60)}
        {line('year', 'Year', 10)}
        {line('tdlrNumber', 'TDLR#', 10)}
      </div>
      {isEditing && (
        <fieldset className={styles.status}>
          <legend>Status</legend>
          <Checkbox label="Active" {...form.getInputProps('isActive', { type: 'checkbox' })} />
        </fieldset>
      )}
      <Textarea label="Notes" rows={5} maxLength={5000} {...form.getInputProps('notes')} />
    </>
  )
}
