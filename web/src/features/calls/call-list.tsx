import type { PhoneCall } from '@towline/contract'
import styles from './call-list.module.css'
import { CallRow } from './call-row.tsx'

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
          <CallRow call={call} onOpen={props.onOpen} />
        </li>
      ))}
    </ul>
  )
}
