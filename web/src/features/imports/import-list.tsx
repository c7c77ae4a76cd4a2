import type { Import } from '@towline/contract'
import { Card } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/dates.ts'
import { kinds, ofKind, rowsText, statusText } from './imports.text.ts'
import styles from './imports-tab.module.css'

/** Files that were sent before, each to be opened again. */
export const ImportList = (props: {
  imports: readonly Import[]
  shown: string
  onOpen: (id: string) => void
}) => (
  <Card title="Imports so far">
    <ul className={styles.list}>
      {props.imports.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            className={styles.entry}
            aria-pressed={one.id === props.shown}
            onClick={() => props.onOpen(one.id)}
          >
            <span className={styles.name}>{one.fileName || kinds[one.kind].name}</span>
            <span data-status={one.status} className={styles.status}>
              {statusText[one.status]}
            </span>
            <span className={styles.mild}>
              {one.status === 'done'
                ? ofKind(one.kind, one.made)
                : `${kinds[one.kind].name}, ${rowsText(one.rows)}`}
            </span>
            <span className={styles.mild}>
              {one.who}, {dateAndTime(one.createdAt)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  </Card>
)
