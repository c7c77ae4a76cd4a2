import {
  Autocomplete,
  Button,
  Checkbox,
  NumberInput,
  Select,
  Textarea,
  TextInput,
} from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { fromLocalInput, toLocalInput } from '../../ui/dates.ts'
import styles from './dispatch-fields.module.css'
import { amountOf, type FormValues, useDispatchForm } from './dispatch-form.ts'

type NamesOf<Value> = {
  [Name in keyof FormValues]: FormValues[Name] extends Value ? Name : never
}[keyof FormValues]

/** A grid of fields; `wide` ones take the whole row. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <div className={styles.grid}>{children}</div>
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

/** A phone number: digits only, at most ten. */
export function PhoneField(props: { name: NamesOf<string>; label: string }) {
  const form = useDispatchForm()
  return (
    <TextInput
      type="tel"
      inputMode="numeric"
      label={props.label}
      {...form.getInputProps(props.name)}
      onChange={(event) => {
        form.setFieldValue(props.name, event.currentTarget.value.replace(/\D/g, '').slice(0, 10))
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
}) {
  const form = useDispatchForm()
  return (
    <Autocomplete
      label={props.label}
      data={[...props.choices]}
      {...form.getInputProps(props.name)}
    />
  )
}

/** A date and time in 15-minute steps, with a button for the present moment. */
export function TimeField(props: { name: NamesOf<number>; label: string; disabled?: boolean }) {
  const form = useDispatchForm()
  const [invalid, setInvalid] = useState(false)
  const value = form.values[props.name]
  return (
    <div className={styles.time}>
      <TextInput
        type="datetime-local"
        step={900}
        label={props.label}
        disabled={props.disabled ?? false}
        value={toLocalInput(value)}
        error={invalid ? 'Date input not valid.' : form.errors[props.name]}
        onBlur={(event) => setInvalid(event.currentTarget.validity.badInput)}
        onChange={(event) => {
          form.setFieldValue(props.name, fromLocalInput(event.currentTarget.value))
        }}
      />
      {!props.disabled && (
        <Button
          variant="default"
          className={styles.now}
          aria-label={`${props.label}: now`}
          onClick={() => {
            setInvalid(false)
            form.setFieldValue(props.name, Date.now())
          }}
        >
          Now
        </Button>
      )}
    </div>
  )
}

/** An amount of dollars. */
export function AmountField(props: { name: 'mcCoverageAmt'; label: string }) {
  const form = useDispatchForm()
  return (
    <NumberInput
      label={props.label}
      prefix="$"
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

/** Something that can be read here and is decided elsewhere. */
export function ReadOnlyField(props: { label: string; value: string; wide?: boolean }) {
  return (
    <TextInput
      label={props.label}
      value={props.value}
      readOnly
      classNames={{ input: styles.readOnly ?? '' }}
      className={props.wide ? styles.wide : undefined}
    />
  )
}
