import { Link } from 'react-router'
import styles from './closing-section.module.css'

/** The last word of the landing page. */
export function ClosingSection() {
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <div className={styles.inner}>
        <h2 id="closing-title" className={styles.title}>
          Hear it answer as your company
        </h2>
        <p>
          14 days, 50 calls, no card. You get a number right away and can call it from the
          dashboard.
        </p>
        <p className={styles.actions}>
          <Link to="/register/trial" className={styles.primary}>
            Start a trial
          </Link>
          <Link to="/contact" className={styles.more}>
            Ask us a question
          </Link>
        </p>
      </div>
    </section>
  )
}
