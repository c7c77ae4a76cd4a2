import { plan } from '@towline/server/testing/routing'
import { type DayJob, type DayTruck, drive, randomFrom } from './routing-days.ts'

/** A job that waits, and the trucks whose drivers have said no to it. */
type Waiting = { job: DayJob; refusedBy: Set<DayTruck>; notBefore: number }
type Sent = { waiting: Waiting; truck: DayTruck }
/** Who is sent where at an instant. */
export type Policy = (
  waiting: readonly Waiting[],
  trucks: readonly DayTruck[],
  now: number,
) => Sent[]

const isFree = (truck: DayTruck, now: number) => truck.freeAt <= now + 1e-9

/** The nearest pair of a free truck and a job, again and again. */
function nearestOf(jobsOf: (waiting: readonly Waiting[]) => readonly Waiting[]): Policy {
  return (waiting, trucks, now) => {
    const left = [...waiting]
    const free = trucks.filter((truck) => isFree(truck, now))
    const sent: Sent[] = []
    for (;;) {
      const pairs = jobsOf(left).flatMap((one) =>
        free
          .filter((truck) => !one.refusedBy.has(truck))
          .map((truck) => ({ waiting: one, truck, way: drive(truck.at, one.job.pickup) })),
      )
      const [best] = pairs.sort((a, b) => a.way - b.way)
      if (!best) return sent
      sent.push(best)
      left.splice(left.indexOf(best.waiting), 1)
      free.splice(free.indexOf(best.truck), 1)
    }
  }
}

/** The oldest job first, to the nearest free truck. */
export const firstCome = nearestOf((waiting) => waiting.slice(0, 1))
/** The nearest job and free truck of all. */
export const nearest = nearestOf((waiting) => waiting)

/** What the product does. */
export const planned: Policy = (waiting, trucks, now) =>
  plan({
    jobs: waiting.map(({ job }, at) => ({ id: String(at), waited: now - job.at })),
    drivers: trucks.map((truck, at) => ({
      id: String(at),
      freeIn: isFree(truck, now) ? 0 : truck.freeAt - now,
    })),
    drive: (driver, job) => {
      const [truck, one] = [trucks[driver], waiting[job]]
      return truck && one && !one.refusedBy.has(truck) ? drive(truck.at, one.job.pickup) : null
    },
  }).flatMap(({ jobId, driverId, freeIn }) => {
    const [one, truck] = [waiting[Number(jobId)], trucks[Number(driverId)]]
    return freeIn === 0 && one && truck ? [{ waiting: one, truck }] : []
  })

/** What came of a day: how long each customer waited, and the miles to them. */
export type Outcome = { waits: number[]; miles: number }

/** A driver who says no takes so long over it, in minutes. */
const DECLINE_MINUTES = 0.5

/** Lives through a day. A refused job is asked of somebody else half a minute later. */
export function live(
  jobs: readonly DayJob[],
  trucks: readonly DayTruck[],
  { policy, declines, seed }: { policy: Policy; declines: number; seed: number },
): Outcome {
  const random = randomFrom(seed * 31_337 + 3)
  const fleet = trucks.map((truck) => ({ ...truck }))
  const outcome: Outcome = { waits: [], miles: 0 }
  let waiting: Waiting[] = []
  let came = 0
  let now = 0
  while (came < jobs.length || waiting.length > 0) {
    now = nextInstant({ jobs, came, fleet, waiting, now })
    for (let job = jobs[came]; job && job.at <= now; job = jobs[++came])
      waiting.push({ job, refusedBy: new Set(), notBefore: 0 })
    const askable = waiting.filter(({ notBefore }) => notBefore <= now)
    for (const { waiting: one, truck } of policy(askable, fleet, now)) {
      if (random() < declines) {
        one.refusedBy.add(truck)
        // Nobody is left to ask: the first ones are asked again.
        if (one.refusedBy.size === fleet.length) one.refusedBy.clear()
        one.notBefore = now + DECLINE_MINUTES
        continue
      }
      const way = drive(truck.at, one.job.pickup)
      outcome.waits.push(now + way - one.job.at)
      outcome.miles += way / 2
      truck.freeAt = now + way + one.job.service
      truck.at = one.job.dropoff
      waiting = waiting.filter((other) => other !== one)
    }
  }
  return outcome
}

/** When something happens next: a job comes in, a truck is free, a refused job can be asked again. */
function nextInstant(day: {
  jobs: readonly DayJob[]
  came: number
  fleet: readonly DayTruck[]
  waiting: readonly Waiting[]
  now: number
}): number {
  const { now } = day
  const later = day.waiting.length > 0 ? day.fleet.map(({ freeAt }) => freeAt) : []
  const again = day.waiting.map(({ notBefore }) => notBefore)
  return Math.min(
    day.jobs[day.came]?.at ?? Number.POSITIVE_INFINITY,
    ...[...later, ...again].filter((at) => at > now + 1e-9),
  )
}
