import type { CallStatus } from '@towline/contract'
import { statusNames } from '../dispatch.text.ts'
import styles from './status-badge.module.css'

/** A job's status, by name and colour. */
export function StatusBadge({ status }: { status: CallStatus }) {
  return (
    <span className={styles.badge} data-status={status}>
      {statusNames[status]}
    </span>
  )
}
