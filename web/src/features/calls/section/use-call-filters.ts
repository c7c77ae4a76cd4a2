import { PhoneCallOutcome } from '@towline/contract'
import { useCallback, useMemo } from 'react'
import { useSearchAddress, withValues } from '../../../platform/use-search-address.ts'
import type { CallFilters } from './all-calls.ts'

/** The Calls section's filters, kept in its address. */
export function useCallFilters() {
  const [address, set] = useSearchAddress()
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
    (part: Partial<CallFilters>) => set((now) => withValues(now, part), { replace: true }),
    [set],
  )
  const clear = useCallback(() => set(() => new URLSearchParams(), { replace: true }), [set])
  return { filters, change, clear }
}

const dayIn = (written: string | null) =>
  written && /^\d{4}-\d\d-\d\d$/.test(written) ? written : ''
