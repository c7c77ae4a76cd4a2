import {
  listOffers,
  listOwnJobs,
  listOwnOffers,
  offersChanged,
  ownOffersChanged,
  rankDrivers,
} from '@towline/contract'
import type { LiveRule } from '../../platform/live.ts'

/** An offer was made, seen, answered or ran out; the driver's page hears of their own. */
export const offersLive: readonly LiveRule[] = [
  { topic: offersChanged, refetches: [listOffers, rankDrivers] },
  { topic: ownOffersChanged, refetches: [listOwnOffers, listOwnJobs] },
]
