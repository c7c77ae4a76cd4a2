import type { CallStatus } from '../dispatch/index.ts'
import type { ChatJob, ChatRequest } from './chat.schema.ts'

/** What a customer is told of their job in words. */
export type ToldOfJob = Pick<ChatJob, 'status' | 'steps' | 'driverName'>

/** Whether nobody is coming yet: a job may stand as dispatched before it has a driver. */
export const isDriverless = ({ status, steps, driverName }: ToldOfJob): boolean =>
  (status === 'pending' || status === 'active') &&
  driverName === '' &&
  Math.max(steps.onScene, steps.towing, steps.arrived) === 0

const byStatus: Record<CallStatus, string> = {
  pending: 'We have your request and a driver for it.',
  active: 'A driver has your job.',
  scheduled: 'Your tow is booked for later.',
  completed: 'This job is done.',
  cancelled: 'This job was cancelled.',
}

/** How a job stands, for the customer who waits for it. */
export const jobInWords = (job: ToldOfJob): string =>
  isDriverless(job)
    ? 'We have your request and are finding a driver for you.'
    : byStatus[job.status]

/** Nearer than this nobody names a minute, in ms. */
const ANY_MOMENT = 90_000

/** Farther off than this nobody counts minutes, in ms. */
const BY_THE_CLOCK = 90 * 60_000

/** How a job stands as of `now`, in epoch ms, in the one line that its customer reads first; `clockTime` writes a time of day. */
export function stateInWords(
  job: ToldOfJob & Pick<ChatJob, 'etaDateTime' | 'etaFrom'>,
  now: number,
  clockTime: (at: number) => string,
): string {
  const { steps, status } = job
  if (status !== 'active' || isDriverless(job)) return jobInWords(job)
  const driver = job.driverName || 'Your driver'
  if (steps.arrived > 0) return 'Your vehicle is at its destination.'
  if (steps.towing > 0) return `${driver} is towing your vehicle.`
  if (steps.onScene > 0) return `${driver} is with you.`
  return steps.enroute > 0
    ? `${driver} is on the way${arrivalInWords(job, now, clockTime)}.`
    : `${driver} has your job${arrivalInWords(job, now, clockTime)}.`
}

/** When the driver should be there, as the end of a sentence; empty when nobody knows, or the time is over. */
function arrivalInWords(
  { etaDateTime, etaFrom, steps }: Pick<ChatJob, 'etaDateTime' | 'etaFrom' | 'steps'>,
  now: number,
  clockTime: (at: number) => string,
): string {
  const isLooked = etaFrom === 'route' || etaFrom === 'straightLine'
  // Who has not set out yet is no minutes away.
  const isComing = isLooked && steps.enroute > 0
  if (etaDateTime === 0 || (isLooked && !isComing)) return ''
  if (isComing && etaDateTime < now + ANY_MOMENT) return ' and almost there'
  if (etaDateTime <= now) return ''
  if (!isComing || etaDateTime > now + BY_THE_CLOCK)
    return `, expected at ${clockTime(etaDateTime)}`
  const minutes = Math.round((etaDateTime - now) / 60_000)
  return `, ${etaFrom === 'route' ? 'about' : 'roughly'} ${minutes} minutes`
}

/** How a customer is greeted on their page. */
export const greetingOf = ({ customerName }: Pick<ChatRequest, 'customerName'>): string =>
  customerName ? `Hello, ${customerName}` : 'Your request'

/** Said on the page of a request whose job is no longer there. */
export const NO_OPEN_JOB = 'This request has no open job.'

/** Whether somebody is still to come, or has not finished: while it is so, the page has a map. */
export const isUnderWay = (job: Pick<ChatJob, 'status'> | null): boolean =>
  job !== null && job.status !== 'completed' && job.status !== 'cancelled'

/** Said on every page of a customer. */
export const DANGER_FIRST = 'If anyone is hurt, or you’re in moving traffic, call 911 first.'
