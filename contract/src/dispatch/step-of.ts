import type { DispatchCall } from './dispatch.schema.ts'

/** How far a job under way is. */
export type JobStep = 'dispatched' | 'enroute' | 'onScene' | 'towing' | 'arrived'

type Times = Pick<DispatchCall, 'onSceneDateTime' | 'towingDateTime' | 'destinationArrivalDateTime'>
type AllTimes = Times & Pick<DispatchCall, 'status' | 'dispatchedDateTime' | 'enrouteDateTime'>

/** What people call each step once it is reached. */
export const stepNames: Record<JobStep, string> = {
  dispatched: 'Dispatched',
  enroute: 'En route',
  onScene: 'On scene',
  towing: 'Towing',
  arrived: 'Arrived',
}

/** Whether somebody has reached the vehicle. */
export const isThere = (job: Times): boolean =>
  job.onSceneDateTime > 0 || job.towingDateTime > 0 || job.destinationArrivalDateTime > 0

/** The furthest step that a job under way has reached; null for one that is not under way. */
export function stepOf(job: AllTimes): JobStep | null {
  if (job.status !== 'active') return null
  if (job.destinationArrivalDateTime > 0) return 'arrived'
  if (job.towingDateTime > 0) return 'towing'
  if (job.onSceneDateTime > 0) return 'onScene'
  if (job.enrouteDateTime > 0) return 'enroute'
  return job.dispatchedDateTime > 0 ? 'dispatched' : null
}
