import {
  listCallHistory,
  listRecentCalls,
  phoneCallChanged,
  readDashboard,
  readVoiceChat,
  searchCustomers,
} from '@towline/contract'
import type { LiveRule } from '../../platform/live.ts'

/** A phone call began, learnt something or ended: every list of calls, the figures and an open transcript are read again. */
export const callsLive: readonly LiveRule[] = [
  {
    topic: phoneCallChanged,
    refetches: [listRecentCalls, listCallHistory, searchCustomers, readDashboard, readVoiceChat],
  },
]
