import { listMedia as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { reachesJob } from './media.access.ts'
import { presentMedia } from './media.present.ts'
import { mediaOf } from './media.store.ts'

/** The photos and videos of a job. */
export const listMedia = handle(operation, async (context, { params }) => {
  const { tx, companyId, actor, fail } = context
  const { dispatchCallId } = params
  if (!(await reachesJob(context, dispatchCallId))) fail('not_found')
  const rows = await mediaOf(tx, companyId, { jobId: dispatchCallId })
  return rows.map((row) => presentMedia(row, actor))
})
