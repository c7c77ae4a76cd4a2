import { useCallback, useLayoutEffect, useRef } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router'

/** What a change leaves of the address that is there; not the one given, but a new one. */
type AddressChange = (now: URLSearchParams) => URLSearchParams

/**
 * The search part of the address, and how to change it. The router gives a change the address that was shown
 * last: of two quick changes the first would be lost. Here each builds on the one asked for before it.
 */
export function useSearchAddress() {
  const [address, setAddress] = useSearchParams()
  const shown = address.toString()
  const ahead = useRef<string[]>([])
  useLayoutEffect(() => {
    const arrived = ahead.current.indexOf(shown)
    // Another address than the ones asked for is somebody else's: the back key, a link.
    ahead.current = arrived < 0 ? [] : ahead.current.slice(arrived + 1)
  }, [shown])
  const change = useCallback(
    (next: AddressChange, options: NavigateOptions = {}) => {
      const after = next(new URLSearchParams(ahead.current.at(-1) ?? shown))
      ahead.current.push(after.toString())
      setAddress(after, { preventScrollReset: true, ...options })
    },
    [shown, setAddress],
  )
  return [address, change] as const
}

/** The address with these values; empty ones are left out. */
export function withValues(now: URLSearchParams, values: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(now)
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
