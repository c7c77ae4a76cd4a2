import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'

const toAnotherPage = (from: Location, to: Location) => from.pathname !== to.pathname

/**
 * While `isDirty`, leaving the page by a link or the back button waits for an answer, and closing the
 * window is asked about by the browser. `asks` is true while somebody is about to go. `leaves` tells what
 * counts as leaving, where that is more than going to another page.
 */
export function useLeaveGuard(isDirty: boolean, leaves = toAnotherPage) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && leaves(currentLocation, nextLocation),
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return {
    asks: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    go: () => blocker.proceed?.(),
  }
}
