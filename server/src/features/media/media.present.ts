import { type MediaItem, readMediaFile, readMediaThumbnail } from '@towline/contract'
import type { Actor } from '../../platform/actor.ts'
import { mayRemove } from './media.access.ts'
import type { MediaRow } from './media.store.ts'

/** A stored photo or video as the wire has it for whoever asks. */
export function presentMedia(row: MediaRow, actor: Actor): MediaItem {
  return {
    id: row.id,
    dispatchCallId: row.dispatch_call_id ?? '',
    type: row.type,
    contentType: row.content_type,
    name: row.name,
    bytes: row.bytes,
    takenAt: row.taken_at?.getTime() ?? 0,
    place: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    createdDate: row.created_at.getTime(),
    createdBy: row.created_by,
    mayRemove: mayRemove(actor, row),
    url: addressIn(readMediaFile.path, row.id),
    thumbnailUrl: row.has_thumbnail ? addressIn(readMediaThumbnail.path, row.id) : '',
  }
}

const addressIn = (path: string, id: string) => path.replace(':id', id)
