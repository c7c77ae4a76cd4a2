import { companyChanged, readSubscription } from '@towline/contract'
import type { LiveRule } from '../../platform/live.ts'

/** Something was paid, failed or cancelled: how the company stands has changed. */
export const billingLive: readonly LiveRule[] = [
  { topic: companyChanged, refetches: [readSubscription] },
]
