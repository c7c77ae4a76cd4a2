import { useSyncExternalStore } from 'react'

const PAST = 50

const listen = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

/** Whether the page has been scrolled by more than 50 px. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.scrollY > PAST,
    () => false,
  )
}
