import { type DispatchCall, GONE_ON_ARRIVAL, type Step, stepTimes } from '@towline/contract'

/** The way of a job, step by step, with the word on its button and the one when it is done. */
export const waySteps = [
  { step: 'dispatch', name: 'Dispatch', done: 'dispatched' },
  { step: 'enroute', name: 'En route', done: 'en route' },
  { step: 'onScene', name: 'On scene', done: 'on scene' },
  { step: 'towing', name: 'Towing', done: 'towing' },
  { step: 'arrived', name: 'Arrived', done: 'at its destination' },
  { step: 'complete', name: 'Complete', done: 'completed' },
] as const satisfies readonly { step: Step; name: string; done: string }[]

const done: Record<Step, string> = {
  ...asRecord(waySteps.map(({ step, done }) => [step, done])),
  cancel: 'cancelled',
  goneOnArrival: `cancelled: ${GONE_ON_ARRIVAL.toLowerCase()}`,
}

/** Whether the job is over, so that no step can be taken. */
export const isClosed = (call: DispatchCall): boolean =>
  call.status === 'completed' || call.status === 'cancelled'

/** Whether the step has its time already. */
export const isTaken = (call: DispatchCall, step: keyof typeof stepTimes): boolean =>
  call[stepTimes[step]] > 0

/** The step after the furthest one taken; null when the job is over. */
export function nextStep(call: DispatchCall): (typeof waySteps)[number] | null {
  if (isClosed(call)) return null
  const furthest = waySteps.findLastIndex(({ step }) => isTaken(call, step))
  return waySteps[furthest + 1] ?? null
}

/** What is said of an undo, and how long it stays, in ms. */
export const stepUndone = (name: string, driverGone: string | undefined) =>
  driverGone
    ? {
        text: `${name}: step undone. ${driverGone} no longer drives for you, so the job has no driver now.`,
        lasts: 10_000,
      }
    : { text: `${name}: step undone.`, lasts: 4_000 }

/** What is said of an undo that comes too late. */
export const nothingToUndo = (name: string): string =>
  `${name}: nothing to undo. Someone else undid it or changed it.`

/** Said over the drivers a step can be given to. */
export const whoGoes = (step: Step): string =>
  `This call has no driver yet. Choose one and the call is ${done[step]}. Undo reverses both.`

/** `#1004 is on scene.`, `#1004 is dispatched to Teo Alvarez.` */
export const stepTaken = (call: DispatchCall, step: Step): string => {
  const whom = step === 'dispatch' && call.driverName ? ` to ${call.driverName}` : ''
  return `#${call.dispatchNumber} is ${done[step]}${whom}.`
}

/** `#1004 could not be marked on scene.` */
export const stepFailed = (call: DispatchCall, step: Step, why: string): string =>
  `#${call.dispatchNumber} could not be marked ${done[step]}. ${why}`

// Safe because the pairs are made of all the way's steps.
function asRecord(pairs: (readonly [string, string])[]) {
  return Object.fromEntries(pairs) as Record<(typeof waySteps)[number]['step'], string>
}
