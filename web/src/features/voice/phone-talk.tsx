import { useEffect, useRef } from 'react'
import type { Turn } from './phone-machine.ts'
import styles from './phone-talk.module.css'

const speakers: Record<Turn['who'], string> = { caller: 'You', agent: 'Agent', line: '' }

/** What was said on the phone so far; the newest is kept in sight. */
export function PhoneTalk(props: { turns: readonly Turn[]; streaming: boolean }) {
  const end = useRef<HTMLSpanElement>(null)
  const last = props.turns.at(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two say that something was added
  useEffect(() => {
    // Newer browsers answer a promise, which must not be taken for the effect's cleanup.
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [last?.id, last?.text])
  return (
    // What scrolls has to be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <div className={styles.talk} role="log" aria-label="What was said" tabIndex={0}>
      <ol className={styles.turns}>
        {props.turns.map((turn) => (
          <li key={turn.id} className={styles.turn} data-who={turn.who}>
            {speakers[turn.who] && <span className={styles.who}>{speakers[turn.who]}</span>}
            {turn.text}
            {turn.cut && <span className={styles.cut}> — interrupted</span>}
          </li>
        ))}
      </ol>
      <span ref={end} className={styles.end} />
    </div>
  )
}
