import { Button, Skeleton } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { listRecordHistory, type RecordHistoryLine, type RecordKind } from '@towline/contract'
import { useId, useState } from 'react'
import { query } from '../../platform/query.ts'
import { dateAndTime } from '../../ui/dates.ts'
import { Failed } from '../../ui/failed.tsx'
import styles from './record-history.module.css'

type Props = { kind: RecordKind; id: string }

/** Who changed what of a record, and when; folded, and read when it is opened. */
export function RecordHistory(props: Props) {
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  return (
    <section className={styles.section}>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconHistory size={16} />}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide history' : 'Show history'}
      </Button>
      <div id={list}>{isOpen && <Lines {...props} />}</div>
    </section>
  )
}

function Lines(params: Props) {
  const { data, error, refetch } = useQuery({
    ...query(listRecordHistory, { params }),
    staleTime: 0,
  })
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={64} role="status" aria-label="Loading history" />
  if (data.length === 0) return <p className={styles.mild}>Nothing was changed yet.</p>
  return (
    <ol className={styles.lines} aria-label="History">
      {data.map(({ id, at, who, action, changes }) => (
        <li key={id}>
          <span className={styles.head}>
            <time dateTime={new Date(at).toISOString()}>{dateAndTime(at)}</time>
            <strong>{who}</strong>
            <span>{action}</span>
          </span>
          {changes.length > 0 && <Changes changes={changes} />}
        </li>
      ))}
    </ol>
  )
}

/** What was changed, a line for each field. */
export const Changes = ({ changes }: Pick<RecordHistoryLine, 'changes'>) => (
  <ul className={styles.changes}>
    {changes.map((change) => (
      <li key={change.what}>
        {change.what}: {sentenceOf(change)}
      </li>
    ))}
  </ul>
)

function sentenceOf({ from, to }: RecordHistoryLine['changes'][number]): string {
  if (from === '') return to
  return to === '' ? `“${from}” removed` : `${from} → ${to}`
}
