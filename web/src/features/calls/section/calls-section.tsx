import { Button, Skeleton } from '@mantine/core'
import { IconPhoneIncoming, IconPhoneOff } from '@tabler/icons-react'
import type { PhoneCall } from '@towline/contract'
import { useCallback } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import { Failed } from '../../../ui/failed.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { useAllCalls } from './all-calls.ts'
import { CallFilterBar } from './call-filter-bar.tsx'
import { CallWindow } from './call-window.tsx'
import styles from './calls-section.module.css'
import { useAskedCall } from './use-asked-call.ts'
import { useCallFilters } from './use-call-filters.ts'

/** The Calls section: the whole history of phone calls, by day, outcome and number. */
export function CallsSection(props: { onOpen: (call: PhoneCall) => void }) {
  const { filters, change, clear } = useCallFilters()
  const list = useAllCalls(filters)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  const calls = list.data ?? []
  useAskedCall(calls, props.onOpen)
  const isFiltered = Object.values(filters).some((value) => value !== '')
  return (
    <>
      <PageHeading>Calls</PageHeading>
      <CallFilterBar filters={filters} onChange={change} onClear={clear} />
      {list.error && (
        <Failed
          error={list.error}
          onRetry={() => void (isFetchNextPageError ? fetchNextPage() : list.refetch())}
        />
      )}
      <div role="status" className={styles.state}>
        {list.isPending && !list.error && <Loading />}
        {list.data && calls.length === 0 && <Nothing isFiltered={isFiltered} onClear={clear} />}
      </div>
      {calls.length > 0 && (
        <CallWindow
          calls={calls}
          isAll={!hasNextPage}
          isStale={list.isPlaceholderData}
          onOpen={props.onOpen}
          onNearEnd={onNearEnd}
        />
      )}
      {isFetchingNextPage && <Skeleton height={48} />}
    </>
  )
}

function Loading() {
  return (
    <>
      <span className={styles.spoken}>Loading calls</span>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={48} mb={8} />
      ))}
    </>
  )
}

function Nothing(props: { isFiltered: boolean; onClear: () => void }) {
  return props.isFiltered ? (
    <Empty icon={<IconPhoneOff size={24} />} title="No call matches these filters.">
      <Button mt="xs" variant="default" onClick={props.onClear}>
        Show all calls
      </Button>
    </Empty>
  ) : (
    <Empty icon={<IconPhoneIncoming size={24} />} title="No calls yet.">
      Press “Test call” above to be the first.
    </Empty>
  )
}
