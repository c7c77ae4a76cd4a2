import { listOffers as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { asOffer } from './offers.present.ts'
import { offersOfWaitingJobs } from './offers.store.ts'

/** How the offers of the jobs stand that wait for a driver. */
export const listOffers = handle(operation, async ({ tx, companyId, now }) => {
  const rows = await offersOfWaitingJobs(tx, companyId)
  return rows.map((row) => asOffer(row, now))
})
