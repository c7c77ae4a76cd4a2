import { useMemo } from 'react'
import type { JobTalk } from '../dispatch/index.ts'
import { useActiveCustomers } from './chat.queries.ts'

/** The chats of the company by their jobs, where somebody is there, was lately or waits for an answer. */
export function useJobTalks(wanted = true): ReadonlyMap<string, JobTalk> {
  const { data } = useActiveCustomers(wanted)
  return useMemo(
    () => new Map((data ?? []).map((customer) => [customer.dispatchCallId, customer])),
    [data],
  )
}

/** How many messages of customers nobody of the company has read. */
export const unreadIn = (customers: readonly JobTalk[] | undefined): number =>
  (customers ?? []).reduce((sum, { unread }) => sum + unread, 0)
