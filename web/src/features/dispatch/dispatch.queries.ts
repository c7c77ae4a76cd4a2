import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { countDispatchCalls, type StatusFilter, searchDispatchCalls } from '@towline/contract'
import { pages, query } from '../../platform/query.ts'

const PAGE = 50

/** The jobs of one status that contain the text, page by page. */
export const useDispatchCalls = (status: StatusFilter, searchText: string) =>
  useInfiniteQuery({
    ...pages(searchDispatchCalls, PAGE, (page) => ({ body: { status, searchText, ...page } })),
    placeholderData: keepPreviousData,
  })

/** How many jobs each status holds. */
export const useDispatchCounts = () => useQuery(query(countDispatchCalls))
