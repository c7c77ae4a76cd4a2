import { companyChanged, listRecordHistory, readCompany } from '@towline/contract'
import type { LiveRule } from '../../platform/live.ts'

/** The profile was saved by somebody. */
export const companyLive: readonly LiveRule[] = [
  { topic: companyChanged, refetches: [readCompany, listRecordHistory] },
]
