import { type ReactNode, useEffect, useRef } from 'react'

/** The page's heading. It takes the focus when the page was reached by a link, so that its name is read out. */
export function PageHeading(props: { children: ReactNode; className?: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrivedByLink()) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={props.className}>
      {props.children}
    </h1>
  )
}

/** Whether this page came after another one in this tab; on a first load the focus stays where the browser puts it. */
function arrivedByLink(): boolean {
  const place: unknown = window.history.state
  return typeof place === 'object' && place !== null && 'idx' in place && Number(place.idx) > 0
}
