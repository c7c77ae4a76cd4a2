import { formatDuration } from '@towline/contract'
import { useEffect, useState } from 'react'
import type { PhoneState } from './phone-machine.ts'
import styles from './phone-panel.module.css'

/** How long the call has lasted; it stands still once the call is over. */
export function PhoneTimer({ state }: { state: PhoneState }) {
  const [now, setNow] = useState(state.answeredAt)
  const running = state.answeredAt > 0 && state.endedAt === 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [running])
  if (!state.answeredAt) return null
  const until = state.endedAt || Math.max(now, state.answeredAt)
  return (
    <span className={styles.timer} role="timer" aria-label="Length of the call">
      {formatDuration(Math.floor((until - state.answeredAt) / 1000))}
    </span>
  )
}
