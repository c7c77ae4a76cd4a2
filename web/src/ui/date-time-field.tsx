import '@mantine/dates/styles.layer.css'
import { ActionIcon, Button, Popover, TextInput } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import styles from './date-time-field.module.css'
import {
  dateInputError,
  dayOf,
  instantOf,
  quarterOf,
  quarters,
  readDateTime,
  writeDateTime,
} from './date-time-field.text.ts'

/**
 * A date and time: typed as `MM/dd/yyyy h:mm aa`, or chosen from a calendar and quarter hours. Typing that
 * is no date stays as it is and is told; the value does not change until it can be read.
 */
export function DateTimeField(props: {
  label: string
  /** Epoch ms, 0 for unset. */
  value: number
  onChange: (at: number) => void
  /** Told with the error when typing can't be read, and with null once it can. */
  onInputError?: (error: typeof dateInputError | null) => void
  error?: ReactNode
  warning?: ReactNode
  disabled?: boolean
}) {
  const { typed, isWrong, type, choose } = useTyping(props)
  return (
    <div className={styles.field}>
      <TextInput
        label={props.label}
        placeholder="MM/dd/yyyy h:mm aa"
        autoComplete="off"
        disabled={props.disabled ?? false}
        value={typed}
        error={isWrong ? dateInputError.message : props.error}
        description={props.warning}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={{ description: styles.warning ?? '' }}
        onChange={(event) => type(event.currentTarget.value, false)}
        onBlur={(event) => type(event.currentTarget.value, true)}
      />
      {!props.disabled && (
        <>
          <Chooser label={props.label} value={props.value} onChange={choose} />
          <Button
            variant="default"
            className={styles.button}
            aria-label={`${props.label}: now`}
            onClick={() => choose(Date.now())}
          >
            Now
          </Button>
        </>
      )}
    </div>
  )
}

function useTyping(props: Parameters<typeof DateTimeField>[0]) {
  const [typed, setTyped] = useState(() => writeDateTime(props.value))
  const [isWrong, setWrong] = useState(false)
  const [shown, setShown] = useState(props.value)
  if (shown !== props.value) {
    setShown(props.value)
    if (readDateTime(typed) !== minuteOf(props.value)) {
      setTyped(writeDateTime(props.value))
      setWrong(false)
    }
  }
  const settle = (wrong: boolean) => {
    setWrong(wrong)
    if (wrong !== isWrong) props.onInputError?.(wrong ? dateInputError : null)
  }
  return {
    typed,
    isWrong,
    /** What stands in the field now; `done` once the person has left it. */
    type: (text: string, done: boolean) => {
      setTyped(text)
      const at = readDateTime(text)
      if (at === null) return done ? settle(true) : undefined
      settle(false)
      // The text holds no seconds: leaving a field as it is must not change its time.
      if (at !== minuteOf(props.value)) props.onChange(at)
    },
    choose: (at: number) => {
      setTyped(writeDateTime(at))
      settle(false)
      props.onChange(at)
    },
  }
}

const minuteOf = (at: number) => at - (at % 60_000)

function Chooser(props: { label: string; value: number; onChange: (at: number) => void }) {
  const [opened, setOpened] = useState(false)
  const [now] = useState(() => Date.now())
  const button = useRef<HTMLButtonElement>(null)
  const at = props.value || now
  const close = () => {
    setOpened(false)
    button.current?.focus()
  }
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus position="bottom-end" shadow="md">
      <Popover.Target>
        <ActionIcon
          ref={button}
          variant="default"
          size={36}
          className={styles.button}
          aria-label={`${props.label}: calendar`}
          onClick={() => setOpened(!opened)}
        >
          <IconCalendar size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown
        className={styles.chooser ?? ''}
        aria-label={`${props.label}: calendar`}
        onFocusCapture={keepEscape}
      >
        <DatePicker
          value={dayOf(props.value)}
          defaultDate={dayOf(at) ?? ''}
          firstDayOfWeek={0}
          hideOutsideDates
          weekendDays={[]}
          ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
          onChange={(day) => {
            if (day)
              props.onChange(instantOf(day, props.value ? timeOf(props.value) : quarterOf(at)))
          }}
        />
        <select
          className={styles.times}
          size={9}
          aria-label={`${props.label}: time`}
          value={props.value ? quarterOf(props.value) : ''}
          onChange={(event) =>
            props.onChange(instantOf(dayOf(at) ?? '', event.currentTarget.value))
          }
          onKeyDown={(event) => event.key === 'Enter' && close()}
          onDoubleClick={close}
        >
          {quarters.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </select>
      </Popover.Dropdown>
    </Popover>
  )
}

const timeOf = (at: number) => {
  const date = new Date(at)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

// Escape closes the calendar; without this mark the dialog around it would close as well.
const keepEscape = (event: FocusEvent<HTMLElement>) =>
  event.target.setAttribute('data-mantine-stop-propagation', 'true')
