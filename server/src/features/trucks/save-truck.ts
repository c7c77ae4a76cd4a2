import { saveTruck as operation, type Truck, truckChanged } from '@towline/contract'
import { differences, given } from '../../platform/differences.ts'
import { handle } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import { insertTrucks, lockTruck, updateTruck } from './trucks.store.ts'

/** A truck nobody has said anything about. */
const blank: Omit<Truck, 'id' | 'name'> = {
  version: 1,
  status: 'active',
  type: 'Unspecified',
  duty: 'Unspecified',
  licensePlate: '',
  vin: '',
  manufacturer: '',
  model: '',
  year: '',
  tdlrNumber: '',
  plateExpDate: 0,
  notes: '',
}

/** Makes a truck, or changes the one whose id is given. What is left out stays as it is. */
export const saveTruck = handle(operation, async (context, { body }) => {
  const { tx, companyId, now, audit, announce, fail } = context
  const { id, version, name, ...rest } = body
  const current = id ? ((await lockTruck(tx, companyId, id)) ?? fail('not_found')) : null
  if (current && version !== undefined && version !== current.version)
    return fail('newer_version', { newer: current })
  const before = current ?? { ...blank, id: newId(), name }
  const after: Truck = { ...before, name, ...given(rest) }
  if (after.status === 'deleted') after.status = before.status
  after.licensePlate = after.licensePlate.trim().toUpperCase()
  after.vin = after.vin.trim().toUpperCase()
  if (current) {
    audit('truck changed', after.id, differences(before, after))
    after.version = current.version + 1
    await updateTruck(tx, companyId, after)
  } else {
    audit('truck made', after.id, { name })
    await insertTrucks(tx, companyId, [after], now)
  }
  announce(truckChanged, companyId, { id: after.id, version: after.version })
  return after
})
