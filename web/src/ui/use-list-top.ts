import { type RefObject, useLayoutEffect, useState } from 'react'

/** How far below the top of the page the list begins, in px; `usual` until it is there to be measured. */
export function useListTop(list: RefObject<HTMLElement | null>, usual = 0): number {
  const [top, setTop] = useState(usual)
  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect()
      if (box) setTop(Math.round(box.top + window.scrollY))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    // What stands beside the list may grow while the page as a whole keeps its height.
    for (const box of list.current?.parentElement?.children ?? []) {
      if (box !== list.current) watch.observe(box)
    }
    return () => watch.disconnect()
  }, [list])
  return top
}
