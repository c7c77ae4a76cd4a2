import { fieldLabel } from '../dispatch.text.ts'
import type { FormValues } from './dispatch-form.ts'

/** The moments of a job, in the order in which they can happen. */
const order = [
  'createdDate',
  'dispatchedDateTime',
  'enrouteDateTime',
  'onSceneDateTime',
  'towingDateTime',
  'destinationArrivalDateTime',
  'completedDateTime',
] as const

const isOrdered = (name: string): name is (typeof order)[number] =>
  order.some((one) => one === name)

/** What is odd about a time beside the ones before it, or nothing; times out of order are not forbidden. */
export function timeWarning(name: string, times: FormValues): string | undefined {
  if (name === 'etaDateTime' || name === 'scheduledDateTime') {
    const isEarly = times[name] > 0 && minuteOf(times[name]) < minuteOf(times.createdDate)
    return isEarly ? 'Earlier than received. Check both.' : undefined
  }
  if (!isOrdered(name) || times[name] === 0) return undefined
  const before = order.slice(0, order.indexOf(name))
  const later = before.findLast((one) => minuteOf(times[one]) > minuteOf(times[name]))
  return later && `Earlier than ${fieldLabel(later).toLowerCase()}. Check both.`
}

// Fields show minutes; what looks the same is not out of order.
const minuteOf = (at: number) => Math.floor(at / 60_000)
