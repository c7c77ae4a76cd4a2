import { Button, Skeleton } from '@mantine/core'
import type { PhoneCall } from '@towline/contract'
import type { ReactNode } from 'react'
import { Failed } from '../../ui/failed.tsx'
import { CallList } from './call-list.tsx'
import type { useRecentCalls } from './calls.queries.ts'

/** A paged list of calls through all its states: loading, failed, empty, and more to be had. */
export function PagedCalls(props: {
  label: string
  list: ReturnType<typeof useRecentCalls>
  empty: ReactNode
  onOpen: (call: PhoneCall) => void
}) {
  const { list } = props
  if (list.isPending) {
    return (
      <div role="status" aria-label={`Loading: ${props.label}`}>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height={40} mb={8} />
        ))}
      </div>
    )
  }
  if (list.error && !list.data) {
    return <Failed error={list.error} onRetry={() => void list.refetch()} />
  }
  const calls = list.data.pages.flat()
  if (calls.length === 0) return props.empty
  return (
    <>
      <CallList label={props.label} calls={calls} onOpen={props.onOpen} />
      {list.hasNextPage && (
        <Button
          mt="sm"
          size="xs"
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
