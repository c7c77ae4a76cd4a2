import { useMediaQuery } from '@mantine/hooks'
import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { onThisDevice } from '../../platform/text-storage.ts'

/** What stands alone in the dock: a job with its chat and calls, or a call that goes on. */
export type Docked = {
  kind: 'job' | 'call'
  id: string
  /** Somebody asked for it, so that it takes the focus; what comes by itself does not. */
  isAsked: boolean
}

const KEPT = 'towline.dock'
type Choice = 'open' | 'closed' | ''

/** From here on the dock has a column of its own; below, it lies over the page. */
export const ROOM_FOR_DOCK = '(min-width: 75em)'

const chosen = (): Choice => {
  const kept = onThisDevice.getItem(KEPT)
  return kept === 'open' || kept === 'closed' ? kept : ''
}

/**
 * What stands beside every section. Until somebody chooses otherwise on this device it comes when there is something
 * to show (`hasNews`), where there is room, and stays; `isCrowded`: something else has that room.
 */
export function useDockState({ hasNews, isCrowded }: { hasNews: boolean; isCrowded: boolean }) {
  const isWide = useMediaQuery(ROOM_FOR_DOCK, false, { getInitialValueInEffect: false })
  const [choice, setChoice] = useState(chosen)
  const [isOver, setOver] = useState(false)
  const [docked, setDocked] = useState<Docked | null>(null)
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const hadNews = useRef(false)
  const cameFrom = useRef<Element | null>(null)
  hadNews.current ||= hasNews
  const byItself = choice === '' && hadNews.current && !isCrowded
  const isListed = isWide ? choice === 'open' || byItself : isOver
  const isShown = docked !== null || isListed

  const open = useCallback((next: Docked) => {
    if (next.isAsked) cameFrom.current = document.activeElement
    setDocked(next)
  }, [])
  /** Back to the list, and to where one was before. */
  const back = useCallback(() => {
    setDocked(null)
    const was = cameFrom.current
    // The board may have drawn its jobs anew meanwhile.
    const there = was?.isConnected
      ? was
      : document.querySelector(`[data-job-title="${docked?.id}"]`)
    if (there instanceof HTMLElement) there.focus()
  }, [docked])
  const toggle = useCallback(() => {
    setDocked(null)
    if (!isWide) {
      setOver(!isShown)
      return
    }
    const next = isShown ? 'closed' : 'open'
    onThisDevice.setItem(KEPT, next)
    setChoice(next)
  }, [isWide, isShown])
  return useMemo(
    () => ({ isWide, isShown, isListed, docked, open, back, toggle, panel, setPanel }),
    [isWide, isShown, isListed, docked, open, back, toggle, panel],
  )
}

export type Dock = ReturnType<typeof useDockState>

export const DockContext = createContext<Dock | null>(null)

/** The dock of the dashboard around this page. */
export function useDock(): Dock {
  const dock = useContext(DockContext)
  if (!dock) throw new Error('useDock is for what stands inside the dashboard')
  return dock
}
