import { useQuery } from '@tanstack/react-query'
import {
  correctLiveCall,
  type LiveCallCard,
  listLiveCalls,
  readCallRecording,
  readLiveCall,
  takeLiveCall,
  whisperToAgent,
} from '@towline/contract'
import { useMemo } from 'react'
import { query, useDo } from '../../../platform/query.ts'

/** A server that is killed can't say that its calls are gone, so the list is also read from time to time, in ms. */
const AGAIN = 15_000

const liveCalls = { ...query(listLiveCalls), refetchInterval: AGAIN }

/** The calls that are going on now; nothing is asked where they are not `wanted`. */
export const useLiveCalls = (wanted = true) => useQuery({ ...liveCalls, enabled: wanted })

/** The jobs that a phone call going on now is about; the same set until they are others. */
export function useJobsOnThePhone(): ReadonlySet<string> {
  const { data } = useQuery({ ...liveCalls, select: jobsOf })
  return useMemo(() => new Set(data), [data])
}

const jobsOf = (calls: readonly LiveCallCard[]) =>
  calls.map((call) => call.dispatchCallId).filter((id) => id !== '')

/** One call as it goes on. */
export const useLiveCall = (id: string) =>
  useQuery({ ...query(readLiveCall, { params: { id } }), refetchInterval: AGAIN })

/** What a dispatcher can do with a call that goes on. */
export const useCorrectCall = () => useDo(correctLiveCall, [readLiveCall])
export const useWhisper = () => useDo(whisperToAgent, [readLiveCall])
export const useTakeCall = () => useDo(takeLiveCall, [readLiveCall])

/** Whether a call was recorded. */
export const useCallRecording = (id: string) =>
  useQuery(query(readCallRecording, { params: { id } }))
