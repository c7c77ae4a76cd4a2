import type { Context } from '../../platform/handler.ts'
import { jobsOnTheWire } from './dispatch.store.ts'
import { tell } from './store-job.ts'

/** Tells the board of a job of which something has changed that is kept elsewhere, such as its photos. */
export async function announceJob(context: Context, id: string): Promise<void> {
  const [job] = await jobsOnTheWire(context.tx, context.companyId, [id])
  if (job) tell(context, job, job.status)
}
