import { IconColumns, IconLayoutList, IconList, IconSortAscending } from '@tabler/icons-react'
import type { JobSort } from '@towline/contract'
import { type ReactNode, useState } from 'react'
import type { BoardChoices } from './board-choices.ts'
import styles from './board-head.module.css'
import { jobColumns } from './job-columns.ts'

const sorts: Record<JobSort, string> = {
  urgent: 'By urgency',
  newest: 'Newest first',
  driver: 'By driver',
  zone: 'By zone',
}

/** The line over the list: how many jobs there are, in which order and how dense they stand. */
export function BoardHead(props: {
  choices: BoardChoices
  /** Jobs that are over stand newest first, and no order is offered. */
  hasOrder: boolean
  told: ReactNode
  children: ReactNode
}) {
  const { sort, density, chooseSort, chooseDensity } = props.choices
  return (
    <div className={styles.head}>
      <p className={styles.count}>{props.told}</p>
      {props.hasOrder && (
        <label className={styles.sort}>
          <IconSortAscending size={16} aria-hidden="true" />
          <span className={styles.spoken}>Order</span>
          <select
            value={sort}
            onChange={({ currentTarget }) => chooseSort(asSort(currentTarget.value))}
          >
            {Object.entries(sorts).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <fieldset className={styles.densities}>
        <legend className={styles.spoken}>Density</legend>
        {(['cards', 'rows'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className={styles.tool}
            aria-pressed={density === each}
            onClick={() => chooseDensity(each)}
          >
            {each === 'cards' ? (
              <IconLayoutList size={16} aria-hidden="true" />
            ) : (
              <IconList size={16} aria-hidden="true" />
            )}
            {each === 'cards' ? 'Cards' : 'Rows'}
          </button>
        ))}
      </fieldset>
      {density === 'rows' && <ColumnChoice choices={props.choices} />}
      {props.children}
    </div>
  )
}

// Safe because the values are those of `sorts`.
const asSort = (value: string) => value as JobSort

function ColumnChoice({ choices }: { choices: BoardChoices }) {
  const [isOpen, setOpen] = useState(false)
  const { columns, chooseColumns } = choices
  return (
    <fieldset
      aria-label="Columns"
      className={styles.columns}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <button
        type="button"
        className={styles.tool}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconColumns size={16} aria-hidden="true" /> Columns
      </button>
      {isOpen && (
        <div className={styles.menu}>
          {jobColumns.map(({ id, label, ...column }) => (
            <label key={id} className={styles.choice}>
              <input
                type="checkbox"
                disabled={!('optional' in column)}
                checked={columns.includes(id)}
                onChange={({ currentTarget }) =>
                  chooseColumns(
                    currentTarget.checked
                      ? [...columns, id]
                      : columns.filter((other) => other !== id),
                  )
                }
              />
              {label}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}
