import { z } from 'zod'
import { Id, Instant, orEmpty, text } from '../kernel/index.ts'
import type { DispatchFields } from './dispatch.fields.ts'
import { DispatchCall } from './dispatch.schema.ts'

/** What one press does to a job; each stamps its time once. */
export const Step = z.enum([
  'dispatch',
  'enroute',
  'onScene',
  'towing',
  'arrived',
  'complete',
  'cancel',
  'goneOnArrival',
])
export type Step = z.infer<typeof Step>

/** The time each step stamps; the ways out stamp the status date only. */
export const stepTimes = {
  dispatch: 'dispatchedDateTime',
  enroute: 'enrouteDateTime',
  onScene: 'onSceneDateTime',
  towing: 'towingDateTime',
  arrived: 'destinationArrivalDateTime',
  complete: 'completedDateTime',
} as const satisfies Partial<Record<Step, keyof DispatchFields>>

/** The steps that somebody drives: no job takes one of them without a driver. */
export const drivenSteps = ['dispatch', 'enroute', 'onScene', 'towing', 'arrived'] as const

/** Whether a job has to have a driver for this step. */
export const isDriven = (step: Step): boolean => drivenSteps.some((one) => one === step)

/** The reason of a job whose vehicle or caller was no longer there. */
export const GONE_ON_ARRIVAL = 'Gone on arrival'

export const cancelReasons = [
  'Customer cancelled',
  'Found other help',
  'Duplicate',
  'Motor club cancelled',
  'Could not be reached',
  'No payment',
  'Other',
] as const

/** A step older than this was not kept by a page that waits for its connection, in ms. */
export const MOST_STEP_AGO = 86_400_000

export const TakeStep = z.object({
  step: Step,
  /** Why, with `cancel`. */
  reason: text(500).optional(),
  /** Sent along with a driven step to give the job to somebody in the same press. */
  driverId: orEmpty(Id).optional(),
  truckId: orEmpty(Id).optional(),
  /** As when saving. */
  checkDriver: z.boolean().optional(),
  /**
   * How long before it arrives the step was pressed, in ms, for one that could not be sent at once. A span and
   * no time of day, because clocks differ.
   */
  ago: z.int().min(0).max(MOST_STEP_AGO).optional(),
})
export type TakeStep = z.infer<typeof TakeStep>

/** A job after an undo; `driverGone` names its former driver when he is no driver of the company any more. */
export const JobUndone = DispatchCall.extend({ driverGone: z.string().optional() })

/** One line of a job's history. */
export const HistoryEntry = z.object({
  id: Id,
  at: Instant,
  /** Name of the person, `AI agent`, or `Towline`. */
  who: z.string(),
  /** Such as `made`, `changed`, `dispatched`, `cancelled`, `undone`. */
  action: z.string(),
  /** Fields by their names on the wire, old and new. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>
