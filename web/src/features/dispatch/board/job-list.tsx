import { measureElement, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import type { DispatchCall } from '@towline/contract'
import { memo, type RefObject, useDeferredValue, useEffect, useRef } from 'react'
import { useListTop } from '../../../ui/use-list-top.ts'
import type { Density } from './board-choices.ts'
import type { CardDoes } from './card-does.ts'
import type { JobTalk } from './desk.ts'
import { DispatchCallCard } from './dispatch-call-card.tsx'
import type { ColumnId } from './job-columns.ts'
import type { JobItem } from './job-item.ts'
import styles from './job-list.module.css'
import { JobRow } from './job-row.tsx'
import type { Offering } from './offering.ts'
import { useHeldPlace } from './use-held-place.ts'
import { usePortions } from './use-portions.ts'

/** The usual height of a job, in px; each is measured once it is shown. */
const USUAL: Record<Density, number> = { cards: 104, rows: 26 }
/** What the bars above the list cover as it scrolls, in px. */
const UNDER_BARS = 140
/** How near the end the next page is asked for, in cards. */
const NEAR_END = 12

/** What the board asks of its list. */
export type ListHandle = { show: (id: string) => void }

/** The jobs, of which only those on the screen (and a few around) exist as cards. */
export const JobList = memo(function JobList(props: {
  calls: readonly DispatchCall[]
  selected: string
  onThePhone: ReadonlySet<string>
  talks: ReadonlyMap<string, JobTalk>
  offering: Offering | undefined
  does: CardDoes
  density: Density
  columns: readonly ColumnId[]
  isStale: boolean
  /** Whether there are more pages. */
  hasMore: boolean
  onNearEnd: () => void
  handle: RefObject<ListHandle | null>
}) {
  const { selected, handle, onNearEnd, density } = props
  // Cards are made in small pieces, so that a key or a turn of the wheel never waits for all of them.
  const calls = useDeferredValue(props.calls)
  // How many there are is told by every row: at once it would have all of them drawn before any can come or go.
  const total = useDeferredValue(props.hasMore) ? -1 : calls.length
  const list = useRef<HTMLUListElement>(null)
  const top = useListTop(list)
  const wanted = useRef('')
  const virtualizer = useWindowVirtualizer({
    count: calls.length,
    estimateSize: () => USUAL[density],
    getItemKey: (index) => calls[index]?.id ?? index,
    overscan: density === 'rows' ? 8 : 3,
    measureElement: measureLater,
    useFlushSync: false,
    scrollMargin: top,
    scrollPaddingStart: UNDER_BARS,
    scrollPaddingEnd: 20,
  })
  const items = usePortionsOf(virtualizer, calls)
  const first = items[0]
  const last = items.at(-1)
  useHeldPlace(virtualizer, calls, top)

  useEffect(() => {
    handle.current = {
      show: (id) => {
        const index = calls.findIndex((call) => call.id === id)
        if (index < 0) return
        wanted.current = id
        virtualizer.scrollToIndex(index, { align: 'auto' })
        focusCard(list.current, wanted)
      },
    }
  }, [calls, handle, virtualizer])
  // A card that is scrolled to comes to be a moment later.
  useEffect(() => focusCard(list.current, wanted))

  const isNearEnd = last !== undefined && last.index >= calls.length - NEAR_END
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])

  const tabStop = calls.some(({ id }) => id === selected) ? selected : calls[0]?.id
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="Jobs"
      className={styles.list}
      data-stale={props.isStale || undefined}
      style={{
        paddingTop: first ? first.start - top : 0,
        paddingBottom: virtualizer.getTotalSize() - (last ? last.end - top : 0),
      }}
    >
      {items.map(({ index }) => {
        const call = calls[index]
        if (!call) return null
        const item: JobItem = {
          call,
          does: props.does,
          offering: props.offering,
          index,
          total,
          selected: call.id === selected,
          isTabStop: call.id === tabStop,
          onThePhone: props.onThePhone.has(call.id),
          talk: props.talks.get(call.id),
          measure: virtualizer.measureElement,
        }
        return density === 'rows' ? (
          <JobRow key={call.id} {...item} columns={props.columns} />
        ) : (
          <DispatchCallCard key={call.id} {...item} />
        )
      })}
    </ul>
  )
})

/** How high a job is, is told once the page has laid it out by itself: to ask sooner would have it laid out at once. */
const measureLater: typeof measureElement = (item, entry, virtualizer) => {
  const known = virtualizer.measurementsCache[virtualizer.indexFromElement(item)]
  return entry || !known ? measureElement(item, entry, virtualizer) : known.size
}

/** Of the jobs on the screen and around, those that are drawn now. */
function usePortionsOf(virtualizer: Virtualizer<Window, Element>, calls: readonly DispatchCall[]) {
  const around = virtualizer.getVirtualItems()
  const wanted = { first: around[0]?.index ?? 0, last: around.at(-1)?.index ?? -1 }
  const { range } = virtualizer
  const seen = range
    ? {
        first: Math.max(range.startIndex, wanted.first),
        last: Math.min(range.endIndex, wanted.last),
      }
    : wanted
  const drawn = usePortions(wanted, seen, (place) => calls[place]?.id ?? '')
  return around.slice(drawn.first - wanted.first, drawn.last - wanted.first + 1)
}

function focusCard(list: HTMLElement | null, wanted: RefObject<string>) {
  if (!wanted.current) return
  const card = list?.querySelector<HTMLElement>(`[data-job-title="${wanted.current}"]`)
  if (!card) return
  wanted.current = ''
  card.focus({ preventScroll: true })
}
