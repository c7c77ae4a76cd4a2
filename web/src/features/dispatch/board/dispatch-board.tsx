import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import type { DispatchCall } from '@towline/contract'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Failed } from '../../../ui/failed.tsx'
import { BoardMap } from '../map/board-map.tsx'
import { BoardBar } from './board-bar.tsx'
import { BoardEmpty, BoardSkeletons } from './board-empty.tsx'
import { BoardNews } from './board-news.tsx'
import { BoardOverlays } from './board-overlays.tsx'
import { BoardTools } from './board-tools.tsx'
import styles from './dispatch-board.module.css'
import { JobList } from './job-list.tsx'
import type { Offering } from './offering.ts'
import type { Choice } from './palette-choices.ts'
import { ToastStack } from './toast-stack.tsx'
import { type Board, useBoard } from './use-board.ts'
import { useBoardKeys } from './use-board-keys.ts'

const MAP_DELAY = 150

/**
 * The dispatch board. `onThePhone` holds the ids of the jobs that a phone call is filling right now,
 * `renderMedia` shows the photos and videos of a job, `sections` are the places the palette leads to. With
 * `offering` a job is offered to a driver; without, it is sent.
 */
export function DispatchBoard(props: {
  onThePhone: ReadonlySet<string>
  renderMedia: (call: DispatchCall, onClose: () => void) => ReactNode
  sections: readonly Choice[]
  offering?: Offering
}) {
  const board = useBoard()
  const filter = useRef<HTMLInputElement>(null)
  const run = useBoardKeys(board, filter, props.offering)
  const { setOver } = board
  return (
    <div className={styles.board}>
      <div className={styles.top}>
        <BoardBar
          status={board.status}
          onStatus={board.choose}
          onSearch={board.setSearchText}
          filter={filter}
          onNew={useCallback(() => setOver({ kind: 'job', call: null }), [setOver])}
        />
        <BoardNews board={board} />
      </div>
      <div className={styles.parts}>
        <div className={styles.jobs}>
          <Jobs board={board} onThePhone={props.onThePhone} offering={props.offering} />
        </div>
        <MapPart call={board.selected ?? null} />
      </div>
      <BoardOverlays
        board={board}
        run={run}
        renderMedia={props.renderMedia}
        sections={props.sections}
        offering={props.offering}
      />
      <ToastStack />
    </div>
  )
}

function Jobs(props: {
  board: Board
  onThePhone: ReadonlySet<string>
  offering: Offering | undefined
}) {
  const { board, onThePhone, offering } = props
  const { list, calls, searchText } = board
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = list
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage])

  if (list.isPending) return <BoardSkeletons />
  if (list.error && !list.data) {
    return <Failed error={list.error} onRetry={() => void list.refetch()} />
  }
  return (
    <div aria-busy={list.isPlaceholderData}>
      <div className={styles.head}>
        <p className={styles.count}>
          {calls.length === 1 ? '1 call' : `${calls.length}${hasNextPage ? '+' : ''} calls`}
          {searchText && ` with “${searchText}”`}
        </p>
        <BoardTools onHelp={() => board.setOver({ kind: 'help' })} />
      </div>
      {calls.length === 0 && <BoardEmpty status={board.status} searchText={searchText} />}
      <JobList
        calls={calls}
        selected={board.selection.id}
        onThePhone={onThePhone}
        offering={offering}
        does={board.does}
        isStale={list.isPlaceholderData}
        total={hasNextPage ? -1 : calls.length}
        onNearEnd={onNearEnd}
        handle={board.handle}
      />
      {isFetchingNextPage && (
        <p role="status" className={styles.more}>
          Loading more…
        </p>
      )}
      {list.error && <Failed error={list.error} onRetry={() => void retry(board)} />}
    </div>
  )
}

const retry = ({ list }: Board) =>
  list.isFetchNextPageError ? list.fetchNextPage() : list.refetch()

/** The map beside the list; where there is no room for it, behind a button under the list's head. */
function MapPart({ call }: { call: DispatchCall | null }) {
  const isWide = useMediaQuery('(min-width: 75em)', false)
  const [isOpen, setOpen] = useState(false)
  // Walking through the list does not draw every way that is passed.
  const [shown] = useDebouncedValue(call, MAP_DELAY)
  return (
    <div className={styles.side}>
      {!isWide && (
        <button
          type="button"
          className={styles.mapSwitch}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide the map' : 'Show the map'}
        </button>
      )}
      {(isWide || isOpen) && (
        <div className={styles.map}>
          <BoardMap call={shown} />
        </div>
      )}
    </div>
  )
}
