import { Button } from '@mantine/core'
import { dateAndTime, money } from '../../ui/dates.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './conflict-notice.module.css'
import { fieldLabel } from './dispatch.text.ts'
import { type FormValues, useDispatchForm } from './dispatch-form.ts'

/** Says that somebody saved the job meanwhile, and shows both values of the fields changed on both sides. */
export function ConflictNotice(props: {
  conflicts: readonly (keyof FormValues)[]
  theirs: FormValues
  onTake: (name: keyof FormValues) => void
}) {
  const form = useDispatchForm()
  if (props.conflicts.length === 0) return null
  return (
    <Notice kind="info">
      Somebody saved this call meanwhile. What you typed is kept; save to put it over theirs.
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
          {props.conflicts.map((name) => (
            <tr key={name}>
              <th scope="row">{fieldLabel(name)}</th>
              <td>{readable(name, props.theirs[name])}</td>
              <td>{readable(name, form.values[name])}</td>
              <td>
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={`Take theirs for ${fieldLabel(name)}`}
                  onClick={() => props.onTake(name)}
                >
                  Take theirs
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Notice>
  )
}

function readable(name: keyof FormValues, value: FormValues[keyof FormValues]): string {
  if (Array.isArray(value)) {
    return value.map((item) => `${item.name} ${money(item.amount)}`).join(', ') || '–'
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') {
    return /Date/.test(name) ? dateAndTime(value) : String(value)
  }
  return value || '–'
}
