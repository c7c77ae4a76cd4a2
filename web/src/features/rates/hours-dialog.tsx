import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { HoursSettings, Weekday } from '@towline/contract'
import { problemsOf } from '../../platform/problems.ts'
import { calendarDay, readDay, writeDay } from '../../ui/date-field.text.ts'
import fields from '../../ui/record-fields.module.css'
import styles from './hours-dialog.module.css'
import { PartDialog } from './part-dialog.tsx'

type Values = { from: string; to: string; weekend: Weekday[]; holidays: string }

const valuesOf = (hours: HoursSettings | null): Values => ({
  from: hours?.night?.from ?? '',
  to: hours?.night?.to ?? '',
  weekend: hours?.weekend ?? [],
  holidays: (hours?.holidays ?? [])
    .map((day) => writeDay(new Date(`${day}T12:00:00Z`).getTime()))
    .join('\n'),
})

/** The lines as days; null for a line that is none. */
const daysOf = (lines: string) =>
  lines
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => calendarDay(readDay(line) ?? 0))

function hoursOf({ from, to, weekend, holidays }: Values): HoursSettings | null {
  const night = from || to ? { from, to } : null
  const days = daysOf(holidays).filter((day) => day !== null)
  if (!night && weekend.length === 0 && days.length === 0) return null
  return { night, weekend, holidays: [...new Set(days)].sort() }
}

/** When it is night, weekend or holiday. */
export function HoursDialog(props: {
  hours: HoursSettings | null
  onKeep: (hours: HoursSettings | null) => void
  onClose: () => void
}) {
  const form = useForm<Values>({
    initialValues: valuesOf(props.hours),
    validate: (values) => {
      const found = problemsOf(HoursSettings.nullable(), hoursOf(values))
      return {
        ...(found['night.from'] && { from: found['night.from'] }),
        ...(found['night.to'] && { to: found['night.to'] }),
        ...(daysOf(values.holidays).includes(null) && {
          holidays: 'Write each day as MM/DD/YYYY, on a line of its own',
        }),
      }
    },
  })
  return (
    <PartDialog
      title="Night, weekend and holidays"
      onSubmit={form.onSubmit((values) => props.onKeep(hoursOf(values)))}
      onClose={props.onClose}
    >
      <div className={fields.pair}>
        <TextInput
          type="time"
          label="Night begins"
          data-autofocus
          {...form.getInputProps('from')}
        />
        <TextInput type="time" label="Night ends" {...form.getInputProps('to')} />
      </div>
      <Checkbox.Group label="Weekend" {...form.getInputProps('weekend')}>
        <div className={styles.days}>
          {Weekday.options.map((day) => (
            <Checkbox key={day} value={day} label={day} />
          ))}
        </div>
      </Checkbox.Group>
      <Textarea
        label="Holidays"
        description="One day a line, as MM/DD/YYYY. Holidays come first, then weekends, then nights."
        rows={5}
        {...form.getInputProps('holidays')}
      />
    </PartDialog>
  )
}
