import styles from './hero-preview.module.css'
import { PreviewMap } from './preview-map.tsx'

const jobs = [
  {
    number: 2418,
    vehicle: '2005 Chevrolet Silverado',
    place: 'I-35E northbound, exit 452',
    reason: 'Flat tire',
    status: 'pending',
    badge: 'Pending',
    since: 'just now',
  },
  {
    number: 2417,
    vehicle: '2018 Honda Civic',
    place: '1200 Main St, Frisco',
    reason: 'Dead battery',
    status: 'active',
    badge: 'En route',
    since: '6 min',
  },
  {
    number: 2415,
    vehicle: '2021 Ford F-150',
    place: 'Preston Rd and Stonebrook Pkwy',
    reason: 'Accident',
    status: 'active',
    badge: 'On scene',
    since: '14 min',
  },
  {
    number: 2412,
    vehicle: '2014 Ram 1500',
    place: 'US-380 westbound near FM 423',
    reason: 'Stuck in a ditch',
    status: 'active',
    badge: 'Towing',
    since: '31 min',
  },
]

/** A sample of the dashboard, with sample figures, in the colors the product has on this device. */
export function HeroPreview() {
  return (
    <figure className={styles.preview}>
      <div className={styles.window}>
        <p className={styles.bar}>
          <strong>Lone Star Towing</strong>
          <span className={styles.line}>
            <b>AI</b> (469) 555-0100
          </span>
        </p>
        <div className={styles.body}>
          <div>
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
                <li key={job.number} data-status={job.status}>
                  <span className={styles.head}>
                    <small>#{job.number}</small> <strong>{job.vehicle}</strong>
                  </span>
                  <span className={styles.badge}>{job.badge}</span>
                  <span className={styles.place}>
                    {job.reason} · {job.place}
                  </span>
                  <small className={styles.since}>{job.since}</small>
                </li>
              ))}
            </ul>
          </div>
          <PreviewMap />
        </div>
      </div>
      <div className={styles.phone}>
        <p className={styles.live}>
          On the phone <span>0:29</span>
        </p>
        <p className={styles.caller}>“It’s a silver Silverado, an oh-five.”</p>
        <p className={styles.heard}>
          <b>Vehicle</b> 2005 Chevrolet Silverado, silver
        </p>
      </div>
      <figcaption className={styles.caption}>A sample of the dashboard</figcaption>
    </figure>
  )
}
