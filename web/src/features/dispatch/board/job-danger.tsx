import { IconFlame } from '@tabler/icons-react'
import { type DispatchCall, dangerIn } from '@towline/contract'
import styles from './job-danger.module.css'

/** What the caller said of a danger, and who took their call over; nothing for a job without one. */
export function JobDanger({ call }: { call: DispatchCall }) {
  const danger = dangerIn(call.notes)
  if (!danger) return null
  const words = danger.isQuote ? `“${danger.words}”` : `Danger: ${danger.words}`
  return (
    <p className={styles.danger} title={words}>
      <IconFlame size={15} stroke={2.2} aria-hidden="true" />
      <strong className={styles.words}>{words}</strong>
      {danger.takenBy && <span className={styles.by}>{danger.takenBy} took the call</span>}
    </p>
  )
}
