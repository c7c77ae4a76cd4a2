import { lazy, Suspense, useState } from 'react'
import styles from './talk-section.module.css'

// Nothing of the phone is loaded before somebody wants to talk.
const TalkToTheAgent = lazy(async () => {
  const { TalkToTheAgent } = await import('../voice/index.ts')
  return { default: TalkToTheAgent }
})

/** Lets a visitor ring the agent, right in the page. */
export function TalkSection() {
  const [isTalking, setIsTalking] = useState(false)
  return (
    <section id="talk" className={styles.talk} aria-labelledby="talk-title">
      <h2 id="talk-title" className={styles.title}>
        Talk to the agent now
      </h2>
      <p className={styles.lead}>
        You are the stranded driver. Type what you would say, or speak, and watch the job fill in.
      </p>
      <div className={styles.body}>
        {isTalking ? (
          <Suspense fallback={<p role="status">Ringing…</p>}>
            <TalkToTheAgent />
          </Suspense>
        ) : (
          <>
            <button type="button" className={styles.ring} onClick={() => setIsTalking(true)}>
              Talk to the agent
            </button>
            <p className={styles.small}>No sign-up. Nothing you say is kept.</p>
          </>
        )}
      </div>
    </section>
  )
}
