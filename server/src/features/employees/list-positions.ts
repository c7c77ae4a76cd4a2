import { listPositions as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { driverPositions } from './positions.store.ts'

/** Where the drivers were last. */
export const listPositions = handle(operation, ({ tx, companyId }) =>
  driverPositions(tx, companyId),
)
