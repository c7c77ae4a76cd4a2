import { type QueryClient, useQuery } from '@tanstack/react-query'
import { listMedia, type MediaItem } from '@towline/contract'
import { query } from '../../platform/query.ts'

const ofJob = (dispatchCallId: string) => query(listMedia, { params: { dispatchCallId } })

/** The stored photos and videos of a job. */
export const useMedia = (jobId: string) => useQuery(ofJob(jobId))

/** Takes in what was stored just now, before the list is read again. */
export function takeInMedia(client: QueryClient, jobId: string, item: MediaItem): void {
  client.setQueryData(ofJob(jobId).queryKey, (known) =>
    known?.some(({ id }) => id === item.id) ? known : [...(known ?? []), item],
  )
}

/** Takes out what was removed just now. */
export function takeOutMedia(client: QueryClient, jobId: string, id: string): void {
  client.setQueryData(ofJob(jobId).queryKey, (known) => known?.filter((one) => one.id !== id))
}
