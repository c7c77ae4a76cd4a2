import { useEffect, useState } from 'react'

/**
 * For a dialog that comes and goes as a whole: when it goes, what had the focus before has it again,
 * unless somebody has gone on to another field by then.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && document.activeElement === document.body)
        before.focus({ preventScroll: true })
    },
    [before],
  )
}
