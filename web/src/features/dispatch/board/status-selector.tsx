import type { StatusFilter } from '@towline/contract'
import { useState } from 'react'
import { intoView } from '../../../ui/into-view.ts'
import { useDispatchCounts } from '../dispatch.queries.ts'
import { statusFilters } from '../dispatch.text.ts'
import styles from './status-selector.module.css'

/** Chooses which jobs the board shows, and tells how many there are of each kind. */
export function StatusSelector(props: {
  status: StatusFilter
  onChange: (status: StatusFilter) => void
}) {
  const counts = useDispatchCounts()
  // The address follows a moment later; the choice shows at once.
  const [chosen, setChosen] = useState(props.status)
  const [followed, setFollowed] = useState(props.status)
  if (followed !== props.status) {
    setFollowed(props.status)
    setChosen(props.status)
  }
  const choose = (status: StatusFilter) => {
    setChosen(status)
    props.onChange(status)
  }
  return (
    <fieldset className={styles.selector}>
      <legend className={styles.legend}>Status</legend>
      {statusFilters.map(({ value, label }) => (
        <label
          key={value}
          ref={value === chosen ? intoView : undefined}
          className={styles.choice}
          data-status={value}
        >
          <input
            type="radio"
            name="status"
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          {label} <span className={styles.count}>{counts.data?.[value] ?? '–'}</span>
        </label>
      ))}
    </fieldset>
  )
}
