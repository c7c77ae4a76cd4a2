import { useQuery } from '@tanstack/react-query'
import { type JobPapers, readJobPapers } from '@towline/contract'
import { query } from '../../../platform/query.ts'
import { dateAndTime } from '../../../ui/dates.ts'
import styles from './job-papers-section.module.css'

/** What the driver found at the vehicle, and who signed; nothing where there is neither. */
export function JobPapersSection({ id }: { id: string }) {
  const { data } = useQuery({ ...query(readJobPapers, { params: { id } }), staleTime: 0 })
  if (!data || (data.checkedAt === 0 && data.signedAt === 0)) return null
  return (
    <section className={styles.papers} aria-label="Vehicle check and signature">
      {data.checkedAt > 0 && <Checked papers={data} />}
      {data.signedAt > 0 && <Signed papers={data} />}
    </section>
  )
}

function Checked({ papers: { checkedAt, checkedBy, checks, damage } }: { papers: JobPapers }) {
  const linesOf = (isDone: boolean) =>
    checks.filter(({ done }) => done === isDone).map(({ line }) => line)
  const [done, undone] = [linesOf(true), linesOf(false)]
  return (
    <div>
      <h3>
        Vehicle checked by {checkedBy}, {dateAndTime(checkedAt)}
      </h3>
      {done.length > 0 && <p>Done: {done.join(', ')}</p>}
      {undone.length > 0 && <p className={styles.undone}>Not done: {undone.join(', ')}</p>}
      <p>{damage ? `Damage: ${damage}` : 'No damage noted'}</p>
    </div>
  )
}

function Signed({ papers }: { papers: JobPapers }) {
  const { signedBy, signedAt, signedBefore, signatureUrl } = papers
  return (
    <div>
      <h3>
        Signed by {signedBy}, {dateAndTime(signedAt)}
      </h3>
      <p>On {signedBefore}’s phone</p>
      {signatureUrl ? (
        <a href={signatureUrl} target="_blank" rel="noreferrer">
          <img className={styles.signature} src={signatureUrl} alt={`Signature of ${signedBy}`} />
        </a>
      ) : (
        <p>The picture is still on the phone.</p>
      )}
    </div>
  )
}
