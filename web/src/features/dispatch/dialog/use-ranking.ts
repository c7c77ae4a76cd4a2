import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type DispatchCall, rankDrivers } from '@towline/contract'
import { useEffect } from 'react'
import { throttle } from '../../../platform/live.ts'
import { query } from '../../../platform/query.ts'
import { onNews } from '../dispatch.live.ts'

/** Drivers move: who is nearest is asked again after this time, in ms. */
const RANK_AGAIN = 20_000
/** Jobs change who is free; a busy board asks no more often than this, in ms. */
const NEWS_PAUSE = 2_000

type About = Pick<DispatchCall, 'pickupAddressLatLng' | 'vehicleType' | 'driveType' | 'towReason'>

/** The drivers who could go to such a job, best first; `id` is its own once it is stored. */
export function useRanking(job: About, id: string | undefined) {
  const { pickupAddressLatLng, vehicleType, driveType, towReason } = job
  const about = { pickupAddressLatLng, vehicleType, driveType, towReason }
  const client = useQueryClient()
  useEffect(() => {
    const rankAgain = throttle(
      NEWS_PAUSE,
      () => void client.invalidateQueries({ queryKey: [rankDrivers.name] }),
    )
    return onNews(client, rankAgain)
  }, [client])
  return useQuery({
    ...query(rankDrivers, { body: { ...about, ...(id && { id }) } }),
    placeholderData: keepPreviousData,
    refetchInterval: RANK_AGAIN,
    staleTime: 0,
    // The plain list stands in at once.
    retry: false,
  })
}
