import type { StatusFilter } from '@towline/contract'
import { useDispatchCounts } from './dispatch.queries.ts'
import { statusFilters } from './dispatch.text.ts'
import styles from './status-selector.module.css'

/** Chooses which jobs the board shows, and tells how many there are of each kind. */
export function StatusSelector(props: {
  status: StatusFilter
  onChange: (status: StatusFilter) => void
}) {
  const counts = useDispatchCounts()
  return (
    <fieldset className={styles.selector}>
      <legend className={styles.legend}>Status</legend>
      {statusFilters.map(({ value, label }) => (
        <label key={value} className={styles.choice} data-status={value}>
          <input
            type="radio"
            name="status"
            value={value}
            checked={props.status === value}
            onChange={() => props.onChange(value)}
          />
          {label} <span className={styles.count}>{counts.data?.[value] ?? '–'}</span>
        </label>
      ))}
    </fieldset>
  )
}
