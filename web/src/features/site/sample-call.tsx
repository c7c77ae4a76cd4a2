import styles from './sample-call.module.css'
import { sampleCall, sampleJob } from './site.text.ts'

/** A call as it goes, beside the job that comes of it. */
export function SampleCall() {
  return (
    <figure className={styles.sample}>
      <ol className={styles.transcript} aria-label="A sample call">
        {sampleCall.map(({ at, who, words }) => (
          <li key={at} data-who={who}>
            <span className={styles.who}>
              {who} <time>{at}</time>
            </span>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      <div className={styles.job}>
        <p className={styles.head}>
          <small>#2418</small> <strong>2005 Chevrolet Silverado</strong>
          <span className={styles.badge}>Pending</span>
        </p>
        <dl>
          {sampleJob.map(({ label, value, at }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              <dd className={styles.at}>{at}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.foot}>On the board while the caller is still on the phone.</p>
      </div>
      <figcaption className={styles.caption}>A sample call and its job</figcaption>
    </figure>
  )
}
