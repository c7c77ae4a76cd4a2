import {
  dispatchChanged,
  dutyChanged,
  listOffers,
  listOwnJobs,
  listOwnOffers,
  listSuggestions,
  offersChanged,
  ownOffersChanged,
  rankDrivers,
} from '@towline/contract'
import type { LiveRule } from '../../platform/live.ts'

/** An offer was made, seen, answered or ran out; the driver's page hears of their own. */
export const offersLive: readonly LiveRule[] = [
  { topic: offersChanged, refetches: [listOffers, rankDrivers, listSuggestions] },
  // Who should go depends on every job there is, and on who is on duty.
  { topic: dispatchChanged, refetches: [listSuggestions] },
  { topic: dutyChanged, refetches: [listSuggestions] },
  { topic: ownOffersChanged, refetches: [listOwnOffers, listOwnJobs] },
]
