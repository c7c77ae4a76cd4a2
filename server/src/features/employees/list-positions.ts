import { listPositions as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { driverPositions, idleTruckPositions } from './positions.store.ts'

/** Where the drivers were last, and after them the trucks nobody drives. */
export const listPositions = handle(operation, async ({ tx, companyId }) => [
  ...(await driverPositions(tx, companyId)),
  ...(await idleTruckPositions(tx, companyId)),
])
