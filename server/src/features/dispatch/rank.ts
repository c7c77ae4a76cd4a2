import type { Candidate, LatLng, Position } from '@towline/contract'
import { type Distance, straightMiles } from '../../providers/maps/index.ts'
import type { Fit, Load } from './rank-fit.ts'
import { type Choice, compareFits, type RankedTruck, truckChooser } from './rank-truck.ts'
import { whoSends } from './reservation.ts'
import type { Reservation } from './reservations.store.ts'

export type RankedDriver = { id: string; name: string; phoneNumber: string; lastTruckId?: string }
/** A job that is not done, with who and what is on it. */
export type OpenJob = {
  dispatchNumber: string
  driverId: string
  truckId: string
  dropoff: LatLng | null
}

/** Everything the ranking goes by. */
export type RankInput = {
  load: Load
  drivers: readonly RankedDriver[]
  trucks: readonly RankedTruck[]
  openJobs: readonly OpenJob[]
  positions: readonly Position[]
  /** The way of each driver to the pickup, by his id; of none when the pickup is not known. */
  ways: ReadonlyMap<string, Distance>
  /** Those by other people that still run. */
  reservations: readonly Reservation[]
  now: number
}

/** What an open job is taken to cost a driver before he can go to the next. */
const JOB_MINUTES = 35
/** This near to its drop-off, a job is as good as done. */
const AT_DROPOFF_MILES = 0.3
/** A place told longer ago than this is no longer where he is. */
const STALE_MS = 15 * 60_000

type Scored = { candidate: Candidate; fit: Fit; hasPlace: boolean; arrival: number }

/**
 * The company's drivers, best first: those whose truck fits before those of whom that is not known, and
 * these before those whose truck does not; then those whose place is known; then who arrives first, the
 * minutes of the way and 35 for every job he is on.
 */
export function rankDrivers(input: RankInput): Candidate[] {
  const chooseTruck = truckChooser(input.load, input.trucks, usersOf(input.openJobs))
  const jobsOf = Map.groupBy(input.openJobs, ({ driverId }) => driverId)
  const positionOf = new Map(input.positions.map((one) => [one.employeeId, one]))
  const reservationOf = new Map(input.reservations.map((one) => [one.driverId, one]))
  return input.drivers
    .map((driver) => {
      const jobs = jobsOf.get(driver.id) ?? []
      const lastTruckId = jobs.find(({ truckId }) => truckId)?.truckId ?? driver.lastTruckId
      return scored(input, driver, {
        jobs,
        position: positionOf.get(driver.id),
        choice: chooseTruck(driver.id, lastTruckId),
        reservation: reservationOf.get(driver.id),
      })
    })
    .sort(compare)
    .map(({ candidate }) => candidate)
}

const compare = (a: Scored, b: Scored) =>
  compareFits(a.fit, b.fit) ||
  Number(b.hasPlace) - Number(a.hasPlace) ||
  a.arrival - b.arrival ||
  (a.candidate.miles ?? 0) - (b.candidate.miles ?? 0) ||
  a.candidate.driverName.localeCompare(b.candidate.driverName)

/** Who is out with which truck. */
function usersOf(jobs: readonly OpenJob[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  for (const { truckId, driverId } of jobs) {
    if (truckId) users.set(truckId, (users.get(truckId) ?? new Set()).add(driverId))
  }
  return users
}

type About = {
  jobs: OpenJob[]
  position: Position | undefined
  choice: Choice | undefined
  reservation: Reservation | undefined
}

function scored(input: RankInput, driver: RankedDriver, about: About): Scored {
  const { jobs, position, choice, reservation } = about
  const way = input.ways.get(driver.id)
  const fit = choice?.fit ?? fitWithoutTruck(input.trucks.length)
  const isStale = position !== undefined && input.now - position.at > STALE_MS
  const isDone = (job: OpenJob) => Boolean(position && !isStale && isAt(position, job.dropoff))
  const left = jobs.filter((job) => !isDone(job)).length
  const candidate: Candidate = {
    driverId: driver.id,
    driverName: driver.name,
    phoneNumber: driver.phoneNumber,
    truckId: choice?.truck.id ?? '',
    truckName: choice?.truck.name ?? '',
    miles: way?.miles ?? null,
    minutes: way?.minutes ?? null,
    estimated: way?.estimated ?? false,
    positionAt: position?.at ?? 0,
    onCalls: jobs.map(({ dispatchNumber }) => dispatchNumber),
    fit: fit.fit,
    reasons: [
      way && wayInWords(way),
      fit.reason,
      ...jobs.map((job) => jobInWords(job, isDone(job))),
      placeInWords(position, isStale, input.now),
      reservation && whoSends(reservation),
    ].filter((reason) => typeof reason === 'string'),
    reservedBy: reservation?.name ?? '',
  }
  const arrival = (way?.minutes ?? 0) + left * JOB_MINUTES
  return { candidate, fit, hasPlace: position !== undefined, arrival }
}

const fitWithoutTruck = (trucks: number): Fit =>
  trucks === 0
    ? { fit: 'unknown', reason: 'No truck is kept on record' }
    : { fit: 'unfit', reason: 'No truck is free for this driver' }

const isAt = ({ place }: Position, dropoff: LatLng | null) =>
  dropoff !== null && straightMiles(place, dropoff) <= AT_DROPOFF_MILES

function wayInWords({ miles, minutes }: Distance): string {
  if (miles < 0.1) return 'At the pickup'
  const time = minutes < 90 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour')
  return `${miles} ${miles === 1 ? 'mile' : 'miles'}, about ${time} away`
}

const jobInWords = ({ dispatchNumber }: OpenJob, isDone: boolean) =>
  isDone ? `At the drop-off of #${dispatchNumber}` : `On #${dispatchNumber} until it is done`

function placeInWords(
  position: Position | undefined,
  isStale: boolean,
  now: number,
): string | undefined {
  if (!position) return 'Never heard where this driver is'
  return isStale ? `Last heard from ${ago(now - position.at)} ago` : undefined
}

function ago(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 90) return counted(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day')
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
