import {
  reserveDriver as operation,
  RESERVATION_MS,
  releaseDriver as releaseOperation,
  reservationsChanged,
} from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { driverName } from './dispatch.store.ts'
import { whoSends } from './reservation.ts'
import { keepDriver, letGoOfDriver, reservations } from './reservations.store.ts'

/** Keeps a driver for the dispatcher who has chosen him, so that nobody else sends him unknowingly. */
export const reserveDriver = handle(operation, async (context, { body }) => {
  const { tx, actor, companyId, now, announce, fail } = context
  if (actor.kind !== 'employee') return fail('forbidden')
  const { driverId, label = '' } = body
  if ((await driverName(tx, companyId, driverId)) === null) return fail('not_found')
  const until = now + RESERVATION_MS
  const wish = { driverId, companyId, employeeId: actor.id, label, until }
  if (await keepDriver(tx, wish, now)) {
    announce(reservationsChanged, companyId, { driverId })
    return { driverId, until }
  }
  const [taken] = await reservations(tx, { companyId, now, driverId })
  // Let go of in the moment between the two questions: the next try gets him.
  if (!taken) return fail('unavailable')
  return fail('driver_taken', {
    message: `${whoSends(taken)}. Ask first, or choose another driver.`,
  })
})

/** Releases a driver one has reserved; of somebody else's nothing happens. */
export const releaseDriver = handle(releaseOperation, async (context, { body }) => {
  const { tx, actor, companyId, announce, fail } = context
  if (actor.kind !== 'employee') return fail('forbidden')
  const { driverId } = body
  if (await letGoOfDriver(tx, { companyId, driverId, employeeId: actor.id }))
    announce(reservationsChanged, companyId, { driverId })
  return { driverId }
})
