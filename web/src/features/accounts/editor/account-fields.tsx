import { Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import { accountLabels } from '@towline/contract'
import { type ReactNode, useId } from 'react'
import { DollarInput } from '../../../ui/dollar-input.tsx'
import styles from './account-fields.module.css'
import { type AccountValues, type FieldName, useAccountForm } from './account-form.ts'

type NamesOf<Value> = {
  [Name in FieldName]: [Value, AccountValues[Name]] extends [AccountValues[Name], Value]
    ? Name
    : never
}[FieldName]

/** A part of the form with its heading. */
export function Section(props: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {props.title}
      </h3>
      <div className={styles.grid}>{props.children}</div>
    </section>
  )
}

/** A line of text, or several with `rows`. */
export function TextField(props: {
  name: NamesOf<string>
  type?: 'email' | 'tel'
  rows?: number
  wide?: boolean
  hint?: string
  required?: boolean
}) {
  const form = useAccountForm()
  const shared = {
    label: accountLabels[props.name],
    description: props.hint,
    autoComplete: 'off',
    className: props.wide || props.rows ? styles.wide : undefined,
    classNames: { description: styles.hint ?? '' },
    ...form.getInputProps(props.name),
  }
  if (props.rows) return <Textarea rows={props.rows} {...shared} />
  return (
    <TextInput
      type={props.type ?? 'text'}
      withAsterisk={props.required ?? false}
      aria-required={props.required || undefined}
      {...shared}
    />
  )
}

/** One of a closed list; what is stored and no longer offered is shown by the name `gone`. */
export function ChoiceField(props: {
  name: NamesOf<string>
  choices: readonly { value: string; label: string }[]
  /** What is meant while nothing is chosen. */
  otherwise?: string | undefined
  clearable?: boolean
  gone?: string
  hint?: string
}) {
  const form = useAccountForm()
  const input = form.getInputProps(props.name)
  const value: string = input.value || props.otherwise || ''
  const isGone = value !== '' && !props.choices.some((choice) => choice.value === value)
  const choices = isGone ? [...props.choices, { value, label: props.gone ?? value }] : props.choices
  return (
    <Select
      label={accountLabels[props.name]}
      description={props.hint}
      classNames={{ description: styles.hint ?? '' }}
      data={choices}
      clearable={props.clearable ?? false}
      clearButtonProps={{ 'aria-label': `Clear ${accountLabels[props.name]}` }}
      allowDeselect={false}
      searchable={props.choices.length > 8}
      nothingFoundMessage="Nothing found"
      {...input}
      value={value || null}
      onChange={(chosen) => input.onChange(chosen ?? '')}
    />
  )
}

/** An amount of dollars. */
export function AmountField(props: { name: NamesOf<number | string>; hint: string }) {
  const form = useAccountForm()
  return (
    <DollarInput
      label={accountLabels[props.name]}
      description={props.hint}
      classNames={{ description: styles.hint ?? '' }}
      {...form.getInputProps(props.name)}
    />
  )
}

/** A yes or no. */
export function CheckField(props: { name: NamesOf<boolean>; hint?: string }) {
  const form = useAccountForm()
  return (
    <Checkbox
      label={accountLabels[props.name]}
      description={props.hint}
      classNames={{ description: styles.hint ?? '' }}
      {...form.getInputProps(props.name, { type: 'checkbox' })}
    />
  )
}

/** Several of them. */
export const Checks = ({ children }: { children: ReactNode }) => (
  <div className={styles.ticks}>{children}</div>
)
