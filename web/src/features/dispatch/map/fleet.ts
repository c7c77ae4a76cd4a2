import { type DispatchCall, type LatLng, type Position, stepOf } from '@towline/contract'
import { cardTitle } from '../dispatch.text.ts'
import { driverLabel, initials, isStale, jobLabel, shortAge } from './map.text.ts'
import type { Mark } from './map-marker.ts'

export const jobKey = (call: Pick<DispatchCall, 'id'>) => `job:${call.id}`
export const driverKey = (position: Pick<Position, 'employeeId'> & { truckId?: string }) =>
  position.employeeId ? `driver:${position.employeeId}` : `truck:${position.truckId}`

/** The open jobs that have a place on the map, and those that have none. */
export function splitByPlace(jobs: readonly DispatchCall[]) {
  const { placed = [], unplaced = [] } = Object.groupBy(jobs, (job) =>
    job.pickupAddressLatLng ? 'placed' : 'unplaced',
  )
  return { placed, unplaced }
}

/** The markers of the jobs and drivers, as they are at this moment. */
export function fleetMarks(
  jobs: readonly DispatchCall[],
  drivers: readonly Position[],
  now: number,
): Mark[] {
  return [
    ...jobs.flatMap((job) => jobMark(job, now)),
    ...drivers.map((position) => driverMark(position, now)),
  ]
}

function jobMark(job: DispatchCall, now: number): Mark[] {
  const place = job.pickupAddressLatLng
  if (!place) return []
  const emergency = job.priority === 'Emergency'
  const age = shortAge(job.createdDate, now)
  return [
    {
      key: jobKey(job),
      kind: 'job',
      place,
      text: emergency ? `!${age}` : age,
      label: jobLabel(job, now),
      status: stepOf(job) ?? job.status,
      emergency,
    },
  ]
}

const driverMark = (position: Position, now: number): Mark => ({
  key: driverKey(position),
  kind: position.employeeId ? 'driver' : 'truck',
  place: position.place,
  text: initials(position.name),
  label: driverLabel(position, now),
  stale: isStale(position, now),
})

/** Why a job is not on the map. */
export const whyUnplaced = (job: DispatchCall): string =>
  job.pickupAddress ? `“${job.pickupAddress}” wasn’t found on the map.` : 'No pickup address yet.'

/** What was selected, said aloud. */
export function selectionText(
  key: string,
  jobs: readonly DispatchCall[],
  drivers: readonly Position[],
): string {
  const job = jobs.find((it) => jobKey(it) === key)
  if (job) return `Selected: job ${job.dispatchNumber}, ${cardTitle(job)}`
  const driver = drivers.find((it) => driverKey(it) === key)
  return driver ? `Selected: ${driver.employeeId ? 'driver' : 'truck'} ${driver.name}` : ''
}

/** Where what is selected came from, up to where it is; nothing for a job. */
export function trailOf(key: string, drivers: readonly Position[]): LatLng[] {
  const position = drivers.find((it) => driverKey(it) === key)
  return position?.trail ? [...position.trail, position.place] : []
}

/** What is selected, and where it was: the other side follows. */
export type Selection = { key: string; from: 'list' | 'map' }
