import type { CallStatus, StatusFilter } from './dispatch.choices.ts'
import { hasDriver } from './dispatch.rules.ts'
import type { DispatchCall } from './dispatch.schema.ts'
import type { JobPlace, JobSort } from './job-sort.ts'
import { isThere } from './step-of.ts'

/** Jobs that are over have no urgency: whatever is asked, they come newest first. */
export const sortUnder = (filter: StatusFilter, sort: JobSort): JobSort =>
  filter === 'completed' ? 'newest' : sort

/** What comes before what by urgency; lateness is the only part of it that the clock changes. */
export const urgencies = {
  emergency: 0,
  emergencyUnderWay: 1,
  offerUnanswered: 2,
  late: 3,
  waiting: 4,
  underWay: 5,
} as const

type Job = Pick<
  DispatchCall,
  | 'id'
  | 'status'
  | 'priority'
  | 'createdDate'
  | 'scheduledDateTime'
  | 'etaDateTime'
  | 'driverId'
  | 'driverName'
  | 'offerUnanswered'
  | 'onSceneDateTime'
  | 'towingDateTime'
  | 'destinationArrivalDateTime'
  | 'zoneName'
>

/** Where an open job stands in the order at that moment. */
export function placeOf(job: Job, sort: JobSort, now: number): JobPlace {
  const { id } = job
  if (sort === 'newest') return { rank: 0, name: '', at: -job.createdDate, id }
  const at = job.status === 'scheduled' ? job.scheduledDateTime || job.createdDate : job.createdDate
  if (sort === 'driver') return { rank: job.driverName ? 0 : 1, name: job.driverName, at, id }
  if (sort === 'zone') return { rank: job.zoneName ? 0 : 1, name: job.zoneName, at, id }
  const rank = urgencyOf(job)
  return rank >= urgencies.waiting && isLate(job, now)
    ? { rank: urgencies.late, name: '', at: job.etaDateTime, id }
    : { rank, name: '', at, id }
}

function urgencyOf(job: Job): number {
  if (job.priority === 'Emergency')
    return isThere(job) ? urgencies.emergencyUnderWay : urgencies.emergency
  if (job.offerUnanswered && !hasDriver(job)) return urgencies.offerUnanswered
  const isUnderWay = isThere(job) || (job.status === 'active' && hasDriver(job))
  return isUnderWay ? urgencies.underWay : urgencies.waiting
}

const awaited: readonly CallStatus[] = ['pending', 'active']

/** Whether the promised arrival is over and nobody is there. */
export const isLate = (job: Job, now: number): boolean =>
  awaited.includes(job.status) && job.etaDateTime > 0 && job.etaDateTime <= now && !isThere(job)

/** Below zero when the first place comes before the second; of two at the same time, by id, the newest list's newer first. */
export function comparePlaces(one: JobPlace, other: JobPlace, sort: JobSort): number {
  if (one.rank !== other.rank) return one.rank - other.rank
  if (one.name !== other.name) return one.name < other.name ? -1 : 1
  if (one.at !== other.at) return one.at - other.at
  if (one.id === other.id) return 0
  return one.id < other.id === (sort !== 'newest') ? -1 : 1
}

/** The jobs in that order. */
export const inOrder = <T extends Job>(jobs: readonly T[], sort: JobSort, now: number): T[] =>
  jobs
    .map((job) => ({ job, place: placeOf(job, sort, now) }))
    .sort((one, other) => comparePlaces(one.place, other.place, sort))
    .map(({ job }) => job)
