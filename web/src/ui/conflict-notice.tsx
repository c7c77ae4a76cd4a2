import { Button } from '@mantine/core'
import styles from './conflict-notice.module.css'
import { Notice } from './notice.tsx'

type Conflict = {
  name: string
  label: string
  theirs: string
  yours: string
  onTake: () => void
}

/** Says that somebody saved the record (`what`) meanwhile, with both values of the fields changed on both sides. */
export function ConflictNotice(props: { what: string; conflicts: readonly Conflict[] }) {
  if (props.conflicts.length === 0) return null
  return (
    <Notice kind="info">
      Someone else saved this {props.what}. Your changes are kept. Saving overwrites theirs.
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Theirs</th>
            <th scope="col">Yours</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {props.conflicts.map(({ name, label, theirs, yours, onTake }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{theirs}</td>
              <td>{yours}</td>
              <td>
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={`Use theirs for ${label}`}
                  onClick={onTake}
                >
                  Use theirs
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Notice>
  )
}
