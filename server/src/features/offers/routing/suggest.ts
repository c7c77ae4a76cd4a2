import type { Suggestion } from '@towline/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { estimateDrive } from '../../../providers/maps/index.ts'
import { fitOf } from '../../dispatch/index.ts'
import { type ServedZone, servedZones, zoneMinutes } from '../../zones/index.ts'
import { type Planned, plan } from './plan.ts'
import { type Ready, readyDrivers } from './ready-drivers.ts'
import { refusals, type WaitingJob, waitingJobs } from './routing.store.ts'
import { whyInWords } from './why.ts'

/** What it costs, in minutes, that nobody knows whether a truck can do it. */
const DOUBT_MINUTES = 30

/** Who should take which waiting job, all of them looked at together. */
export async function suggestions(
  tx: Tx,
  { companyId, now }: { companyId: string; now: number },
): Promise<Suggestion[]> {
  const jobs = await waitingJobs(tx, companyId)
  if (jobs.length === 0) return []
  const drivers = await readyDrivers(tx, { companyId, now })
  const hasTrucks = drivers.some(({ truck }) => truck)
  const refused = await refusals(
    tx,
    companyId,
    jobs.map(({ id }) => id),
  )
  const zones = await servedZones(tx, { companyId, now })
  const minutes = (driver: Ready, job: WaitingJob): number | null => {
    if (refused.has(`${job.id} ${driver.id}`) || (hasTrucks && !driver.truck)) return null
    const fit = driver.truck ? fitOf(job.load, driver.truck).fit : 'unknown'
    if (fit === 'unfit') return null
    const doubt = fit === 'unknown' ? DOUBT_MINUTES : 0
    const zone = zones.get(job.zoneId ?? '')
    return estimateDrive(driver.at, job.pickup).minutes + doubt + zoneMinutes(zone, driver.id)
  }
  const planned = plan({
    jobs: jobs.map(({ id, createdAt }) => ({ id, waited: (now - createdAt) / 60_000 })),
    drivers,
    drive: (driver, job) => {
      const [who, what] = [drivers[driver], jobs[job]]
      return who && what ? minutes(who, what) : null
    },
  })
  return planned.flatMap((one) => asSuggestion(one, { jobs, drivers, zones }))
}

function asSuggestion(
  { jobId, driverId, freeIn }: Planned,
  all: {
    jobs: readonly WaitingJob[]
    drivers: readonly Ready[]
    zones: ReadonlyMap<string, ServedZone>
  },
): Suggestion[] {
  const job = all.jobs.find(({ id }) => id === jobId)
  const driver = all.drivers.find(({ id }) => id === driverId)
  if (!job || !driver) return []
  const drive = estimateDrive(driver.at, job.pickup)
  const fit = driver.truck ? fitOf(job.load, driver.truck) : null
  return [
    {
      dispatchCallId: job.id,
      driverId: driver.id,
      driverName: driver.name,
      truckId: driver.truck?.id ?? '',
      truckName: driver.truck?.name ?? '',
      freeIn: Math.round(freeIn),
      arrivesIn: Math.round(freeIn + drive.minutes),
      why: whyInWords({
        job,
        driver,
        drive,
        fit,
        zone: all.zones.get(job.zoneId ?? '') ?? null,
        others: all.drivers,
        areMany: all.jobs.length > 1,
      }),
    },
  ]
}
