import { useEffect, useRef } from 'react'
import type { Turn } from './phone-machine.ts'
import styles from './phone-transcript.module.css'

/** What was said on the phone so far; the newest is kept in sight. */
export function PhoneTranscript(props: {
  turns: readonly Turn[]
  streaming: boolean
  /** What the caller is called; whoever reads it, unless it is told. */
  caller?: string
}) {
  const speakers = { caller: props.caller ?? 'You', agent: 'Agent', line: '' }
  const transcript = useRef<HTMLDivElement>(null)
  const last = props.turns.at(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two say that something was added
  useEffect(() => {
    if (transcript.current) transcript.current.scrollTop = transcript.current.scrollHeight
  }, [last?.id, last?.text])
  return (
    <div
      ref={transcript}
      className={styles.transcript}
      role="log"
      aria-label="What was said"
      // Read out when it is whole, not word by word.
      aria-busy={props.streaming}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
    >
      <ol className={styles.turns}>
        {props.turns.map((turn) => (
          <li key={turn.id} className={styles.turn} data-who={turn.who}>
            {speakers[turn.who] && <span className={styles.who}>{speakers[turn.who]}</span>}
            {turn.text}
            {turn.cut && <span className={styles.cut}> — interrupted</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
