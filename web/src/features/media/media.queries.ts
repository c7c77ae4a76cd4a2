import { type QueryClient, useQuery } from '@tanstack/react-query'
import { listMedia, listOwnJobs, type MediaItem, removeMedia } from '@towline/contract'
import { query, useDo } from '../../platform/query.ts'

/** The wire tells drivers nothing, so what they look at is read again this often, in ms. */
const REREAD = 15_000

const ofJob = (dispatchCallId: string) => query(listMedia, { params: { dispatchCallId } })

/** The stored photos and videos of a job; those of a driver's own are read again by themselves. */
export const useMedia = (jobId: string, isOwn: boolean) =>
  useQuery({ ...ofJob(jobId), ...(isOwn && { staleTime: 0, refetchInterval: REREAD }) })

/** Deletes one for good. */
export const useRemoval = () => useDo(removeMedia, [listOwnJobs])

/** Takes in what was stored just now, before the list is read again; one that was not read yet is. */
export function takeInMedia(client: QueryClient, jobId: string, item: MediaItem): void {
  const { queryKey } = ofJob(jobId)
  const known = client.getQueryData(queryKey)
  if (!known) return void client.invalidateQueries({ queryKey })
  const others = known.filter(({ id }) => id !== item.id)
  client.setQueryData(queryKey, [...others, item].sort(oldestFirst))
}

/** As the server has them: of two that are sent together the later may be stored first. */
const oldestFirst = (one: MediaItem, other: MediaItem) =>
  one.createdDate - other.createdDate || (one.id < other.id ? -1 : 1)

/** Takes out what was removed just now. */
export function takeOutMedia(client: QueryClient, jobId: string, id: string): void {
  client.setQueryData(ofJob(jobId).queryKey, (known) => known?.filter((one) => one.id !== id))
}
