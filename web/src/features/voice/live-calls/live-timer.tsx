import { formatDuration } from '@towline/contract'
import { useEffect, useState } from 'react'

/** How long a call has lasted; it runs by the second. */
export function LiveTimer(props: { since: number; className?: string | undefined }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className={props.className} role="timer" aria-label="Length of the call">
      {formatDuration(Math.max(0, Math.floor((now - props.since) / 1000)))}
    </span>
  )
}
