import { takeOwnStep as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { asOwnJob } from './own-jobs.ts'
import { stepActions, stepOn } from './take-step.ts'
import { writeJob } from './write-job.ts'

/** A driver moves one of his jobs on; a job of somebody else is not there for him. */
export const takeOwnStep = handle(operation, async (context, { params, body }) => {
  const { actor, fail } = context
  if (actor.kind !== 'employee') return fail('forbidden')
  const taken = await writeJob(context, {
    id: params.id,
    action: stepActions[body.step],
    change: (job) =>
      job && job.fields.driverId === actor.id ? stepOn(context, job, body) : fail('not_found'),
  })
  return asOwnJob(taken.json)
})
