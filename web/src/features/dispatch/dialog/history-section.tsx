import { Button, Skeleton } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type HistoryEntry, listHistory } from '@towline/contract'
import { memo, useId, useState } from 'react'
import { query } from '../../../platform/query.ts'
import { dateAndTime } from '../../../ui/dates.ts'
import { Failed } from '../../../ui/failed.tsx'
import { fieldLabel } from '../dispatch.text.ts'
import styles from './history-section.module.css'
import { readable } from './readable-value.ts'

/** Who changed what of a job, and when; read when it is opened. */
export const HistorySection = memo(function HistorySection({ id }: { id: string }) {
  const [opened, setOpened] = useState(false)
  const list = useId()
  return (
    <section className={styles.section}>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconHistory size={16} />}
        aria-expanded={opened}
        aria-controls={list}
        onClick={() => setOpened(!opened)}
      >
        {opened ? 'Hide history' : 'Show history'}
      </Button>
      <div id={list}>{opened && <Entries id={id} />}</div>
    </section>
  )
})

function Entries({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...query(listHistory, { params: { id } }),
    staleTime: 0,
  })
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={64} role="status" aria-label="Loading history" />
  if (data.length === 0) return <p className={styles.mild}>No changes yet.</p>
  return (
    <ol className={styles.entries} aria-label="History">
      {data.map((entry) => (
        <li key={entry.id}>
          <span className={styles.head}>
            <time dateTime={new Date(entry.at).toISOString()}>{dateAndTime(entry.at)}</time>
            <strong>{entry.who}</strong>
            <span>{entry.action}</span>
          </span>
          <Changes changes={entry.changes} />
        </li>
      ))}
    </ol>
  )
}

function Changes({ changes }: Pick<HistoryEntry, 'changes'>) {
  const shown = changes.flatMap(({ field, from, to }) => {
    const label = fieldLabel(field)
    const [before, after] = [readable(field, from), readable(field, to)]
    return label === '' || before === after ? [] : [{ field, label, before, after }]
  })
  if (shown.length === 0) return null
  return (
    <ul className={styles.changes}>
      {shown.map(({ field, label, before, after }) => (
        <li key={field}>
          {label}: {sentenceOf(before, after)}
        </li>
      ))}
    </ul>
  )
}

function sentenceOf(from: string, to: string): string {
  if (from === '–') return to
  return to === '–' ? `“${from}” removed` : `${from} → ${to}`
}
