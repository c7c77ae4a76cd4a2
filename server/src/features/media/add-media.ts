import { MEDIA_OF_A_JOB } from '@towline/contract'
import type { Context } from '../../platform/handler.ts'
import { announceJob } from '../dispatch/index.ts'
import { countMedia, insertMedia, type MediaRow } from './media.store.ts'
import type { StoredMedia } from './store-file.ts'

/** A file that is stored, and the job it is to be shown with. */
export type NewMedia = {
  /** Chosen by the sender. */
  id: string
  jobId: string
  name: string
  /** Who added it. */
  by: string
  /** Which of the staff that is; nobody where a customer sent it. */
  byId?: string | null
  stored: StoredMedia
}

/** Adds a stored file to a job, whose photos and videos are locked, and tells the board. */
export async function addMedia(context: Context, media: NewMedia): Promise<MediaRow> {
  const { tx, companyId } = context
  if ((await countMedia(tx, companyId, media.jobId)) >= MEDIA_OF_A_JOB) context.fail('media_full')
  const row = rowOf(media, context.now)
  // There is one by that id, whosever it is.
  if (!(await insertMedia(tx, companyId, row))) context.fail('not_found')
  context.audit('media added', media.jobId, {
    who: row.created_by,
    changes: { media: { from: '', to: row.name } },
  })
  await announceJob(context, media.jobId)
  return row
}

function rowOf({ id, jobId, name, by, byId, stored }: NewMedia, now: number): MediaRow {
  const { type, contentType, owner, bytes, facts } = stored
  return {
    id,
    dispatch_call_id: jobId,
    type,
    content_type: contentType,
    name: name || (type === 'image' ? 'Photo' : 'Video'),
    bytes,
    file_id: owner.fileId,
    has_thumbnail: facts.hasThumbnail,
    has_clean: facts.hasClean,
    taken_at: facts.takenAt === null ? null : new Date(facts.takenAt),
    lat: facts.place?.lat ?? null,
    lng: facts.place?.lng ?? null,
    created_by: by,
    created_by_id: byId ?? null,
    created_at: new Date(now),
  }
}
