import { Button, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconClipboardList, IconPlus, IconSearch } from '@tabler/icons-react'
import { type DispatchCall, StatusFilter } from '@towline/contract'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Empty } from '../../ui/empty.tsx'
import { Failed } from '../../ui/failed.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useDispatchCalls } from './dispatch.queries.ts'
import { emptyBoard } from './dispatch.text.ts'
import styles from './dispatch-board.module.css'
import { DispatchCallCard } from './dispatch-call-card.tsx'
import { StatusSelector } from './status-selector.tsx'

const FILTER_DELAY = 500

// The long form is loaded when somebody first opens it.
const DispatchCallDialog = lazy(async () => {
  const { DispatchCallDialog } = await import('./dispatch-call-dialog.tsx')
  return { default: DispatchCallDialog }
})

/** The dispatch board. `onThePhone` holds the ids of the jobs that a phone call is filling right now. */
export function DispatchBoard({ onThePhone }: { onThePhone: ReadonlySet<string> }) {
  const [address, setAddress] = useSearchParams()
  const status = StatusFilter.catch('pending').parse(address.get('status'))
  const [text, setText] = useState('')
  const [searchText] = useDebouncedValue(text.trim(), FILTER_DELAY)
  const [open, setOpen] = useState<DispatchCall | 'new' | null>(null)

  return (
    <>
      <div className={styles.bar}>
        <PageHeading>Dispatching</PageHeading>
        <TextInput
          className={styles.filter}
          aria-label="Filter"
          placeholder="Filter"
          type="search"
          leftSection={<IconSearch size={16} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          color="amber.4"
          leftSection={<IconPlus size={17} stroke={2.4} />}
          onClick={() => setOpen('new')}
        >
          New Call
        </Button>
      </div>
      <StatusSelector
        status={status}
        onChange={(next) => setAddress(next === 'pending' ? {} : { status: next })}
      />
      <Calls status={status} searchText={searchText} onThePhone={onThePhone} onModify={setOpen} />
      <Suspense>
        {open && (
          <DispatchCallDialog call={open === 'new' ? null : open} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  )
}

function Calls(props: {
  status: StatusFilter
  searchText: string
  onThePhone: ReadonlySet<string>
  onModify: (call: DispatchCall) => void
}) {
  const [selected, setSelected] = useState('')
  const list = useDispatchCalls(props.status, props.searchText)
  const calls = list.data?.pages.flat() ?? []

  if (list.isPending) return <Skeletons />
  if (list.error && !list.data) {
    return <Failed error={list.error} onRetry={() => void list.refetch()} />
  }
  return (
    <div aria-busy={list.isPlaceholderData}>
      <p role="status" className={styles.count}>
        {calls.length === 1 ? '1 call' : `${calls.length}${list.hasNextPage ? '+' : ''} calls`}
      </p>
      {calls.length === 0 && <EmptyBoard status={props.status} searchText={props.searchText} />}
      <ul className={styles.list} data-stale={list.isPlaceholderData || undefined}>
        {calls.map((call) => (
          <DispatchCallCard
            key={call.id}
            call={call}
            selected={call.id === selected}
            onThePhone={props.onThePhone.has(call.id)}
            onSelect={() => setSelected(call.id)}
            onModify={() => {
              setSelected(call.id)
              props.onModify(call)
            }}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  )
}

function EmptyBoard(props: { status: StatusFilter; searchText: string }) {
  const { title, text } = emptyBoard[props.status]
  return (
    <div className={styles.empty}>
      {props.searchText ? (
        <Empty icon={<IconSearch size={24} />} title={`Nothing matches “${props.searchText}”.`}>
          Every word of the filter has to be in the job. Try fewer words, or another status.
        </Empty>
      ) : (
        <Empty icon={<IconClipboardList size={24} />} title={title}>
          {text}
        </Empty>
      )}
    </div>
  )
}

function Skeletons() {
  return (
    <div aria-busy="true" role="status" aria-label="Loading the board" className={styles.skeletons}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={118} />
      ))}
    </div>
  )
}
