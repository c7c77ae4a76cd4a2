import { Skeleton } from '@mantine/core'
import { formatPhone, type ReadCall } from '@towline/contract'
import { dateAndTime } from '../../../ui/dates.ts'
import { Failed } from '../../../ui/failed.tsx'
import styles from './readers.module.css'
import { useReaders } from './readers.queries.ts'
import { fieldName, isAtOdds, readingInWords } from './readers.text.ts'
import { TryModel } from './try-model.tsx'

/** What each reader found in the last calls, where they differed and what it cost; and a trial of another model. */
export function ReadersSection() {
  const { data, error, refetch } = useReaders()
  return (
    <section className={styles.section} aria-labelledby="readers-title">
      <h2 id="readers-title">What your agent heard</h2>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={120} role="status" aria-label="Loading calls" />}
      {data && !data.model && (
        <p className={styles.muted}>
          No language model is set up, so the built-in readers work alone. Whoever runs this server
          can set one with AGENT_MODEL.
        </p>
      )}
      {data?.model && (
        <>
          <p className={styles.muted}>
            The built-in readers and {data.model} read every call. Where they disagree, the agent
            asks the caller.
          </p>
          {data.calls.length === 0 && <p>Calls appear here after the model has read them.</p>}
          {data.calls.map((call, at) => (
            <CallFindings key={call.id} call={call} isOpen={at === 0} />
          ))}
          <TryModel model={data.model} />
        </>
      )}
    </section>
  )
}

function CallFindings({ call, isOpen }: { call: ReadCall; isOpen: boolean }) {
  const differing = call.found.filter(isAtOdds).length
  return (
    <details className={styles.call} open={isOpen}>
      <summary>
        <span>
          {dateAndTime(call.createdDate)} · {formatPhone(call.fromNumber) || 'Number withheld'}
        </span>
        <span className={styles.muted}>
          {differing > 0 ? `Differed on ${differing}` : 'No differences'}
        </span>
      </summary>
      <p className={styles.muted}>{readingInWords(call)}</p>
      {call.found.length > 0 && (
        <table className={styles.findings}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Built-in</th>
              <th scope="col">Model</th>
            </tr>
          </thead>
          <tbody>
            {call.found.map((found, at) => (
              // A field may be told in several turns; the list of a call that is over never changes.
              // biome-ignore lint/suspicious/noArrayIndexKey: its place is what tells one from the other
              <tr key={at} data-differs={isAtOdds(found)}>
                <th scope="row">{fieldName(found.field)}</th>
                <td>{found.rules || '–'}</td>
                <td>
                  {found.model || '–'}
                  {found.quote && <q className={styles.quote}>{found.quote}</q>}
                  {isAtOdds(found) && <strong className={styles.differs}>Differs</strong>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
