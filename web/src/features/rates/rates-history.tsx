import { Skeleton } from '@mantine/core'
import { dateAndTime } from '../../ui/dates.ts'
import { Failed } from '../../ui/failed.tsx'
import { useRateHistory } from './rates.queries.ts'
import { changeText, dayText } from './rates.text.ts'
import styles from './rates-tab.module.css'

/** Who changed these rates, when, from what to what. */
export function RatesHistory({ whose }: { whose: string }) {
  const { data, error, refetch } = useRateHistory(whose)
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={64} role="status" aria-label="Loading history" />
  if (data.length === 0) return <p className={styles.mild}>No changes yet.</p>
  return (
    <ol className={styles.history} aria-label="History">
      {data.map(({ id, at, who, action, validFrom, changes }) => (
        <li key={id}>
          <time dateTime={new Date(at).toISOString()}>{dateAndTime(at)}</time>{' '}
          <strong>{who}</strong> {action === 'removed' ? 'removed the rates' : 'set the rates'} from{' '}
          {dayText(validFrom)}
          <ul>
            {changes.map(({ what, from, to }) => (
              <li key={what}>
                {what}: {changeText(from, to)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
