import { listPositions as endpoint } from '@towline/contract'
import { verb } from '../../platform/verb.ts'
import { driverPositions } from './positions.store.ts'

/** Where the drivers were last. */
export const listPositions = verb(endpoint, ({ tx, companyId }) => driverPositions(tx, companyId))
