import { listMedia as endpoint } from '@towline/contract'
import { verb } from '../../platform/verb.ts'
import { hasJob } from '../dispatch/index.ts'
import { presentMedia } from './media.present.ts'
import { mediaOfJob } from './media.store.ts'

/** The photos and videos of a job. */
export const listMedia = verb(endpoint, async ({ tx, companyId, fail }, { params }) => {
  const { dispatchCallId } = params
  const rows = await mediaOfJob(tx, companyId, dispatchCallId)
  if (rows.length === 0 && !(await hasJob(tx, companyId, dispatchCallId))) fail('not_found')
  return rows.map(presentMedia)
})
