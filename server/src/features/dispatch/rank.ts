import type { Candidate, LatLng, Position } from '@towline/contract'
import { type Distance, straightMiles } from '../../providers/maps/index.ts'
import type { OnDuty } from '../trucks/index.ts'
import { type ServedZone, zoneMinutes } from '../zones/index.ts'
import type { OpenOffer } from './open-offers.store.ts'
import type { Fit, Load } from './rank-fit.ts'
import { type Choice, type RankedTruck, truckChooser } from './rank-truck.ts'
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
  onDuty: readonly Pick<OnDuty, 'driverId' | 'truckId'>[]
  /** Of other jobs. */
  offers: readonly Pick<OpenOffer, 'driverId' | 'dispatchNumber'>[]
  /** The way of each driver to the pickup, by his id; of none when the pickup is not known. */
  ways: ReadonlyMap<string, Distance>
  /** The zone of the pickup, while it is served; null where there is none. */
  zone: ServedZone | null
  /** Those by other people that still run. */
  reservations: readonly Reservation[]
  now: number
}

/** What an open job is taken to cost a driver before he can go to the next. */
const JOB_MINUTES = 35
/** What it costs that nobody knows whether a truck can do it: as much as the way of another half an hour. */
const DOUBT_MINUTES = 30
/** This near to its drop-off, a job is as good as done. */
const AT_DROPOFF_MILES = 0.3
/** A place told longer ago than this is no longer where he is. */
const STALE_MS = 15 * 60_000

type Scored = {
  candidate: Candidate
  fit: Fit
  hasPlace: boolean
  arrival: number
}

/**
 * The company's drivers, best first: those whose truck can't do it last; then those on duty; then those whose
 * place is known; then who arrives first: the minutes of the way, 35 for every job they are on or are being
 * offered, 30 where nobody knows whether the truck can do it, 10 where the zone has drivers and they are none of
 * them.
 */
export function rankDrivers(input: RankInput): Candidate[] {
  const chooseTruck = truckChooser(input.load, input.trucks, usersOf(input))
  const jobsOf = Map.groupBy(input.openJobs, ({ driverId }) => driverId)
  const positionOf = new Map(input.positions.map((one) => [one.employeeId, one]))
  const dutyOf = new Map(input.onDuty.map((one) => [one.driverId, one]))
  const offersTo = Map.groupBy(input.offers, ({ driverId }) => driverId)
  const reservationOf = new Map(input.reservations.map((one) => [one.driverId, one]))
  return input.drivers
    .map((driver) => {
      const jobs = jobsOf.get(driver.id) ?? []
      const duty = dutyOf.get(driver.id)
      const lastTruckId = jobs.find(({ truckId }) => truckId)?.truckId ?? driver.lastTruckId
      return scored(input, driver, {
        jobs,
        isOnDuty: duty !== undefined,
        offered: (offersTo.get(driver.id) ?? []).map(({ dispatchNumber }) => dispatchNumber),
        position: positionOf.get(driver.id),
        choice: chooseTruck(driver.id, { lastTruckId, dutyTruckId: duty?.truckId }),
        reservation: reservationOf.get(driver.id),
      })
    })
    .sort(compare)
    .map(({ candidate }) => candidate)
}

const compare = (a: Scored, b: Scored) =>
  Number(a.fit.fit === 'unfit') - Number(b.fit.fit === 'unfit') ||
  Number(b.candidate.onDuty) - Number(a.candidate.onDuty) ||
  Number(b.hasPlace) - Number(a.hasPlace) ||
  a.arrival - b.arrival ||
  (a.candidate.miles ?? 0) - (b.candidate.miles ?? 0) ||
  a.candidate.driverName.localeCompare(b.candidate.driverName)

/** Who is out, or on duty, with which truck. */
function usersOf({ openJobs, onDuty }: RankInput): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  for (const { truckId, driverId } of [...openJobs, ...onDuty]) {
    if (truckId) users.set(truckId, (users.get(truckId) ?? new Set()).add(driverId))
  }
  return users
}

type About = {
  isOnDuty: boolean
  /** Dispatch numbers. */
  offered: string[]
  jobs: OpenJob[]
  position: Position | undefined
  choice: Choice | undefined
  reservation: Reservation | undefined
}

function scored(input: RankInput, driver: RankedDriver, about: About): Scored {
  const { jobs, isOnDuty, offered, position, choice, reservation } = about
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
    onDuty: isOnDuty,
    offered,
    onCalls: jobs.map(({ dispatchNumber }) => dispatchNumber),
    fit: fit.fit,
    reasons: [
      way && wayInWords(way),
      fit.reason,
      zoneInWords(input.zone, driver.id),
      // Where nobody goes on duty it says nothing of anybody.
      !isOnDuty && input.onDuty.length > 0 && 'Off duty',
      ...offered.map((number) => `Being offered #${number}`),
      ...jobs.map((job) => jobInWords(job, isDone(job))),
      placeInWords(position, isStale, input.now),
      reservation && whoSends(reservation),
    ].filter((reason) => typeof reason === 'string'),
    reservedBy: reservation?.name ?? '',
  }
  const arrival =
    (way?.minutes ?? 0) +
    (left + offered.length) * JOB_MINUTES +
    (fit.fit === 'unknown' ? DOUBT_MINUTES : 0) +
    zoneMinutes(input.zone, driver.id)
  return { candidate, fit, hasPlace: position !== undefined, arrival }
}

const fitWithoutTruck = (trucks: number): Fit =>
  trucks === 0
    ? { fit: 'unknown', reason: 'No trucks on record' }
    : { fit: 'unfit', reason: 'No truck free for this driver' }

/** Said of the zone's own drivers alone, of whom there are few. */
const zoneInWords = (zone: ServedZone | null, driverId: string): string | undefined =>
  zone?.driverIds.has(driverId) ? `Drives in ${zone.name}` : undefined

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
  if (!position) return 'Driver’s location unknown'
  return isStale ? `Last located ${ago(now - position.at)} ago` : undefined
}

function ago(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 90) return counted(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day')
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
