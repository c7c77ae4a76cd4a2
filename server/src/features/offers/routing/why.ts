import { type Distance, estimateDrive } from '../../../providers/maps/index.ts'
import type { ServedZone } from '../../zones/index.ts'
import type { Ready } from './ready-drivers.ts'
import type { WaitingJob } from './routing.store.ts'

/** Why a driver should take a job, in a sentence a dispatcher can check. */
export function whyInWords(about: {
  job: WaitingJob
  driver: Ready
  drive: Distance
  fit: { reason: string } | null
  /** The zone of the job, while it is served. */
  zone: ServedZone | null
  others: readonly Ready[]
  /** Other jobs wait too. */
  areMany: boolean
}): string {
  const { driver, drive, fit, zone } = about
  const way =
    driver.freeIn === 0
      ? `Free, ${drive.miles} mi away, there in about ${minutes(drive.minutes)}`
      : `Free in about ${minutes(driver.freeIn)}, then ${drive.miles} mi: there in about ${minutes(driver.freeIn + drive.minutes)}`
  const own = zone?.driverIds.has(driver.id) ? `Drives in ${zone.name}` : ''
  return [way, fit?.reason, own, besideOthers(about)].filter(Boolean).join('. ')
}

/** How they compare with the nearest of the others. */
function besideOthers({
  job,
  driver,
  drive,
  zone,
  others,
  areMany,
}: Parameters<typeof whyInWords>[0]) {
  const arrival = driver.freeIn + drive.minutes
  const [next] = others
    .filter(({ id }) => id !== driver.id)
    .map((one) => ({ one, at: one.freeIn + estimateDrive(one.at, job.pickup).minutes }))
    .toSorted((a, b) => a.at - b.at)
  if (!next) return ''
  const ahead = Math.round(next.at - arrival)
  if (ahead > 0) return `${minutes(ahead)} sooner than ${next.one.name}`
  if (ahead === 0) return ''
  const sooner = `${next.one.name} would be ${minutes(-ahead)} sooner`
  if (zone?.driverIds.has(driver.id) && !zone.driverIds.has(next.one.id))
    return `${sooner}, but doesn’t drive in ${zone.name}`
  return areMany ? `${sooner}, but is better for another job` : ''
}

const minutes = (count: number) => {
  const whole = Math.max(1, Math.round(count))
  return `${whole} ${whole === 1 ? 'minute' : 'minutes'}`
}
