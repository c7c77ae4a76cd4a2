import type { LiveTurn } from '@towline/contract'
import { useEffect, useRef } from 'react'
import { speakers } from './live-calls.text.ts'
import styles from './live-transcript.module.css'

/** So near the end, in px, somebody is taken to follow the call. */
const NEAR = 80

/** What is said, as it is spoken; the newest stays in sight unless somebody reads further up. */
export function LiveTranscript({ turns }: { turns: readonly LiveTurn[] }) {
  const transcript = useRef<HTMLElement>(null)
  const follows = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it says that something was added
  useEffect(() => {
    if (transcript.current && follows.current)
      transcript.current.scrollTop = transcript.current.scrollHeight
  }, [turns])
  return (
    <section
      ref={transcript}
      className={styles.transcript}
      role="log"
      aria-label="Transcript"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < NEAR
      }}
    >
      {turns.length === 0 && <p>Nothing said yet.</p>}
      <ol className={styles.turns}>
        {turns.map((turn) => (
          <li key={turn.id} className={styles.turn} data-who={turn.who}>
            {speakers[turn.who] && <span className={styles.who}>{speakers[turn.who]}</span>}
            {turn.words}
            {turn.wasCut && <span className={styles.cut}>… cut off</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
