import { useSyncExternalStore } from 'react'

const PAST = 50

// Kept between scrolls: asking the window has it lay the page out, in the middle of drawing a new one.
let isPast = false

const update = () => {
  isPast = window.scrollY > PAST
}

const listen = (changed: () => void) => {
  const heard = () => {
    update()
    changed()
  }
  update()
  window.addEventListener('scroll', heard, { passive: true })
  return () => window.removeEventListener('scroll', heard)
}

/** Whether the page has been scrolled by more than 50 px. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isPast,
    () => false,
  )
