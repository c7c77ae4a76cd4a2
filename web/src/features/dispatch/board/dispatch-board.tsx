import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { type DispatchCall, sortUnder } from '@towline/contract'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Failed } from '../../../ui/failed.tsx'
import { BoardMap } from '../map/board-map.tsx'
import { BoardBar } from './board-bar.tsx'
import { BoardEmpty, BoardSkeletons } from './board-empty.tsx'
import { BoardHead } from './board-head.tsx'
import { BoardNews } from './board-news.tsx'
import { BoardOverlays } from './board-overlays.tsx'
import { BoardTools, MapSwitch } from './board-tools.tsx'
import styles from './dispatch-board.module.css'
import { JobList } from './job-list.tsx'
import { JobPanel } from './job-panel.tsx'
import type { Offering } from './offering.ts'
import type { Choice } from './palette-choices.ts'
import { RowHeadings } from './row-headings.tsx'
import { ToastStack } from './toast-stack.tsx'
import { type Board, useBoard } from './use-board.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useFirstFound } from './use-first-found.ts'

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
  const isWide = useMediaQuery('(min-width: 75em)', false)
  const isBeside = isWide && board.choices.density === 'cards'
  const [isMapOpen, setMapOpen] = useState(false)
  return (
    <div className={styles.board}>
      <div className={styles.top}>
        <BoardBar
          status={board.status}
          onStatus={board.choose}
          onSearch={board.setSearchText}
          onGo={useFirstFound(board)}
          filter={filter}
          onNew={useCallback(() => setOver({ kind: 'job', call: null }), [setOver])}
        />
        <BoardNews board={board} />
      </div>
      <div className={styles.parts}>
        <div className={styles.jobs}>
          <Jobs board={board} onThePhone={props.onThePhone} offering={props.offering}>
            {!isBeside && <MapSwitch isOpen={isMapOpen} onPress={() => setMapOpen(!isMapOpen)} />}
          </Jobs>
        </div>
        {isWide && board.choices.density === 'rows' && board.selected && (
          <div className={styles.side} data-panel>
            <JobPanel
              call={board.selected}
              does={board.does}
              offering={props.offering}
              onThePhone={props.onThePhone.has(board.selected.id)}
              onAssign={(call) => setOver({ kind: 'job', call, atDriver: true })}
              onClose={() => board.setSelection({ ...board.selection, id: '' })}
            />
          </div>
        )}
        {(isBeside || isMapOpen) && <MapPart call={board.selected ?? null} isBeside={isBeside} />}
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
  /** What stands beside the switches of the list. */
  children: ReactNode
}) {
  const { board, onThePhone, offering } = props
  const { list, calls, searchText, choices } = board
  const density = useIsPhone() ? 'rows' : choices.density
  const hasOrder = sortUnder(board.status, 'urgent') !== 'newest'
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
      <BoardHead
        choices={choices}
        hasOrder={hasOrder}
        told={
          <>
            {calls.length === 1 ? '1 call' : `${calls.length}${hasNextPage ? '+' : ''} calls`}
            {searchText && ` with “${searchText}”`}
          </>
        }
      >
        {props.children}
        <BoardTools onHelp={() => board.setOver({ kind: 'help' })} />
      </BoardHead>
      {density === 'rows' && <RowHeadings choices={choices} hasOrder={hasOrder} />}
      {calls.length === 0 && <BoardEmpty status={board.status} searchText={searchText} />}
      <JobList
        key={density}
        density={density}
        columns={choices.columns}
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

/** A phone shows each job in three lines, whatever was chosen. */
const useIsPhone = () => useMediaQuery('(max-width: 36em)', false)

/** The map beside cards where there is room; elsewhere over the list, and only while it is wanted. */
function MapPart({ call, isBeside }: { call: DispatchCall | null; isBeside: boolean }) {
  // Walking through the list does not draw every way that is passed.
  const [shown] = useDebouncedValue(call, MAP_DELAY)
  return (
    <div className={styles.side} data-beside={isBeside || undefined}>
      <div className={styles.map}>
        <BoardMap call={shown} />
      </div>
    </div>
  )
}
