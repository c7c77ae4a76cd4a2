import { useQueries } from '@tanstack/react-query'
import {
  type DispatchCall,
  type StatusFilter,
  searchDispatchCalls,
  statusNames,
} from '@towline/contract'
import { query } from '../../../platform/query.ts'
import { cardTitle } from '../dispatch.text.ts'
import type { Choice } from './palette-choices.ts'

const LEAST = 2
const EACH = 5
const places: readonly StatusFilter[] = ['current', 'scheduled', 'completed']

/** The newest jobs of any status that contain the text, as choices. */
export function useFoundJobs(searchText: string, onJob: (id: string) => void) {
  const found = useQueries({
    queries: places.map((status) => ({
      ...query(searchDispatchCalls, { body: { status, searchText, limit: EACH } }),
      enabled: searchText.length >= LEAST,
    })),
  })
  const choices: Choice[] = found.flatMap(({ data }) =>
    (data ?? []).map((call) => ({
      id: `job-${call.id}`,
      group: statusNames[call.status],
      name: lineOf(call),
      run: () => onJob(call.id),
    })),
  )
  return { choices, isSearching: found.some(({ isFetching }) => isFetching) }
}

const lineOf = (call: DispatchCall) =>
  [`#${call.dispatchNumber}`, cardTitle(call), call.customerName, call.pickupAddress]
    .filter(Boolean)
    .join(' · ')
