import { useQuery } from '@tanstack/react-query'
import { listPracticeCallers } from '@towline/contract'
import { send } from '../../../platform/api.ts'

/** The simulated callers one's own agent can be called as. */
export const usePracticeCallers = () =>
  useQuery({
    queryKey: ['practice callers'],
    queryFn: () => send(listPracticeCallers, undefined),
    staleTime: Number.POSITIVE_INFINITY,
  })
