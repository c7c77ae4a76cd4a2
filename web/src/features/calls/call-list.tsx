import { formatDuration, formatPhone, type PhoneCall } from '@towline/contract'
import { dateAndTime } from '../../ui/dates.ts'
import styles from './call-list.module.css'
import { callerName, outcomeNames } from './calls.text.ts'

/** Phone calls as rows: who, from which number, when, how it ended. Pressing one opens its record. */
export function CallList(props: {
  label: string
  calls: readonly PhoneCall[]
  onOpen: (call: PhoneCall) => void
}) {
  return (
    <ul className={styles.list} aria-label={props.label}>
      {props.calls.map((call) => (
        <li key={call.id}>
          <button type="button" className={styles.row} onClick={() => props.onOpen(call)}>
            <span className={styles.name}>{callerName(call)}</span>
            <span className={styles.number}>{formatPhone(call.fromNumber) || 'Withheld'}</span>
            <span className={styles.outcome} data-outcome={call.outcome}>
              {outcomeNames[call.outcome]}
            </span>
            <span className={styles.date}>
              {dateAndTime(call.createdDate)}
              {call.seconds > 0 && ` · ${formatDuration(call.seconds)}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
