import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { DateTimeField } from '../../ui/date-time-field.tsx'

/** Keeps which moments of a form can't be read, which their fields say: none may be saved as what it was before. */
export function useUnreadable() {
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set())
  const mark = (name: string, isWrong: boolean) =>
    setUnreadable((before) => {
      const after = new Set(before)
      if (isWrong) after.add(name)
      else after.delete(name)
      return after
    })
  return { mark, isNone: unreadable.size === 0 }
}

/** A date and time in a form. */
export function MomentField<Values extends Record<string, unknown>>(props: {
  label: string
  name: string & keyof Values
  form: UseFormReturnType<Values>
  onRead: (name: string, isWrong: boolean) => void
}) {
  const { label, name, form } = props
  const input = form.getInputProps(name)
  return (
    <DateTimeField
      label={label}
      value={Number(form.values[name])}
      error={input.error}
      onChange={input.onChange}
      onInputError={(error) => props.onRead(name, error !== null)}
    />
  )
}
