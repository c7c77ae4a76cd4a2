import { type CallStatus, statusNames } from '@towline/contract'
import styles from './status-badge.module.css'

/** A job's status, by name and color. */
export function StatusBadge({ status }: { status: CallStatus }) {
  return (
    <span className={styles.badge} data-status={status}>
      {statusNames[status]}
    </span>
  )
}
