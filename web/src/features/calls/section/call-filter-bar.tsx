import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { PhoneCallOutcome } from '@towline/contract'
import { useState } from 'react'
import { DateFilter } from '../../../ui/date-filter.tsx'
import { outcomeNames } from '../calls.text.ts'
import type { CallFilters } from './all-calls.ts'
import styles from './call-filter-bar.module.css'

const SEARCH_DELAY = 500

const outcomes = [
  { value: '', label: 'All outcomes' },
  ...PhoneCallOutcome.options.map((value) => ({ value, label: outcomeNames[value] })),
]

/** What the calls are narrowed by: days, outcome, number. */
export function CallFilterBar(props: {
  filters: CallFilters
  onChange: (part: Partial<CallFilters>) => void
  onClear: () => void
}) {
  const { filters, onChange } = props
  const isBackwards = filters.from !== '' && filters.to !== '' && filters.from > filters.to
  return (
    <search className={styles.bar}>
      <DateFilter label="From" value={filters.from} onChange={(from) => onChange({ from })} />
      <DateFilter
        label="To"
        value={filters.to}
        error={isBackwards && 'This is before the start date.'}
        onChange={(to) => onChange({ to })}
      />
      <NativeSelect
        label="Outcome"
        data={outcomes}
        value={filters.outcome}
        onChange={(event) =>
          onChange({ outcome: PhoneCallOutcome.safeParse(event.currentTarget.value).data ?? '' })
        }
      />
      <NumberFilter number={filters.number} onChange={onChange} />
      <Button
        variant="default"
        disabled={Object.values(filters).every((value) => value === '')}
        onClick={props.onClear}
      >
        Clear filters
      </Button>
    </search>
  )
}

function NumberFilter(props: { number: string; onChange: (part: Partial<CallFilters>) => void }) {
  const [text, setText] = useState(props.number)
  const [was, setWas] = useState(props.number)
  if (was !== props.number) {
    setWas(props.number)
    // Cleared by a button; while somebody types, the field is ahead of the filter.
    if (props.number === '') setText('')
  }
  const search = useDebouncedCallback((number: string) => props.onChange({ number }), SEARCH_DELAY)
  return (
    <TextInput
      type="search"
      label="Number"
      placeholder="(469) 555-0142"
      maxLength={40}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        search(event.currentTarget.value.trim())
      }}
    />
  )
}
