import {
  type CallStatus,
  countDispatchCalls as countOperation,
  DispatchCall,
  type JobPlace,
  placeOf,
  readDispatchCall as readOperation,
  type SearchDispatchCalls,
  type StatusFilter,
  searchDispatchCalls as searchOperation,
  sortUnder,
} from '@towline/contract'
import type { z } from 'zod'
import { type Context, handle, JsonText } from '../../platform/handler.ts'
import { countJobs, searchJobs } from './board.store.ts'
import { jobAsJson } from './dispatch.store.ts'
import type { JobOrder } from './ordered-jobs.store.ts'

const statuses: Record<StatusFilter, readonly CallStatus[]> = {
  pending: ['pending'],
  active: ['active'],
  current: ['pending', 'active'],
  scheduled: ['scheduled'],
  completed: ['completed', 'cancelled'],
}

/** The board: jobs under a filter, in the order that is asked for. */
export const searchDispatchCalls = handle(
  searchOperation,
  async (context, { body }) =>
    new JsonText(
      await searchJobs(context.tx, {
        companyId: context.companyId,
        statuses: statuses[body.status],
        searchText: body.searchText,
        limit: body.limit ?? 100,
        before: body.before ?? null,
        now: body.now ?? context.now,
        order: await orderOf(context, body),
      }),
    ),
  { reads: true },
)

async function orderOf(
  context: Context,
  body: z.output<typeof SearchDispatchCalls>,
): Promise<JobOrder | null> {
  const sort = sortUnder(body.status, body.sort)
  if (sort === 'newest') return null
  const now = body.now ?? context.now
  const after = body.after ?? (body.before ? await placeNow(context, body.before, sort, now) : null)
  return { sort, now, after }
}

/** Where a job stands now; after one that is not there, nothing comes. */
async function placeNow(
  { tx, companyId }: Context,
  id: string,
  sort: JobOrder['sort'],
  now: number,
): Promise<JobPlace> {
  const json = await jobAsJson(tx, companyId, id)
  if (!json) return { rank: 9, name: '', at: 0, id }
  return placeOf(DispatchCall.parse(JSON.parse(json)), sort, now)
}

/** One job, whole. */
export const readDispatchCall = handle(
  readOperation,
  async ({ tx, companyId, audit, fail }, { params }) => {
    const json = (await jobAsJson(tx, companyId, params.id)) ?? fail('not_found')
    audit('job opened', params.id)
    return new JsonText(json)
  },
)

/** How many jobs each filter of the board holds. */
export const countDispatchCalls = handle(countOperation, async ({ tx, companyId }) => {
  const { pending, active, scheduled, completed, cancelled } = await countJobs(tx, companyId)
  return { pending, active, current: pending + active, scheduled, completed: completed + cancelled }
})
