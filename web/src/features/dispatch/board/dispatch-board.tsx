import { useDebouncedValue, useMediaQuery } from '@mantine/hooks'
import { type DispatchCall, sortUnder } from '@towline/contract'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Failed } from '../../../ui/failed.tsx'
import { BoardMap } from '../map/board-map.tsx'
import { BoardBar } from './board-bar.tsx'
import { BoardEmpty, BoardSkeletons } from './board-empty.tsx'
import { BoardHead } from './board-head.tsx'
import { BoardNews } from './board-news.tsx'
import { BoardOverlays } from './board-overlays.tsx'
import { BoardTools, MapSwitch } from './board-tools.tsx'
import type { Desk } from './desk.ts'
import styles from './dispatch-board.module.css'
import type { Invoicing } from './invoicing.ts'
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
/** From here on there is room for the map or the job between the list and what stands beside the board. */
const BESIDE_DESK = '(min-width: 110em)'

/**
 * The dispatch board. `onThePhone` holds the ids of the jobs that a phone call is filling right now,
 * `renderMedia` shows the photos and videos of a job, `sections` are the places the palette leads to. With
 * `offering` a job is offered to a driver; without, it is sent. `invoicing` shows the invoices of jobs.
 * `desk` is what stands beside the board.
 */
export function DispatchBoard(props: {
  onThePhone: ReadonlySet<string>
  renderMedia: (call: DispatchCall, onClose: () => void) => ReactNode
  sections: readonly Choice[]
  offering?: Offering
  invoicing?: Invoicing | undefined
  desk?: Desk
}) {
  const { offering, desk } = props
  const board = useBoard(desk?.openTalk)
  const filter = useRef<HTMLInputElement>(null)
  const run = useBoardKeys(board, filter, { offering, desk })
  const { setOver } = board
  const isWide = useMediaQuery(desk?.isShown ? BESIDE_DESK : '(min-width: 75em)', false)
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
          <Jobs board={board} onThePhone={props.onThePhone} offering={offering} desk={desk}>
            {!isBeside && <MapSwitch isOpen={isMapOpen} onPress={() => setMapOpen(!isMapOpen)} />}
          </Jobs>
        </div>
        <SelectedJob
          board={board}
          isWide={isWide}
          onThePhone={props.onThePhone}
          invoicing={props.invoicing}
          desk={desk}
          offering={offering}
        />
        {(isBeside || isMapOpen) && <MapPart call={board.selected ?? null} isBeside={isBeside} />}
      </div>
      <BoardOverlays
        board={board}
        run={run}
        renderMedia={props.renderMedia}
        sections={props.sections}
        offering={offering}
        invoicing={props.invoicing}
      />
      <ToastStack />
    </div>
  )
}

/** The selected job, to be read beside rows: next to their list, or in the desk where that has taken the room. */
function SelectedJob(props: {
  board: Board
  isWide: boolean
  onThePhone: ReadonlySet<string>
  desk: Desk | undefined
  offering: Offering | undefined
  invoicing: Invoicing | undefined
}) {
  const { board, desk } = props
  const { selected } = board
  const slot = desk?.panel
  if (!selected || board.choices.density !== 'rows' || !(props.isWide || slot)) return null
  const panel = (
    <JobPanel
      call={selected}
      does={board.does}
      offering={props.offering}
      invoicing={props.invoicing}
      onThePhone={props.onThePhone.has(selected.id)}
      talk={desk?.talks.get(selected.id)}
      onAssign={(call) => board.setOver({ kind: 'job', call, atDriver: true })}
      onClose={() => board.setSelection({ ...board.selection, id: '' })}
    />
  )
  if (!props.isWide && slot) return createPortal(panel, slot)
  return (
    <div className={styles.side} data-panel>
      {panel}
    </div>
  )
}

function Jobs(props: {
  board: Board
  onThePhone: ReadonlySet<string>
  offering: Offering | undefined
  desk: Desk | undefined
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
        talks={props.desk?.talks ?? noTalks}
        offering={offering}
        does={board.does}
        isStale={list.isPlaceholderData}
        hasMore={hasNextPage}
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

const noTalks: Desk['talks'] = new Map()

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
