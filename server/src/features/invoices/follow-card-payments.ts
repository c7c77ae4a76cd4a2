import { invoicesChanged } from '@towline/contract'
import type { Follower } from '../../platform/follower.ts'
import { staleCardPayments } from './card-payments.store.ts'
import { closeStaleCard } from './settle-card-payment.ts'

/** Whenever a bill changes: a page on which the old balance could still be paid is closed. */
export const followBills: Follower = {
  topics: [invoicesChanged],
  follow: async ({ tx, companyId, enqueue }) => {
    for (const stale of await staleCardPayments(tx, companyId))
      await enqueue(closeStaleCard, stale, { singletonKey: stale.id })
  },
}
