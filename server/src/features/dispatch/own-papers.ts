import { checkVehicle as checkOperation, signJob as signOperation } from '@towline/contract'
import { type Context, handle } from '../../platform/handler.ts'
import { announceJob } from './announce-job.ts'
import { hadJobOfLate } from './own-jobs.store.ts'
import { keepCheck, keepSignature } from './papers.store.ts'
import { writeJob } from './write-job.ts'

const done = { done: true } as const

/** A driver has looked at the vehicle. What they read off it goes into the job, the rest stands beside it. */
export const checkVehicle = handle(checkOperation, async (context, { params, body }) => {
  const { checks, damage, ago, ...read } = body
  const pressed = await ownPress(context, params.id, ago)
  await keepCheck(context.tx, pressed, { checks, damage: damage.trim() })
  const fields = Object.fromEntries(
    Object.entries(read).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  if (Object.keys(fields).length > 0)
    await writeJob(context, { id: params.id, change: { fields }, action: 'vehicle read' })
  const undone = checks.filter((one) => !one.done).map(({ line }) => line)
  const found = [
    undone.length > 0 && `not done: ${undone.join(', ')}`,
    damage.trim() && `damage: ${damage.trim()}`,
  ].filter(Boolean)
  const detail = found.length > 0 ? `(${found.join('; ')})` : ''
  context.audit('vehicle checked', params.id, { who: pressed.by, detail })
  await announceJob(context, params.id)
  return done
})

/** Somebody has signed on a driver's phone. */
export const signJob = handle(signOperation, async (context, { params, body }) => {
  const pressed = await ownPress(context, params.id, body.ago)
  await keepSignature(context.tx, pressed, body)
  context.audit('signed', params.id, { who: pressed.by, detail: `by ${body.name}` })
  await announceJob(context, params.id)
  return done
})

/** Who pressed something for which of their jobs, and when. */
async function ownPress(
  { tx, companyId, actor, now, fail }: Context,
  jobId: string,
  ago: number | undefined,
) {
  if (actor.kind !== 'employee') return fail('forbidden')
  if (!(await hadJobOfLate(tx, { companyId, driverId: actor.id, now }, jobId)))
    return fail('not_found')
  return { companyId, jobId, at: now - (ago ?? 0), by: actor.name }
}
