import { promises } from './claims.text.ts'
import styles from './features-section.module.css'
import { SampleCall } from './sample-call.tsx'

/** What the product does: a sample of a call, and what is promised around it. */
export function FeaturesSection() {
  return (
    <section id="features" className={styles.band} aria-labelledby="features-title">
      <h2 id="features-title" className={styles.title}>
        From a ringing phone to a rolling truck
      </h2>
      <p className={styles.lead}>
        The job is on the board as soon as the agent knows where and what, and fills in while the
        caller talks. Here’s how a call goes.
      </p>
      <SampleCall />
      <div className={styles.groups}>
        {promises.map(({ group, features }) => (
          <section key={group} aria-label={group} className={styles.group}>
            <h3>{group}</h3>
            <ul>
              {features.map(({ name, text }) => (
                <li key={name}>
                  <h4>{name}</h4>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
