import {
  listRateAccounts,
  listRateHistory,
  listRateSheets,
  priceJob,
  ratesChanged,
} from '@towline/contract'
import type { LiveRule } from '../../platform/live.ts'

/** Rates were saved or removed: they are read again, and open jobs are priced anew. */
export const ratesLive: readonly LiveRule[] = [
  {
    topic: ratesChanged,
    refetches: [listRateSheets, listRateAccounts, listRateHistory, priceJob],
  },
]
