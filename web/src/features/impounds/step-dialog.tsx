import { NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type ImpoundFile, ImpoundStep } from '@towline/contract'
import { useState } from 'react'
import { ApiError } from '../../platform/api.ts'
import { problemsOf } from '../../platform/problems.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { useStep } from './impounds.queries.ts'
import { MomentField, useUnreadable } from './moment-field.tsx'
import { SignatureField } from './signature-field.tsx'
import { type StepField, type StepName, stepForms } from './steps.ts'

type Values = Record<string, string | number>

/** What is written in at first, besides nothing. */
export type Known = Values

/** Does something with a stored vehicle. */
export function StepDialog(props: {
  file: ImpoundFile
  step: StepName
  known: Known
  onClose: () => void
  onDone: () => void
}) {
  const { file, step } = props
  const { title, button, hasMoment, fields } = stepForms[step]
  const saving = useStep()
  const unreadable = useUnreadable()
  const [now] = useState(() => Date.now())
  const form = useForm<Values>({
    initialValues: {
      ...blankOf(fields),
      ...(hasMoment && { at: now - (now % 60_000) }),
      ...(step === 'release' && { signature: '' }),
      ...props.known,
    },
    validate: (values) => problemsOf(ImpoundStep, asStep(step, fields, values)),
  })
  const take = (values: Values) => {
    if (!unreadable.isNone) return
    saving.mutate(
      { params: { id: file.id }, body: ImpoundStep.parse(asStep(step, fields, values)) },
      {
        onSuccess: () => {
          props.onDone()
          props.onClose()
        },
        onError: (refused) => refused instanceof ApiError && form.setErrors(refused.fields),
      },
    )
  }
  return (
    <FormDialog
      title={`${title}: ${file.number}`}
      submit={button}
      error={saving.error}
      isPending={saving.isPending}
      onSubmit={form.onSubmit(take)}
      onClose={props.onClose}
    >
      {hasMoment && <MomentField label="When" name="at" form={form} onRead={unreadable.mark} />}
      {fields.map((field) => (
        <Field key={field.name} field={field} props={form.getInputProps(field.name)} />
      ))}
      {step === 'release' && (
        <SignatureField
          value={String(form.values.signature)}
          error={form.errors.signature ? 'Have them sign' : undefined}
          onChange={(path) => form.setFieldValue('signature', path)}
        />
      )}
    </FormDialog>
  )
}

function Field({ field, props }: { field: StepField; props: object }) {
  if ('options' in field)
    return <NativeSelect label={field.label} data={[...field.options]} {...props} />
  if (field.isAmount)
    return (
      <NumberField
        label={field.label}
        leftSection="$"
        min={0}
        decimalScale={2}
        hideControls
        {...props}
      />
    )
  return <TextInput label={field.label} maxLength={200} {...props} />
}

const blankOf = (fields: readonly StepField[]): Values =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      'options' in field ? (field.options[0] ?? '') : field.isAmount ? 0 : '',
    ]),
  )

/** What is typed, as it is sent: amounts as numbers. */
function asStep(step: StepName, fields: readonly StepField[], values: Values) {
  const amounts = fields.filter((field) => 'isAmount' in field).map(({ name }) => name)
  const numbers = Object.fromEntries(amounts.map((name) => [name, Number(values[name])]))
  return { ...values, ...numbers, step }
}
