import { type RefObject, type UIEvent, useEffect, useLayoutEffect, useRef } from 'react'

/** Nearer to its end than this, in px, a list follows what is new. */
const FOLLOWS = 80

/**
 * Shows the end of a list that scrolls whenever there is news, unless its reader has gone back in it; their own
 * words bring them there again.
 */
export function useEnd<Box extends HTMLElement>(
  news: string,
  isOwn: boolean,
): { ref: RefObject<Box | null>; onScroll: (event: UIEvent<Box>) => void } {
  const ref = useRef<Box>(null)
  const isAtEnd = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new at the end moves the list
  useLayoutEffect(() => {
    const list = ref.current
    if (list && (isAtEnd.current || isOwn)) list.scrollTop = list.scrollHeight
  }, [news, isOwn])
  useEffect(() => {
    const list = ref.current
    // A keyboard or a strip of photos that takes room from it must not hide what is new.
    const watch = new ResizeObserver(() => {
      if (list && isAtEnd.current) list.scrollTop = list.scrollHeight
    })
    if (list) watch.observe(list)
    return () => watch.disconnect()
  }, [])
  return {
    ref,
    onScroll: ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < FOLLOWS
    },
  }
}
