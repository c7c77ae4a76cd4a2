import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import {
  draftImpound,
  listImpounds,
  listLots,
  readImpound,
  saveImpound,
  saveLot,
  takeImpoundStep,
  writeImpoundLetter,
} from '@towline/contract'
import { pages, query, useDo } from '../../platform/query.ts'

export type Which = 'in' | 'left'

/** Asks for what the section shows first, before it is there. */
export function askForImpounds(client: QueryClient): void {
  void client.prefetchQuery(query(listLots))
  void client.prefetchInfiniteQuery(list('in', ''))
}

const PAGE = 50
export const list = (which: Which, search: string) =>
  pages(listImpounds, PAGE, (page) => ({ query: { ...page, which, search } }))

export const useLots = () => useQuery(query(listLots))

/** A stored vehicle with all that is known; the last one stays while it is read again. */
export const useImpound = (id: string) =>
  useQuery({ ...query(readImpound, { params: { id } }), placeholderData: keepPreviousData })

const changed = [listLots, listImpounds, readImpound]
export const useSaveLot = () => useDo(saveLot, changed)
export const useSaveImpound = () => useDo(saveImpound, changed)
export const useStep = () => useDo(takeImpoundStep, changed)
export const useLetter = () => useDo(writeImpoundLetter, changed)

/** What a job knows of the vehicle it brings in; asked for by its number. */
export const useDraft = () => useDo(draftImpound)
