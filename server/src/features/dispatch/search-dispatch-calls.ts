import {
  type CallStatus,
  countDispatchCalls as countOperation,
  readDispatchCall as readOperation,
  type StatusFilter,
  searchDispatchCalls as searchOperation,
} from '@towline/contract'
import { handle, JsonText } from '../../platform/handler.ts'
import { countJobs, searchJobs } from './board.store.ts'
import { jobAsJson } from './dispatch.store.ts'

const statuses: Record<StatusFilter, readonly CallStatus[]> = {
  pending: ['pending'],
  active: ['active'],
  current: ['pending', 'active'],
  scheduled: ['scheduled'],
  completed: ['completed', 'cancelled'],
}

/** The board: jobs under a filter, newest first. */
export const searchDispatchCalls = handle(
  searchOperation,
  async ({ tx, companyId }, { body }) =>
    new JsonText(
      await searchJobs(tx, {
        companyId,
        statuses: statuses[body.status],
        searchText: body.searchText,
        limit: body.limit ?? 100,
        before: body.before ?? null,
      }),
    ),
  { reads: true },
)

/** One job, whole. */
export const readDispatchCall = handle(
  readOperation,
  async ({ tx, companyId, fail }, { params }) =>
    new JsonText((await jobAsJson(tx, companyId, params.id)) ?? fail('not_found')),
)

/** How many jobs each filter of the board holds. */
export const countDispatchCalls = handle(countOperation, async ({ tx, companyId }) => {
  const { pending, active, scheduled, completed, cancelled } = await countJobs(tx, companyId)
  return { pending, active, current: pending + active, scheduled, completed: completed + cancelled }
})
