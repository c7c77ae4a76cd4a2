import { useQuery } from '@tanstack/react-query'
import { listOffers, listOwnOffers, listSuggestions, type Offer } from '@towline/contract'
import { useWire } from '../../platform/live-provider.tsx'
import { query } from '../../platform/query.ts'

/** Without the wire, how often what is offered is read again, in ms. */
const REREAD = 5_000

const useReread = () => (useWire() === 'up' ? false : REREAD)

/** The offers of jobs that wait for a driver, newest first; nothing is asked where they are not `wanted`. */
export const useOffers = (wanted = true) =>
  useQuery({
    ...query(listOffers),
    staleTime: 0,
    refetchInterval: useReread(),
    enabled: wanted,
  })

/** How long a suggestion is good for: trucks move without anybody saying so, in ms. */
const SUGGESTED_FOR = 30_000

/** Who should take this job, where the company wants to hear it. */
export function useSuggestion(jobId: string) {
  const { data } = useQuery({
    ...query(listSuggestions),
    staleTime: 0,
    refetchInterval: SUGGESTED_FOR,
  })
  return data?.find(({ dispatchCallId }) => dispatchCallId === jobId)
}

/** The jobs that are being offered to whoever is signed in, and until when by this device's clock. */
export const useOwnOffers = () =>
  useQuery({ ...query(listOwnOffers), staleTime: 0, refetchInterval: useReread() })

/** The offers of one job, newest first, and when they were read. */
export function useOffersOf(jobId: string): { offers: readonly Offer[]; readAt: number } {
  const { data, dataUpdatedAt } = useOffers()
  const offers = data?.filter(({ dispatchCallId }) => dispatchCallId === jobId) ?? []
  return { offers, readAt: dataUpdatedAt }
}
