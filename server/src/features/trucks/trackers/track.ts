import {
  positionChanged,
  trackByQuery as queryOperation,
  track as trackOperation,
} from '@towline/contract'
import { type Context, handle } from '../../../platform/handler.ts'
import { keepPosition } from '../../employees/index.ts'
import { readFixes } from './read-fixes.ts'
import { companyOfTracker, driverOfTruck, keepFix } from './trackers.store.ts'

/** A tracker says where it is, in the address it asks. */
export const trackByQuery = handle(
  queryOperation,
  (context, { params, query }) => takeFixes(context, params.id, { query, body: undefined }),
  { reads: false, companyOf: (tx, { params }) => companyOfTracker(tx, params.id) },
)

/** A tracker says where it is, or was while it had no connection. */
export const track = handle(
  trackOperation,
  (context, { params, query, body }) => takeFixes(context, params.id, { query, body }),
  { companyOf: (tx, { params }) => companyOfTracker(tx, params.id) },
)

/** Keeps the newest of what was sent, as the truck's position and as its driver's. */
async function takeFixes(
  context: Context,
  trackerId: string,
  sent: { query: unknown; body: unknown },
): Promise<string[]> {
  const { tx, companyId, now, announce, fail } = context
  const heard = readFixes(sent, now)
  if ('problem' in heard) return fail('bad_request', { fields: { position: heard.problem } })
  const fix = heard.fixes.toSorted((one, other) => other.at - one.at)[0]
  const truckId = fix && (await keepFix(tx, { companyId, trackerId, fix }))
  const driver = truckId && (await driverOfTruck(tx, { companyId, truckId, at: fix.at }))
  if (!driver) return []
  const position = { employeeId: driver.id, name: driver.name, ...fix }
  await keepPosition(tx, { ...position, companyId })
  announce(positionChanged, companyId, position)
  return []
}
