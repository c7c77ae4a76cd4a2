import { useQuery } from '@tanstack/react-query'
import {
  erasePerson,
  findPerson,
  listExports,
  readRetention,
  saveRetention,
  startExport,
} from '@towline/contract'
import { query, useDo } from '../../platform/query.ts'

/** How often it is asked how far an archive has come, in ms. */
const LOOK_MS = 2_000

export const useRetention = () => useQuery(query(readRetention))
export const useSaveRetention = () => useDo(saveRetention, [readRetention])
export const useFindPerson = () => useDo(findPerson)
/** Everything that is shown may have had them in it. */
export const useErasePerson = () => useDo(erasePerson)
export const useStartExport = () => useDo(startExport, [listExports])
export const useExports = () =>
  useQuery({
    ...query(listExports),
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'making') ? LOOK_MS : false,
  })
