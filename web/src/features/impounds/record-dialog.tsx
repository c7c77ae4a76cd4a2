import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  type ImpoundDraft,
  type ImpoundFile,
  type ImpoundLot,
  ImpoundOrder,
  SaveImpound,
} from '@towline/contract'
import { useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { problemsOf } from '../../platform/problems.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import fields from '../../ui/record-fields.module.css'
import { useDraft, useSaveImpound } from './impounds.queries.ts'
import styles from './impounds-section.module.css'
import { MomentField, useUnreadable } from './moment-field.tsx'
import { type RecordValues, textFields, valuesOf, withDraft } from './record-form.ts'

/** Takes a vehicle in (`file` null), or corrects what is written down of one. */
export function RecordDialog(props: {
  file: ImpoundFile | null
  lots: readonly ImpoundLot[]
  onClose: () => void
  onSaved: (file: ImpoundFile) => void
}) {
  const { file, lots } = props
  const saving = useSaveImpound()
  const unreadable = useUnreadable()
  const [now] = useState(() => Date.now())
  const form = useForm<RecordValues>({
    initialValues: valuesOf(file, {
      receivedAt: now - (now % 60_000),
      lotId: lots.length === 1 ? (lots[0]?.id ?? '') : '',
    }),
    validate: (values) => problemsOf(SaveImpound, values),
  })
  const save = (values: RecordValues) => {
    if (!unreadable.isNone) return
    const body = SaveImpound.parse({
      ...values,
      ...(file && { id: file.id, version: file.version }),
    })
    saving.mutate(
      { body },
      {
        onSuccess: (saved) => {
          props.onSaved(saved.file)
          props.onClose()
        },
        onError: (refused) => refused instanceof ApiError && form.setErrors(refused.fields),
      },
    )
  }
  return (
    <FormDialog
      title={file ? `Correct ${file.number}` : 'Take a vehicle in'}
      submit={file ? 'Save' : 'Take it in'}
      error={saving.error}
      isPending={saving.isPending}
      onSubmit={form.onSubmit(save)}
      onClose={props.onClose}
    >
      {!file && <FromJob onFill={(draft) => form.setValues(withDraft(form.getValues(), draft))} />}
      <div className={fields.pair}>
        <NativeSelect
          label="Lot"
          data={[
            { value: '', label: 'Choose' },
            ...lots.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.getInputProps('lotId')}
        />
        <TextInput label="Space" maxLength={20} {...form.getInputProps('space')} />
        <MomentField label="Received" name="receivedAt" form={form} onRead={unreadable.mark} />
        <MomentField label="Towed" name="towedAt" form={form} onRead={unreadable.mark} />
        <NativeSelect
          label="Towed by order of"
          data={[{ value: '', label: 'Choose' }, ...ImpoundOrder.options]}
          {...form.getInputProps('order')}
          error={form.errors.order && 'Choose who had it towed'}
        />
        <NativeSelect
          label="Registered in"
          data={['this state', 'elsewhere']}
          {...form.getInputProps('registeredIn')}
        />
      </div>
      {textFields.map(({ part, fields: some }) => (
        <section key={part} aria-label={part}>
          <h3 className={styles.part}>{part}</h3>
          <div className={fields.pair}>
            {some.map(([name, label, most]) => (
              <TextInput key={name} label={label} maxLength={most} {...form.getInputProps(name)} />
            ))}
          </div>
        </section>
      ))}
      <Textarea
        label="Lienholders"
        description="One on each line: First Bank, 12 Main St, Dallas, TX 75201"
        rows={2}
        {...form.getInputProps('lienholders')}
      />
      <Textarea label="Condition" rows={3} {...form.getInputProps('condition')} />
      <Textarea label="What was in it" rows={3} {...form.getInputProps('inventory')} />
    </FormDialog>
  )
}

/** Fills the form with what the job knows that brings the vehicle. */
function FromJob({ onFill }: { onFill: (draft: ImpoundDraft) => void }) {
  const [number, setNumber] = useState('')
  const draft = useDraft()
  const isUnknown = draft.error instanceof ApiError && draft.error.code === 'not_found'
  return (
    <div className={styles.job}>
      <TextInput
        label="From job number"
        description="Fills in what the job knows. Leave it empty for a vehicle without a job."
        maxLength={40}
        value={number}
        error={isUnknown ? 'No job has this number.' : draft.error?.message}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <Button
        variant="default"
        loading={draft.isPending}
        disabled={number.trim() === ''}
        onClick={() =>
          draft.mutate(
            { params: { number: number.trim().replace(/^#/, '') } },
            { onSuccess: onFill },
          )
        }
      >
        Fill in
      </Button>
    </div>
  )
}
