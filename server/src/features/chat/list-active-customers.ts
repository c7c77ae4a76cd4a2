import { listActiveCustomers as endpoint } from '@towline/contract'
import { verb } from '../../platform/verb.ts'
import { activeCustomers } from './active-customers.store.ts'

/** The customers a rep should know of. */
export const listActiveCustomers = verb(endpoint, ({ tx, companyId, now }) =>
  activeCustomers(tx, companyId, now),
)
