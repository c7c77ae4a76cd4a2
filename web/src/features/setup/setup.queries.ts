import { useQuery } from '@tanstack/react-query'
import { changeSetup, LINE_CHECK_MS, readSetup, type Setup } from '@towline/contract'
import { query, useDo } from '../../platform/query.ts'

/** While a call over the company's line is waited for, how often is asked, in ms. */
const WAITING_REREAD = 3000

/** True while such a call may still come. */
export const isWaiting = ({ lineCheckAt, lineHeardAt }: Setup, now = Date.now()): boolean =>
  lineCheckAt > lineHeardAt && now - lineCheckAt < LINE_CHECK_MS

/** How far the company is with its first steps. */
export const useSetup = () =>
  useQuery({
    ...query(readSetup),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isWaiting(data) ? WAITING_REREAD : false),
  })

export const useChangeSetup = () => useDo(changeSetup, [readSetup])
