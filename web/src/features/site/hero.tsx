import { TRIED_NAME_LENGTH } from '@towline/contract'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { loadTryAgent } from '../voice/index.ts'
import { figures, figuresNote } from './claims.text.ts'
import styles from './hero.module.css'
import { HeroPreview } from './hero-preview.tsx'
import { promise } from './site.text.ts'

// Nothing of the phone is loaded before somebody wants to try the agent.
const TryAgent = lazy(async () => ({ default: await loadTryAgent() }))

/** The first screen: what it is, a talk with the agent as one's own company's, a sample of the board, and the figures. */
export function Hero() {
  const [called, setCalled] = useState<string | null>(null)
  return (
    <section id="home" className={styles.hero}>
      <div className={styles.inner} data-calling={called !== null || undefined}>
        <div className={styles.words}>
          <h1 className={styles.headline}>
            The phone is answered. <br />
            The job is on <span className={styles.mark}>your board.</span>
          </h1>
          {called === null && (
            <>
              <p className={styles.promise}>{promise}</p>
              <TryForm onCall={setCalled} />
              <p className={styles.actions}>
                <Link to="/register/trial" className={styles.more}>
                  Start a trial
                </Link>
                <a href="#features" className={styles.more}>
                  See what it does
                </a>
              </p>
            </>
          )}
        </div>
        {called === null ? (
          <HeroPreview />
        ) : (
          <div className={styles.talk}>
            <Suspense fallback={<p role="status">Calling…</p>}>
              <TryAgent company={called} onLeave={() => setCalled(null)} />
            </Suspense>
          </div>
        )}
      </div>
      <ul className={styles.figures}>
        {figures.map(({ figure, what }) => (
          <li key={what}>
            <strong>{figure}</strong> {what}
          </li>
        ))}
      </ul>
      {figuresNote && <p className={styles.note}>{figuresNote}</p>}
    </section>
  )
}

/** As whose agent it shall answer; the name stands in the field alone, so that it may be typed before the page is alive. */
function TryForm({ onCall }: { onCall: (company: string) => void }) {
  const call = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onCall(String(new FormData(event.currentTarget).get('company') ?? '').trim())
  }
  return (
    <form id="try" className={styles.form} data-wakes onSubmit={call}>
      <label className={styles.label} htmlFor="try-company">
        Your company’s name
      </label>
      <input
        id="try-company"
        name="company"
        className={styles.field}
        maxLength={TRIED_NAME_LENGTH}
        autoComplete="organization"
        placeholder="Lone Star Towing"
      />
      <button type="submit" className={styles.start}>
        Talk to the agent
      </button>
      <p className={styles.small}>
        It answers as your company. You’re the stranded driver: type or speak. No sign-up, and
        nothing you say is kept.
      </p>
    </form>
  )
}
