import { Link } from 'react-router'
import { figures, figuresNote } from './claims.text.ts'
import styles from './hero.module.css'
import { HeroPreview } from './hero-preview.tsx'
import { promise } from './site.text.ts'

/** The first screen: what it is, a sample of it, and the figures. */
export function Hero() {
  return (
    <section id="home" className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.headline}>
            The phone is answered. <br />
            The job is on <span className={styles.mark}>your board.</span>
          </h1>
          <p className={styles.promise}>{promise}</p>
          <p className={styles.actions}>
            <Link to="/register/trial" className={styles.primary}>
              Start a trial
            </Link>
            <a href="#features" className={styles.more}>
              See what it does
            </a>
          </p>
        </div>
        <HeroPreview />
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
