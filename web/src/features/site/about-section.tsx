import styles from './about-section.module.css'
import { principles } from './site.text.ts'

/** Who it is for, and what we hold ourselves to. */
export function AboutSection() {
  return (
    <section id="about" className={styles.about} aria-labelledby="about-title">
      <div className={styles.inner}>
        <div>
          <h2 id="about-title" className={styles.title}>
            Built for the third shift
          </h2>
          <p className={styles.lead}>
            A stranded driver calls the first number they find, then the second. Whoever picks up
            gets the job. Towline makes sure that’s you, even when your dispatcher has two lines
            ringing and a driver on the radio.
          </p>
          <p className={styles.lead}>
            It does one thing first: turn a phone call into a job you can send a truck to, without
            calling back to ask where.
          </p>
        </div>
        <ul className={styles.principles}>
          {principles.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
