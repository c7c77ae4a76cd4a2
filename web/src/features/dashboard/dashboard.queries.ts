import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  listCallHistory,
  type PhoneCall,
  readDashboard,
  readDashboardCharts,
  readDashboardWork,
} from '@towline/contract'
import { query } from '../../platform/query.ts'
import { askForRecentCalls } from '../calls/index.ts'

/** Asks for what the dashboard shows first, before it is there. */
export function askForDashboard(client: QueryClient): void {
  askForRecentCalls(client)
  void client.prefetchQuery(query(readDashboard))
  // Last, because counting takes longest and the embedded database answers one after the other.
  void client.prefetchQuery(query(readDashboardCharts))
}

/** The overview's figures. */
export const useFigures = () => useQuery(query(readDashboard))

/** The overview's charts, the plan, and shares and minutes of the month and of all time. */
export const useCharts = () => useQuery(query(readDashboardCharts))

/** How the company works, and what wants attention; read again each minute, because waiting makes no news. */
export const useWork = () => useQuery({ ...query(readDashboardWork), refetchInterval: 60_000 })

/** A call as it is now: one that goes on learns more, and ends. */
export function useCallAsItIs(call: PhoneCall): PhoneCall {
  const { data } = useQuery({
    ...query(listCallHistory, { params: { phoneNumber: call.fromNumber }, query: {} }),
    enabled: call.outcome === 'in progress' && call.fromNumber !== '',
  })
  return data?.find(({ id }) => id === call.id) ?? call
}
