import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  checkPlace,
  exportZones,
  importZones,
  listEmployeesBy,
  listZoneHistory,
  listZones,
  removeZone,
  saveZone,
  searchDispatchCalls,
} from '@towline/contract'
import { query, useDo } from '../../platform/query.ts'

const all = query(listZones)

/** Asks for what the tab shows first, before it is there. */
export const askForZones = (client: QueryClient): void => void client.prefetchQuery(all)

/** The zones, by name. */
export const useZones = () => useQuery(all)

/** Those who drive, by name. */
export const useDrivers = () => useQuery(query(listEmployeesBy, { params: { filter: 'driver' } }))

/** Who changed which zone; read when somebody wants to see it. */
export const useZoneHistory = () => useQuery({ ...query(listZoneHistory), staleTime: 0 })

const changed = [listZones, listZoneHistory, searchDispatchCalls]
export const useSaveZone = () => useDo(saveZone, changed)
export const useRemoveZone = () => useDo(removeZone, changed)
export const useImportZones = () => useDo(importZones, changed)
export const useExportZones = () => useDo(exportZones)
/** Finds a town or an address on the map. */
export const useFindPlace = () => useDo(checkPlace)
