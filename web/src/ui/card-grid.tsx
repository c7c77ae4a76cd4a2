import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styles from './card-grid.module.css'
import { useListTop } from './use-list-top.ts'

const GAP = 14
/** A card is no narrower where there are others beside it, in px. */
const NARROWEST = 260
/** In a row. */
const MOST = 4
/** About how far below the top of the page lists begin, in px. */
const USUAL_TOP = 300
/** How near the end more is asked for, in rows. */
const NEAR_END = 6
/** How many rows there are above and below those on the screen. */
const AROUND = 3

/** Cards, one to four in a row by width, of which only the rows on the screen (and a few around) exist. */
export function CardGrid<T extends { id: string }>(props: {
  label: string
  items: readonly T[]
  /** The usual height of a card, in px; each is measured once it is shown. */
  usual: number
  isStale?: boolean
  /** How many there are in all, where these are only the first; -1 while nobody knows. */
  total?: number
  onNearEnd?: () => void
  isQuiet?: (item: T) => boolean
  children: (item: T) => ReactNode
}) {
  const { items, usual, onNearEnd } = props
  const list = useRef<HTMLUListElement>(null)
  const columns = useColumns(list)
  // What can be seen is drawn first, the rows around it as soon as that is shown.
  const around = useDeferredValue(AROUND, 0)
  const [screen] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }))
  const top = useListTop(list, USUAL_TOP)
  const count = Math.ceil(items.length / columns)
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => usual,
    getItemKey: (row) => `${columns}-${items[row * columns]?.id ?? row}`,
    overscan: around,
    initialRect: screen,
    gap: GAP,
    scrollMargin: top,
  })
  const rows = virtualizer.getVirtualItems()
  const [first, last] = [rows[0], rows.at(-1)]
  const isNearEnd = last !== undefined && last.index >= count - NEAR_END
  useEffect(() => {
    if (isNearEnd) onNearEnd?.()
  }, [isNearEnd, onNearEnd])

  const from = (first?.index ?? 0) * columns
  const shown = items.slice(from, last ? (last.index + 1) * columns : 0)
  return (
    <ul
      ref={list}
      aria-label={props.label}
      className={styles.grid}
      data-stale={props.isStale || undefined}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingTop: first ? first.start - top : 0,
        paddingBottom: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
      }}
    >
      {shown.map((item, index) => (
        <li
          key={item.id}
          className={styles.item}
          data-quiet={props.isQuiet?.(item) || undefined}
          aria-posinset={from + index + 1}
          aria-setsize={props.total ?? items.length}
          // Also on a card that began a row and has moved on in it: it may be measured once more.
          data-index={Math.floor((from + index) / columns)}
          // The cards of a row are as high as its highest: the first one tells the height of all.
          {...(index % columns === 0 && { ref: virtualizer.measureElement })}
        >
          {props.children(item)}
        </li>
      ))}
    </ul>
  )
}

/** How many cards stand in a row, by the room there is: what is docked beside them takes of it. */
function useColumns(list: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(() => window.innerWidth)
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return
    // Where nothing is laid out, the window's width is all that is known.
    const measure = () => box.clientWidth > 0 && setWidth(box.clientWidth)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    return () => watch.disconnect()
  }, [list])
  return Math.min(MOST, Math.max(1, Math.floor((width + GAP) / (NARROWEST + GAP))))
}
