import { type QueryClient, useQuery } from '@tanstack/react-query'
import {
  listImpoundMedia,
  listMedia,
  listOwnJobs,
  type MediaItem,
  removeImpoundMedia,
  removeMedia,
} from '@towline/contract'
import { query, useDo } from '../../platform/query.ts'
import type { MediaOwner } from './media-owner.ts'

/** The wire tells drivers nothing, so what they look at is read again this often, in ms. */
const REREAD = 15_000

const mediaOf = ({ of, id }: MediaOwner) =>
  of === 'job'
    ? query(listMedia, { params: { dispatchCallId: id } })
    : query(listImpoundMedia, { params: { id } })

/** The stored photos and videos of a job or a stored vehicle; those of a driver's own are read again by themselves. */
export function useMedia({ of, id }: MediaOwner, isOwn: boolean) {
  const again = isOwn && { staleTime: 0, refetchInterval: REREAD }
  const ofJob = useQuery({
    ...query(listMedia, { params: { dispatchCallId: id } }),
    ...again,
    enabled: of === 'job',
  })
  const ofVehicle = useQuery({
    ...query(listImpoundMedia, { params: { id } }),
    enabled: of === 'impound',
  })
  return of === 'job' ? ofJob : ofVehicle
}

/** Deletes one for good. */
export function useRemoval({ of, id }: MediaOwner): (mediaId: string) => Promise<unknown> {
  const ofJob = useDo(removeMedia, [listOwnJobs])
  const ofVehicle = useDo(removeImpoundMedia)
  return (mediaId) =>
    of === 'job'
      ? ofJob.mutateAsync({ params: { id: mediaId } })
      : ofVehicle.mutateAsync({ params: { id, mediaId } })
}

/** Takes in what was stored just now, before the list is read again; one that was not read yet is. */
export function takeInMedia(client: QueryClient, owner: MediaOwner, item: MediaItem): void {
  const { queryKey } = mediaOf(owner)
  const known = client.getQueryData(queryKey)
  if (!known) return void client.invalidateQueries({ queryKey })
  const others = known.filter(({ id }) => id !== item.id)
  client.setQueryData(queryKey, [...others, item].sort(oldestFirst))
}

/** As the server has them: of two that are sent together the later may be stored first. */
const oldestFirst = (one: MediaItem, other: MediaItem) =>
  one.createdDate - other.createdDate || (one.id < other.id ? -1 : 1)

/** Takes out what was removed just now. */
export function takeOutMedia(client: QueryClient, owner: MediaOwner, id: string): void {
  client.setQueryData(mediaOf(owner).queryKey, (known) => known?.filter((one) => one.id !== id))
}
