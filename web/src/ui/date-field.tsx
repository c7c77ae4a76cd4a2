import '@mantine/dates/styles.layer.css'
import { ActionIcon, Popover, TextInput } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { type FocusEvent, type ReactNode, useState } from 'react'
import { calendarDay, dayFromCalendar, readDay, today, writeDay } from './date-field.text.ts'

/**
 * A day: typed as `MM/dd/yyyy` or chosen from a calendar. Its value is null while what was typed can't
 * be read; the typing stays as it is.
 */
export function DateField(props: {
  label: string
  /** Epoch ms, 0 for unset. */
  value: number | null
  onChange: (at: number | null) => void
  onBlur?: () => void
  error?: ReactNode
  description?: ReactNode
  /** Where a form finds the input. */
  'data-path'?: string
}) {
  const { label, value, onChange } = props
  const [typed, setTyped] = useState(() => writeDay(value ?? 0))
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    if (value !== null && readDay(typed) !== value) setTyped(writeDay(value))
  }
  const type = (text: string) => {
    setTyped(text)
    onChange(readDay(text))
  }
  return (
    <TextInput
      label={label}
      placeholder="MM/dd/yyyy"
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      value={typed}
      error={props.error}
      description={props.description}
      data-path={props['data-path']}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => props.onBlur?.()}
      rightSectionPointerEvents="all"
      rightSection={
        <Calendar label={label} value={value ?? 0} onChange={(at) => type(writeDay(at))} />
      }
    />
  )
}

function Calendar(props: { label: string; value: number; onChange: (at: number) => void }) {
  const [opened, setOpened] = useState(false)
  const [now] = useState(() => Date.now())
  const day = calendarDay(props.value)
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      trapFocus
      returnFocus
      position="bottom-end"
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${props.label}: calendar`}
          onClick={() => setOpened(!opened)}
        >
          <IconCalendar size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={`${props.label}: calendar`} onFocusCapture={keepEscape}>
        <DatePicker
          value={day}
          defaultDate={day ?? today(now)}
          firstDayOfWeek={0}
          hideOutsideDates
          weekendDays={[]}
          ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
          onChange={(chosen) => {
            if (chosen) props.onChange(dayFromCalendar(chosen))
            setOpened(false)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

// Escape closes the calendar; without this mark the dialog around it would close as well.
const keepEscape = (event: FocusEvent<HTMLElement>) =>
  event.target.setAttribute('data-mantine-stop-propagation', 'true')
