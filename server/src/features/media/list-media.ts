import { listMedia as endpoint } from '@towline/contract'
import { verb } from '../../platform/verb.ts'
import { reachesJob } from './media.access.ts'
import { presentMedia } from './media.present.ts'
import { mediaOfJob } from './media.store.ts'

/** The photos and videos of a job. */
export const listMedia = verb(endpoint, async (context, { params }) => {
  const { tx, companyId, actor, fail } = context
  const { dispatchCallId } = params
  if (!(await reachesJob(context, dispatchCallId))) fail('not_found')
  const rows = await mediaOfJob(tx, companyId, dispatchCallId)
  return rows.map((row) => presentMedia(row, actor))
})
