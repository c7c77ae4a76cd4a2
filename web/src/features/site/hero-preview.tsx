import styles from './hero-preview.module.css'

const jobs = [
  {
    vehicle: '2005 Chevrolet Silverado',
    place: 'I-35E northbound, exit 452',
    reason: 'Flat tire',
    status: 'pending',
  },
  {
    vehicle: '2018 Honda Civic',
    place: '1200 Main St, Frisco',
    reason: 'Dead battery',
    status: 'active',
  },
  {
    vehicle: '2021 Ford F-150',
    place: 'Preston Rd and Stonebrook',
    reason: 'Accident',
    status: 'active',
  },
]

/** A sample of the dashboard, with sample figures. */
export function HeroPreview() {
  return (
    <figure className={styles.preview}>
      <div className={styles.figures}>
        <p>
          <strong>24</strong> active jobs
        </p>
        <p>
          <strong>12</strong> trucks
        </p>
      </div>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <li key={job.vehicle} data-status={job.status}>
            <strong>{job.vehicle}</strong>
            <span>{job.reason}</span>
            <span className={styles.place}>{job.place}</span>
          </li>
        ))}
      </ul>
      <p className={styles.talk}>“…it’s a silver Silverado, just past the exit.”</p>
      <figcaption className={styles.caption}>A sample of the dashboard</figcaption>
    </figure>
  )
}
