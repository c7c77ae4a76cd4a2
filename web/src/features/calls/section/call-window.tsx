import { useWindowVirtualizer } from '@tanstack/react-virtual'
import type { PhoneCall } from '@towline/contract'
import { useEffect, useRef } from 'react'
import { useListTop } from '../../../ui/use-list-top.ts'
import { CallRow } from '../call-row.tsx'
import styles from './call-window.module.css'

/** The usual height of a row, in px; each is measured once it is shown. */
const USUAL = 60
/** How near the end the next page is asked for, in rows. */
const NEAR_END = 20

/** Calls as rows, of which only those on the screen (and a few around) exist. */
export function CallWindow(props: {
  calls: readonly PhoneCall[]
  /** Whether these are all, so that the number of rows is known. */
  isAll: boolean
  isStale: boolean
  onOpen: (call: PhoneCall) => void
  onNearEnd: () => void
}) {
  const { calls, onNearEnd } = props
  const list = useRef<HTMLUListElement>(null)
  const top = useListTop(list)
  const virtualizer = useWindowVirtualizer({
    count: calls.length,
    estimateSize: () => USUAL,
    getItemKey: (index) => calls[index]?.id ?? index,
    overscan: 6,
    useFlushSync: false,
    scrollMargin: top,
  })
  const rows = virtualizer.getVirtualItems()
  const first = rows[0]
  const last = rows.at(-1)
  const isNearEnd = last !== undefined && last.index >= calls.length - NEAR_END
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])
  return (
    <ul
      ref={list}
      aria-label="Calls"
      className={styles.list}
      data-stale={props.isStale || undefined}
      style={{
        paddingTop: first ? first.start - top : 0,
        paddingBottom: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
      }}
    >
      {rows.map(({ index, key }) => {
        const call = calls[index]
        return (
          call && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={props.isAll ? calls.length : -1}
            >
              <CallRow call={call} onOpen={props.onOpen} />
            </li>
          )
        )
      })}
    </ul>
  )
}
