import { type RefObject, useEffect, useRef } from 'react'

const typedInto = 'input, textarea, select, [contenteditable="true"]'

/**
 * Single keys, for what stands around an element: within a part of the page that has keys of its own
 * (`data-own-keys`) they mean something there only, otherwise on the whole page. Nothing while somebody types.
 */
export function useKeysAround(
  of: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, () => void>>,
): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const around: HTMLElement = of.current?.closest<HTMLElement>('[data-own-keys]') ?? document.body
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (event.target instanceof HTMLElement && event.target.closest(typedInto)) return
      const run = latest.current[event.key.toLowerCase()]
      if (!run) return
      event.preventDefault()
      run()
    }
    around.addEventListener('keydown', onKeyDown)
    return () => around.removeEventListener('keydown', onKeyDown)
  }, [of])
}
