import { Autocomplete, Checkbox, NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import styles from './dispatch-fields.module.css'
import { amountOf, type FormValues, useDispatchForm } from './dispatch-form.ts'
import { phoneAsTyped, typedDigits } from './phone-typing.ts'
import { timeWarning } from './time-order.ts'

type NamesOf<Value> = {
  [Name in keyof FormValues]: FormValues[Name] extends Value ? Name : never
}[keyof FormValues]

/** A grid of fields; `wide` ones take the whole row. `roomy` is for fields with buttons of their own. */
export const Fields = ({ children, roomy }: { children: ReactNode; roomy?: boolean }) => (
  <div className={styles.grid} data-roomy={roomy}>
    {children}
  </div>
)

/** A line of text, or several with `rows`. */
export function TextField(props: {
  name: NamesOf<string>
  label: string
  max?: number
  rows?: number
  wide?: boolean
}) {
  const form = useDispatchForm()
  const shared = {
    label: props.label,
    className: props.wide || props.rows ? styles.wide : undefined,
    ...(props.max && { maxLength: props.max }),
    ...form.getInputProps(props.name),
  }
  return props.rows ? <Textarea rows={props.rows} {...shared} /> : <TextInput {...shared} />
}

/** A phone number: stored as at most ten digits, shown as `(xxx) xxx-xxxx` while it is typed. */
export function PhoneField(props: { name: NamesOf<string>; label: string; autoFocus?: boolean }) {
  const form = useDispatchForm()
  return (
    <TextInput
      type="tel"
      inputMode="numeric"
      autoComplete="off"
      label={props.label}
      data-autofocus={props.autoFocus || undefined}
      {...form.getInputProps(props.name)}
      value={phoneAsTyped(form.values[props.name])}
      onChange={(event) => {
        const before = form.values[props.name]
        form.setFieldValue(props.name, typedDigits(event.currentTarget.value, before))
      }}
    />
  )
}

/** One of a closed list; `clearable` ones can be empty. */
export function ChoiceField(props: {
  name: NamesOf<string>
  label: string
  choices: readonly (string | { value: string; label: string })[]
  clearable?: boolean
}) {
  const form = useDispatchForm()
  const input = form.getInputProps(props.name)
  return (
    <Select
      label={props.label}
      data={props.choices}
      clearable={props.clearable ?? false}
      allowDeselect={false}
      {...input}
      value={input.value || null}
      onChange={(value) => input.onChange(value ?? '')}
    />
  )
}

/** Free text with the usual answers at hand. */
export function SuggestField(props: {
  name: NamesOf<string>
  label: string
  choices: readonly string[]
  max?: number
}) {
  const form = useDispatchForm()
  return (
    <Autocomplete
      label={props.label}
      autoComplete="off"
      maxLength={props.max ?? 200}
      data={[...props.choices]}
      {...form.getInputProps(props.name)}
    />
  )
}

/** A moment of the job; one out of order with the others is warned of, not refused. */
export function TimeField(props: { name: NamesOf<number>; label: string; disabled?: boolean }) {
  const form = useDispatchForm()
  const { name } = props
  return (
    <DateTimeField
      label={props.label}
      disabled={props.disabled ?? false}
      value={form.values[name]}
      error={form.errors[name]}
      warning={timeWarning(name, form.values)}
      onChange={(at) => form.setFieldValue(name, at)}
      onInputError={(error) =>
        error ? form.setFieldError(name, error.message) : form.clearFieldError(name)
      }
    />
  )
}

/** An amount of dollars. */
export function AmountField(props: { name: 'mcCoverageAmt'; label: string }) {
  const form = useDispatchForm()
  return (
    <NumberInput
      label={props.label}
      leftSection="$"
      decimalScale={2}
      step={0.01}
      maxLength={10}
      hideControls
      value={form.values[props.name]}
      error={form.errors[props.name]}
      onChange={(value) => form.setFieldValue(props.name, amountOf(value))}
    />
  )
}

/** A yes or no. */
export function TickField(props: { name: 'canReceiveText'; label: string }) {
  const form = useDispatchForm()
  return (
    <Checkbox
      className={styles.tick}
      label={props.label}
      {...form.getInputProps(props.name, { type: 'checkbox' })}
    />
  )
}

/** Something that can be read here and is decided elsewhere; several lines with `rows`. */
export function ReadOnlyField(props: {
  label: string
  value: string
  wide?: boolean
  rows?: number
}) {
  const shared = {
    label: props.label,
    value: props.value,
    readOnly: true,
    classNames: { input: styles.readOnly ?? '' },
    className: props.wide || props.rows ? styles.wide : undefined,
  }
  return props.rows ? <Textarea rows={props.rows} {...shared} /> : <TextInput {...shared} />
}
