import { type QueryClient, useQueries, useQuery } from '@tanstack/react-query'
import {
  listTrucks,
  makeTracker,
  readTracker,
  removeTracker,
  removeTruck,
  saveTruck,
  type Truck,
  TruckStatus,
} from '@towline/contract'
import { keepFound, query, useDo } from '../../platform/query.ts'

const active = query(listTrucks, { params: { status: 'active' } })

/** Asks for what the tab shows first, before it is there. */
export const askForTrucks = (client: QueryClient): void => void client.prefetchQuery(active)

/** The trucks of a status, by name; the last list stays while another is read. */
export const useTrucks = (status: TruckStatus) =>
  useQuery({
    ...query(listTrucks, { params: { status } }),
    placeholderData: keepFound,
  })

/** Those that go out, whatever else is shown. */
export const useActiveTrucks = () => useQuery(active)

/** A truck, known already, as others leave it while its form is open, whatever status it has then. */
export const useTruckAsItIs = (truck: Truck | null): Truck | null =>
  useQueries({
    queries: TruckStatus.options.map((status) => ({
      ...query(listTrucks, { params: { status } }),
      enabled: truck !== null,
    })),
    combine: (lists) =>
      lists
        .flatMap(({ data = [] }) => data)
        .filter(({ id }) => id === truck?.id)
        .reduce((newest, one) => (newest && newest.version >= one.version ? newest : one), truck),
  })

/** Saves a truck; every list of trucks is read again at once. */
export const useSaveTruck = () => useDo(saveTruck, [listTrucks], [listTrucks])

/** Removes a truck; it stays under Deleted. */
export const useRemoveTruck = () => useDo(removeTruck, [listTrucks])

/** The tracker of a truck; looked at again while it is shown, as it says nothing of what it hears. */
export const useTracker = (id: string) =>
  useQuery({ ...query(readTracker, { params: { id } }), staleTime: 0, refetchInterval: 15_000 })
export const useMakeTracker = () => useDo(makeTracker, [readTracker])
export const useRemoveTracker = () => useDo(removeTracker, [readTracker])
