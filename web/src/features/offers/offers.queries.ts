import { useQuery } from '@tanstack/react-query'
import {
  listOffers,
  listOwnOffers,
  listSuggestions,
  type Offer,
  type Suggestion,
} from '@towline/contract'
import { useWire } from '../../platform/live-provider.tsx'
import { query } from '../../platform/query.ts'
import { byJob } from './by-job.ts'

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

/** Who should take which job, where the company wants to hear it. */
export const useSuggestions = () =>
  useQuery({ ...query(listSuggestions), staleTime: 0, refetchInterval: SUGGESTED_FOR })

/** Who should take this job. Reads nothing itself, as `useOffersOf`. */
export const useSuggestion = (jobId: string) => useSuggestionsOf(jobId)[0]

const useSuggestionsOf = byJob<Suggestion>(query(listSuggestions))

/** The jobs that are being offered to whoever is signed in, and until when by this device's clock. */
export const useOwnOffers = () =>
  useQuery({ ...query(listOwnOffers), staleTime: 0, refetchInterval: useReread() })

/**
 * The offers of one job, newest first. Reads nothing itself: a board has many jobs, and whoever shows them holds
 * `useOffers` and `useSuggestions` once; a job is drawn again when its own offers change.
 */
export const useOffersOf = byJob<Offer>(query(listOffers))

/** When the offers were read, by this device's clock. */
export const useOffersReadAt = (): number =>
  useQuery({ ...query(listOffers), enabled: false }).dataUpdatedAt
