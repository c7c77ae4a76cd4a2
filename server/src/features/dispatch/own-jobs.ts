import { OwnJob, listOwnJobs as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { jobsOnTheWire } from './dispatch.store.ts'
import { openJobsOf } from './own-jobs.store.ts'

/** The jobs a driver has to do, as he sees them. */
export const listOwnJobs = handle(
  operation,
  async ({ tx, actor, companyId, fail }) => {
    if (actor.kind !== 'employee') return fail('forbidden')
    const ids = await openJobsOf(tx, companyId, actor.id)
    const jobs = await jobsOnTheWire(tx, companyId, ids)
    return ids.flatMap((id) => {
      const job = jobs.find((one) => one.id === id)
      return job ? [asOwnJob(job.json)] : []
    })
  },
  { reads: true },
)

/** A job in the wire's form without what is not for its driver. */
export const asOwnJob = (json: string): OwnJob => OwnJob.parse(JSON.parse(json))
