import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type DispatchCall, listTowns, readMapGround, readRoute } from '@towline/contract'
import { useEffect } from 'react'
import { send } from '../../../platform/api.ts'
import { query } from '../../../platform/query.ts'
import { positionsQuery } from '../../employees/index.ts'
import { useDispatchCalls } from '../dispatch.queries.ts'
import type { Box } from './basemap/drawn-basemap.geometry.ts'

/** More jobs than this at one time are no map any more. */
const MOST_JOBS = 1000

/** What draws the ground of the maps; the same until the page is loaded anew. */
export const useBasemap = () =>
  useQuery({ ...query(readMapGround), staleTime: Number.POSITIVE_INFINITY })

/** The larger towns within a box. */
export const useTowns = (box: Box) =>
  useQuery({
    ...query(listTowns, { query: box }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })

/** The driving route of a job, asked for when both its ends are known, and again when one of them changes. */
export function useRoute(call: DispatchCall | null) {
  const { id = '', pickupAddress = '', dropoffAddress = '' } = call ?? {}
  const places = [call?.pickupAddressLatLng, call?.dropoffAddressLatLng]
  return useQuery({
    queryKey: [readRoute.name, { params: { id } }, pickupAddress, dropoffAddress, places],
    queryFn: ({ signal }) => send(readRoute, { params: { id } }, { signal }),
    enabled: pickupAddress !== '' && dropoffAddress !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Every open job, read to the last page. */
export function useOpenJobs() {
  const list = useDispatchCalls('current', '', 'newest')
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  const goOn = hasNextPage && !isFetching && !isError && (list.data?.length ?? 0) < MOST_JOBS
  useEffect(() => {
    if (goOn) void fetchNextPage()
  }, [goOn, fetchNextPage])
  return list
}

/** Where the drivers were last. */
export const usePositions = () => useQuery(positionsQuery)
