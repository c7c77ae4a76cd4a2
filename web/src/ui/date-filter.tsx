import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'

/**
 * A day that what is shown is narrowed by, as `yyyy-MM-dd`. What is typed stays while the address it goes to
 * catches up: set back in between, the browser's field would lose the year half typed.
 */
export function DateFilter(props: {
  label: string
  value: string
  error?: ReactNode
  onChange: (day: string) => void
}) {
  const { value, onChange } = props
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === value) setTyped(null)
  return (
    <TextInput
      type="date"
      label={props.label}
      max="9999-12-31"
      value={typed ?? value}
      error={props.error}
      onChange={({ currentTarget: { value: day } }) => {
        setTyped(day)
        if (isWhole(day)) onChange(day)
      }}
      onBlur={() => {
        if (typed !== null && !isWhole(typed)) onChange(typed)
        setTyped(null)
      }}
    />
  )
}

// The first digits of a year are a day in the year 2, or 20, or 202.
const isWhole = (day: string) => day === '' || day >= '1000'
