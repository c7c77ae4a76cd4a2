import { lazy, Suspense, useState } from 'react'
import styles from './try-agent-section.module.css'

// Nothing of the phone is loaded before somebody wants to try the agent.
const TryAgent = lazy(async () => {
  const { TryAgent } = await import('../voice/index.ts')
  return { default: TryAgent }
})

/** Lets a visitor call the agent, right in the page. */
export function TryAgentSection() {
  const [isTrying, setIsTrying] = useState(false)
  return (
    <section id="try" className={styles.section} aria-labelledby="try-title">
      <h2 id="try-title" className={styles.title}>
        Talk to the agent now
      </h2>
      <p className={styles.lead}>
        You’re the stranded driver. Type what you’d say, or speak, and watch the job fill in.
      </p>
      <div className={styles.body}>
        {isTrying ? (
          <Suspense fallback={<p role="status">Calling…</p>}>
            <TryAgent />
          </Suspense>
        ) : (
          <>
            <button type="button" className={styles.start} onClick={() => setIsTrying(true)}>
              Talk to the agent
            </button>
            <p className={styles.small}>No sign-up. Nothing you say is kept.</p>
          </>
        )}
      </div>
    </section>
  )
}
