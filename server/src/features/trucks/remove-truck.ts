import { removeTruck as operation, type Truck, truckChanged } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { lockTruck, updateTruck } from './trucks.store.ts'

/** Takes a truck out of every list but that of the removed ones. */
export const removeTruck = handle(operation, async (context, { params }) => {
  const { tx, companyId, audit, announce, fail } = context
  const truck = (await lockTruck(tx, companyId, params.id)) ?? fail('not_found')
  if (truck.status === 'deleted') return truck
  const removed: Truck = { ...truck, status: 'deleted', version: truck.version + 1 }
  await updateTruck(tx, companyId, removed)
  audit('truck removed', truck.id, { was: truck.status })
  announce(truckChanged, companyId, { id: removed.id, version: removed.version })
  return removed
})
