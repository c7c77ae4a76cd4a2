import { NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { ALL_DAY, type DayHours, isAllDay } from './company.text.ts'
import styles from './company-profile.module.css'

const OFFICE = { from: '08:00', to: '18:00' }
const choices = [
  { value: 'closed', label: 'Closed' },
  { value: 'allDay', label: 'All day' },
  { value: 'hours', label: 'From … to' },
]

/** The hours of one day: closed, all day, or from when to when. */
export function DayHoursField(props: {
  /** Whose hours: `Monday`. */
  name: string
  value: DayHours
  onChange: (hours: DayHours) => void
  errors: { from: ReactNode; to: ReactNode }
}) {
  const { name, value, onChange, errors } = props
  const kind = value === null ? 'closed' : isAllDay(value) ? 'allDay' : 'hours'
  const choose = (next: string) =>
    onChange(next === 'closed' ? null : next === 'allDay' ? ALL_DAY : OFFICE)
  return (
    <div className={styles.hours}>
      <NativeSelect
        aria-label={`${name}: open`}
        data={choices}
        value={kind}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {value && kind === 'hours' && (
        <>
          <TextInput
            type="time"
            aria-label={`${name}: from`}
            value={value.from}
            error={errors.from}
            onChange={(event) => onChange({ ...value, from: event.currentTarget.value })}
          />
          <TextInput
            type="time"
            aria-label={`${name}: to`}
            // A time field has no 24:00; midnight after the beginning is the same.
            value={value.to === ALL_DAY.to ? ALL_DAY.from : value.to}
            error={errors.to}
            onChange={(event) => onChange({ ...value, to: event.currentTarget.value })}
          />
        </>
      )}
    </div>
  )
}
