import { useEffect, useState } from 'react'

const toOtherSite = (address: string) => window.location.assign(address)

/**
 * Goes to a page that is not ours. `isLeaving` lasts until the browser has gone; on the way back it may
 * show this page as it was left, and then it can be used again.
 */
export function useLeaving(go: (address: string) => void = toOtherSite) {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  const leaveFor = (address: string) => {
    setLeaving(true)
    go(address)
  }
  return { isLeaving, leaveFor }
}
