import { useQuery } from '@tanstack/react-query'
import { readReaders, tryModel } from '@towline/contract'
import { query, useDo } from '../../../platform/query.ts'

/** What each reader found in the last calls. */
export const useReaders = () => useQuery(query(readReaders))

/** Holds the last calls again with another model. */
export const useTryModel = () => useDo(tryModel, [])
