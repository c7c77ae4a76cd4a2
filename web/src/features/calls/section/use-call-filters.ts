import { PhoneCallOutcome } from '@towline/contract'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { CallFilters } from './all-calls.ts'

/** The Calls section's filters, kept in its address. */
export function useCallFilters() {
  const [address, setAddress] = useSearchParams()
  const filters = useMemo(
    (): CallFilters => ({
      from: dayIn(address.get('from')),
      to: dayIn(address.get('to')),
      outcome: PhoneCallOutcome.safeParse(address.get('outcome')).data ?? '',
      number: (address.get('number') ?? '').slice(0, 40),
    }),
    [address],
  )
  const change = useCallback(
    (part: Partial<CallFilters>) =>
      setAddress(
        (now) => {
          const next = new URLSearchParams(now)
          for (const [name, value] of Object.entries(part)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  )
  const clear = useCallback(
    () => setAddress({}, { replace: true, preventScrollReset: true }),
    [setAddress],
  )
  return { filters, change, clear }
}

const dayIn = (written: string | null) =>
  written && /^\d{4}-\d\d-\d\d$/.test(written) ? written : ''
