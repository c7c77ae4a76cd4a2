import { IconArrowDown } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import type { BoardChoices } from './board-choices.ts'
import { gridOf, jobColumns } from './job-columns.ts'
import styles from './row-headings.module.css'

/** The names over the columns of rows; those that an order goes by are pressed for it. */
export function RowHeadings({ choices, hasOrder }: { choices: BoardChoices; hasOrder: boolean }) {
  const { columns, sort, chooseSort } = choices
  return (
    <div className={styles.headings} style={gridStyle(gridOf(columns))}>
      {jobColumns
        .filter(({ id }) => columns.includes(id))
        .map(({ id, name, label, ...column }) => (
          <span key={id} className={styles.heading} data-column={id} title={label}>
            {'sort' in column && hasOrder ? (
              <button
                type="button"
                className={styles.press}
                aria-pressed={sort === column.sort}
                aria-label={`Order by ${label.toLowerCase()}`}
                onClick={() => chooseSort(column.sort)}
              >
                {name}
                {sort === column.sort && <IconArrowDown size={13} aria-hidden="true" />}
              </button>
            ) : (
              name
            )}
          </span>
        ))}
    </div>
  )
}

/** Safe because it is a custom property of CSS, which the types do not know. */
const gridStyle = (columns: string) => ({ '--columns': columns }) as CSSProperties
