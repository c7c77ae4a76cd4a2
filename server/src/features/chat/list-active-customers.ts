import { listActiveCustomers as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { activeCustomers } from './active-customers.store.ts'

/** The customers a rep should know of. */
export const listActiveCustomers = handle(operation, ({ tx, companyId, now }) =>
  activeCustomers(tx, companyId, now),
)
