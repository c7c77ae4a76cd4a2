import type { TriedJob } from '@towline/contract'
import { Notice } from '../../../ui/notice.tsx'
import styles from './tried-job-card.module.css'
import { rows, standingOf } from './try-agent.text.ts'

/** The job of a try as it fills in, line by line. */
export function TriedJobCard({ job }: { job: TriedJob | null }) {
  return (
    <section className={styles.card} aria-labelledby="tried-job-title">
      <header className={styles.head}>
        <h3 id="tried-job-title">The job</h3>
        <p role="status" className={styles.standing} data-on-board={job?.onBoard ?? false}>
          {standingOf(job)}
        </p>
      </header>
      {job?.emergency && (
        <Notice kind="error">
          Someone may be in danger, so the agent says to call 911 and transfers to a person. No one
          is called here. If this is real, call 911 now.
        </Notice>
      )}
      <dl className={styles.rows}>
        {rows.map(({ name, value }) => {
          const known = job ? value(job) : ''
          return (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              {/* The key makes a new element of a new value, so that it lights up once. */}
              <dd key={known} data-known={known !== ''}>
                {known || '–'}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
