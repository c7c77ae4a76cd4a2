import type { LatLng } from '@towline/contract'
import { estimateDrive } from '../../../providers/maps/index.ts'

/** A job somebody is on: its places and how far it has come. Times are epoch ms, 0 for not yet. */
export type JobUnderWay = {
  pickup: LatLng | null
  dropoff: LatLng | null
  onSceneAt: number
  towingAt: number
  arrivedAt: number
}

/** Where somebody will be free, and in how many minutes. */
export type Freed = { freeIn: number; at: LatLng | null }

/** What loading or helping takes, what is left at least of one that takes longer, and what unloading takes. */
const ON_SCENE_MINUTES = 20
const AT_LEAST_MINUTES = 5
const UNLOADING_MINUTES = 10
/** What a job takes of which no place is known. */
const UNKNOWN_MINUTES = 35

/** When and where a driver will be done with all the jobs they have, one after the other. */
export function timeLeft(
  jobs: readonly JobUnderWay[],
  { from, now }: { from: LatLng | null; now: number },
): Freed {
  // Those that have come furthest are done first.
  const inOrder = jobs.toSorted((a, b) => progress(b) - progress(a))
  return inOrder.reduce<Freed>(
    (so, job) => {
      const { minutes, at } = leftOf(job, so.at, now)
      return { freeIn: so.freeIn + minutes, at }
    },
    { freeIn: 0, at: from },
  )
}

const progress = ({ onSceneAt, towingAt, arrivedAt }: JobUnderWay) =>
  Number(onSceneAt > 0) + Number(towingAt > 0) + Number(arrivedAt > 0)

function leftOf(job: JobUnderWay, from: LatLng | null, now: number) {
  const { pickup, dropoff, onSceneAt, towingAt, arrivedAt } = job
  const end = dropoff ?? pickup ?? from
  if (arrivedAt > 0) return { minutes: stillTakes(UNLOADING_MINUTES, arrivedAt, now), at: end }
  if (towingAt > 0) return { minutes: drive(from, dropoff) + UNLOADING_MINUTES, at: end }
  const loaded = dropoff ? drive(pickup ?? from, dropoff) + UNLOADING_MINUTES : 0
  if (onSceneAt > 0)
    return { minutes: stillTakes(ON_SCENE_MINUTES, onSceneAt, now) + loaded, at: end }
  if (!pickup) return { minutes: UNKNOWN_MINUTES, at: end }
  return { minutes: drive(from, pickup) + ON_SCENE_MINUTES + loaded, at: end }
}

const stillTakes = (whole: number, since: number, now: number) =>
  Math.max(AT_LEAST_MINUTES, whole - (now - since) / 60_000)

const drive = (from: LatLng | null, to: LatLng | null) =>
  from && to ? estimateDrive(from, to).minutes : 0
