import { formatPhone } from '@towline/contract'
import styles from './welcome-page.module.css'

/** The number callers dial from now on. */
export function AgentNumber({ number }: { number: string }) {
  return (
    <p className={styles.number}>
      Your AI agent answers at <strong>{formatPhone(number)}</strong>
    </p>
  )
}
