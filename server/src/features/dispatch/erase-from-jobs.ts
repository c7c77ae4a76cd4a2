import { withoutPerson } from '@towline/contract'
import type { Context } from '../../platform/handler.ts'
import { forgetChats, lockJob, lockJobs, updateJob } from './dispatch.store.ts'
import { allFields } from './settle-fields.ts'
import { tell } from './store-job.ts'

/** Takes their customer out of jobs that are over, and tells the board. Their chats must be gone. */
export async function eraseFromJobs(context: Context, ids: readonly string[]): Promise<void> {
  const { tx, companyId, fail } = context
  await lockJobs(tx, companyId)
  await forgetChats(tx, companyId, ids)
  for (const id of ids) {
    const job = await lockJob(tx, companyId, id)
    if (!job) continue
    const { status } = job
    if (status !== 'completed' && status !== 'cancelled') fail('erasure_open')
    const stored = await updateJob(tx, {
      id,
      companyId,
      status,
      dispatchNumber: job.dispatch_number,
      statusAt: job.status_at.getTime(),
      fields: withoutPerson(allFields(job)),
      agentFields: null,
    })
    tell(context, stored, status)
  }
}
