import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type CompanyHistoryLine, HistoryKind, listCompanyHistory } from '@towline/contract'
import { useState } from 'react'
import { pages } from '../../platform/query.ts'
import { Card } from '../../ui/card.tsx'
import { dateAndTime } from '../../ui/dates.ts'
import { Failed } from '../../ui/failed.tsx'
import styles from './company-history.module.css'
import { doneTo, kindNames } from './company-history.text.ts'
import lines from './record-history.module.css'
import { Changes } from './record-history.tsx'

const PAGE = 50

/** Who changed what in the whole company and who signed in, newest first, of one kind or all. */
export function CompanyHistory() {
  const [kind, setKind] = useState<HistoryKind | null>(null)
  const choose = (value: string) => setKind(HistoryKind.safeParse(value).data ?? null)
  return (
    <Card title="Activity">
      <div className={styles.section}>
        <NativeSelect
          label="Show"
          className={styles.kind}
          value={kind ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
          data={[
            { value: '', label: 'Everything' },
            ...HistoryKind.options.map((value) => ({ value, label: kindNames[value] })),
          ]}
        />
        <Lines kind={kind} />
      </div>
    </Card>
  )
}

function Lines({ kind }: { kind: HistoryKind | null }) {
  const list = useInfiniteQuery({
    ...pages(listCompanyHistory, PAGE, (page) => ({ query: { ...page, ...(kind && { kind }) } })),
    staleTime: 0,
  })
  if (list.error && !list.data)
    return <Failed error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <Skeleton height={160} role="status" aria-label="Loading activity" />
  const shown = list.data.pages.flat()
  if (shown.length === 0) return <p className={lines.mild}>Nothing yet.</p>
  return (
    <>
      <ol className={lines.lines} aria-label="Activity">
        {shown.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {list.hasNextPage && (
        <Button
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  )
}

const Line = ({ line }: { line: CompanyHistoryLine }) => (
  <li className={styles.line}>
    <span className={lines.head}>
      <time dateTime={new Date(line.at).toISOString()}>{dateAndTime(line.at)}</time>
      <strong>{line.who}</strong>
      <span>{doneTo(line)}</span>
    </span>
    {line.changes.length > 0 && <Changes changes={line.changes} />}
  </li>
)
