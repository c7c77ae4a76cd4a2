import { Skeleton } from '@mantine/core'
import { dateAndTime } from '../../ui/dates.ts'
import { Failed } from '../../ui/failed.tsx'
import { useZoneHistory } from './zones.queries.ts'
import styles from './zones-tab.module.css'

/** Who changed which zone, when, from what to what. */
export function ZoneHistory() {
  const { data, error, refetch } = useZoneHistory()
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={64} role="status" aria-label="Loading history" />
  if (data.length === 0) return <p className={styles.lead}>No changes yet.</p>
  return (
    <ol className={styles.history} aria-label="History">
      {data.map(({ id, at, who, what, changes }) => (
        <li key={id}>
          <time dateTime={new Date(at).toISOString()}>{dateAndTime(at)}</time>{' '}
          <strong>{who}</strong>: {what}
          <ul>
            {changes.map((change) => (
              <li key={change.what}>
                {change.what}: {change.from} → {change.to}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
