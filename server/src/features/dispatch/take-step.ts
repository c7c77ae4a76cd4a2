import {
  GONE_ON_ARRIVAL,
  hasDriver,
  isDriven,
  takeStep as operation,
  type Step,
  stepTimes,
  type TakeStep,
} from '@towline/contract'
import { type Context, handle, JsonText } from '../../platform/handler.ts'
import type { JobRow } from './dispatch.store.ts'
import { type Change, writeJob } from './write-job.ts'

/** What each step is called in the job's history. */
export const stepActions: Record<Step, string> = {
  dispatch: 'job dispatched',
  enroute: 'job en route',
  onScene: 'job on scene',
  towing: 'job towing',
  arrived: 'job arrived',
  complete: 'job completed',
  cancel: 'job cancelled',
  goneOnArrival: 'job gone on arrival',
}

/** Moves a job on in one press. Steps may be left out; a step that was taken stays as it was. */
export const takeStep = handle(operation, async (context, { params, body }) => {
  const taken = await writeJob(context, {
    id: params.id,
    action: stepActions[body.step],
    checkDriver: body.checkDriver,
    change: (current) => (current ? stepOn(context, current, body) : null),
  })
  return new JsonText(taken.json)
})

/** What the step changes of the job; null when it was taken before. */
export function stepOn({ now, fail }: Context, job: JobRow, asked: TakeStep): Change | null {
  const { step } = asked
  const at = Math.max(now - (asked.ago ?? 0), Math.min(job.created_at.getTime(), now))
  if (job.status === 'completed') return step === 'complete' ? null : fail('call_closed')
  if (job.status === 'cancelled') return isSameEnd(job, step) ? null : fail('call_closed')
  if (step === 'cancel') return cancelled(asked.reason ?? '')
  if (step === 'goneOnArrival') {
    const { fields, status } = cancelled(GONE_ON_ARRIVAL)
    return { status, fields: { ...fields, onSceneDateTime: job.fields.onSceneDateTime || at } }
  }
  const isTaken = job.fields[stepTimes[step]] > 0
  if (!isDriven(step)) return isTaken ? null : { fields: { [stepTimes[step]]: at } }
  const isManned = hasDriver(job.fields)
  // Its time may have been set by hand without anybody to drive.
  if (isTaken && (isManned || !asked.driverId)) return null
  if (!isManned && !asked.driverId) return fail('driver_missing')
  return {
    fields: {
      ...(!isTaken && { [stepTimes[step]]: at }),
      ...(asked.driverId && { driverId: asked.driverId }),
      ...(asked.truckId !== undefined && { truckId: asked.truckId }),
    },
  }
}

const isSameEnd = (job: JobRow, step: Step) =>
  step === 'cancel' || (step === 'goneOnArrival' && job.fields.cancelReason === GONE_ON_ARRIVAL)

const cancelled = (cancelReason: string) =>
  ({ status: 'cancelled', fields: { cancelReason } }) as const
