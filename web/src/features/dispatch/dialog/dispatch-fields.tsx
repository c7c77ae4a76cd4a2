import { Autocomplete, Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import { longestText } from '@towline/contract'
import type { ReactNode } from 'react'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { fieldLabel } from '../dispatch.text.ts'
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
  /** The most characters that can be typed, where that is fewer than the field takes. */
  max?: number
  rows?: number
  wide?: boolean
}) {
  const form = useDispatchForm()
  const shared = {
    label: fieldLabel(props.name),
    className: props.wide || props.rows ? styles.wide : undefined,
    maxLength: props.rows ? undefined : (props.max ?? longestText(props.name)),
    ...form.getInputProps(props.name),
  }
  return props.rows ? <Textarea rows={props.rows} {...shared} /> : <TextInput {...shared} />
}

/** A phone number: stored as at most ten digits, shown as `(xxx) xxx-xxxx` while it is typed. */
export function PhoneField(props: { name: NamesOf<string>; autoFocus?: boolean }) {
  const form = useDispatchForm()
  return (
    <TextInput
      type="tel"
      inputMode="numeric"
      autoComplete="off"
      label={fieldLabel(props.name)}
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

/** One of a closed list; `clearable` ones can be empty. A `warning` says what saving makes of the choice. */
export function ChoiceField(props: {
  name: NamesOf<string>
  choices: readonly (string | { value: string; label: string })[]
  clearable?: boolean
  warning?: string | null
}) {
  const form = useDispatchForm()
  const input = form.getInputProps(props.name)
  return (
    <Select
      label={fieldLabel(props.name)}
      data={props.choices}
      clearable={props.clearable ?? false}
      allowDeselect={false}
      description={props.warning}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ description: styles.warning ?? '' }}
      {...input}
      value={input.value || null}
      onChange={(value) => input.onChange(value ?? '')}
    />
  )
}

/** Free text with the usual answers at hand. */
export function SuggestField(props: { name: NamesOf<string>; choices: readonly string[] }) {
  const form = useDispatchForm()
  return (
    <Autocomplete
      label={fieldLabel(props.name)}
      autoComplete="off"
      maxLength={longestText(props.name)}
      data={[...props.choices]}
      {...form.getInputProps(props.name)}
    />
  )
}

/** A moment of the job; one out of order with the others is warned of, not refused. */
export function TimeField(props: { name: NamesOf<number>; disabled?: boolean }) {
  const form = useDispatchForm()
  const { name } = props
  return (
    <DateTimeField
      label={fieldLabel(props.name)}
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
export function AmountField(props: { name: 'mcCoverageAmt' }) {
  const form = useDispatchForm()
  return (
    <NumberField
      label={fieldLabel(props.name)}
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
export function CheckField(props: { name: 'canReceiveText' }) {
  const form = useDispatchForm()
  return (
    <Checkbox
      className={styles.tick}
      label={fieldLabel(props.name)}
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
