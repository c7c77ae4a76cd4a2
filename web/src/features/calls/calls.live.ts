import type { QueryClient } from '@tanstack/react-query'
import {
  listCallHistory,
  listRecentCalls,
  phoneCallChanged,
  readDashboard,
  readDashboardCharts,
  readDashboardWork,
  readSubscription,
  readVoiceChat,
  searchCustomers,
} from '@towline/contract'
import { type LiveRule, throttle } from '../../platform/live.ts'
import { refreshHeads } from './section/all-calls.ts'

/** A phone call began, gained details or ended: every list of calls, the figures and an open transcript are read again. */
export const callsLive: readonly LiveRule[] = [
  {
    topic: phoneCallChanged,
    refetches: [
      listRecentCalls,
      listCallHistory,
      searchCustomers,
      readDashboard,
      readDashboardCharts,
      readDashboardWork,
      readSubscription,
      readVoiceChat,
    ],
    take: (client) => refreshersOf(client)(),
  },
]

/** The long list of the Calls section is not read again whole: at most so often, in ms, its newest page is. */
const REFRESH = 1_000

const refreshers = new WeakMap<QueryClient, () => void>()

function refreshersOf(client: QueryClient): () => void {
  const refresh = refreshers.get(client) ?? throttle(REFRESH, () => void refreshHeads(client))
  refreshers.set(client, refresh)
  return refresh
}
