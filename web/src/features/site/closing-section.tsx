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
          The trial runs 14 days with 50 calls. It needs no card. You get a number at once, and can
          ring it from the dashboard.
        </p>
        <p className={styles.actions}>
          <Link to="/register/trial" className={styles.primary}>
            Start a trial
          </Link>
          <Link to="/contact" className={styles.more}>
            Ask us something first
          </Link>
        </p>
      </div>
    </section>
  )
}
