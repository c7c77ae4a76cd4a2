import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { Notice } from '../../../ui/notice.tsx'
import styles from './practice.module.css'
import { verdictOf } from './practice.text.ts'
import type { Practised } from './use-practice.ts'

/** The marks of one call: the verdict, the gates, and the job field by field. */
export function MarksCard({ caller, marks }: Practised) {
  const { fields, gates, why, turns, seconds } = marks
  return (
    <section className={styles.card} aria-labelledby="marks-title">
      <h2 id="marks-title">Marks</h2>
      <p className={styles.about}>{caller.about}</p>
      <Notice kind={marks.good ? 'success' : 'error'}>
        {verdictOf(marks)}
        {why.length > 0 && (
          <ul className={styles.why}>
            {why.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </Notice>
      <p className={styles.figures}>
        {turns} {turns === 1 ? 'turn' : 'turns'}, {Math.round(seconds)}{' '}
        {Math.round(seconds) === 1 ? 'second' : 'seconds'}
      </p>
      {gates.length > 0 && (
        <ul className={styles.gates}>
          {gates.map(({ gate, obeyed }) => (
            <li key={gate}>
              <Mark right={obeyed} name={obeyed ? 'Obeyed' : 'Not obeyed'} /> {gate}
            </li>
          ))}
        </ul>
      )}
      {fields.length > 0 && (
        <table className={styles.fields}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">The caller meant</th>
              <th scope="col">On the job</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ field, wanted, got, right }) => (
              <tr key={field} data-right={right}>
                <th scope="row">
                  <Mark right={right} name={right ? 'Right' : 'Wrong'} /> {field}
                </th>
                <td>{wanted}</td>
                <td>{got || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Mark({ right, name }: { right: boolean; name: string }) {
  const Icon = right ? IconCircleCheck : IconCircleX
  return <Icon className={styles.mark} data-right={right} size={18} role="img" aria-label={name} />
}
