import { MEDIA_OF_A_JOB } from '@towline/contract'
import type { Context } from '../../platform/handler.ts'
import { announceJob } from '../dispatch/index.ts'
import { countMedia, insertMedia, type MediaOwner, type MediaRow } from './media.store.ts'
import type { StoredMedia } from './store-file.ts'

/** A file that is stored, and what it is to be shown as. */
type Named = {
  /** Chosen by the sender. */
  id: string
  name: string
  /** Who added it. */
  by: string
  /** Which of the staff that is; nobody where a customer sent it. */
  byId?: string | null
  stored: StoredMedia
}

export type NewMedia = Named & { jobId: string }

/** Adds a stored file to a job, whose photos and videos are locked, and tells the board. */
export async function addMedia(context: Context, media: NewMedia): Promise<MediaRow> {
  const row = await keepMedia(context, { jobId: media.jobId }, media)
  context.audit('media added', media.jobId, {
    who: row.created_by,
    changes: { media: { from: '', to: row.name } },
  })
  await announceJob(context, media.jobId)
  return row
}

/** Adds a stored file to a job or a stored vehicle, whose photos and videos are locked. */
export async function keepMedia(
  { tx, companyId, now, fail }: Context,
  owner: MediaOwner,
  media: Named,
): Promise<MediaRow> {
  if ((await countMedia(tx, companyId, owner)) >= MEDIA_OF_A_JOB) fail('media_full')
  const row = rowOf(owner, media, now)
  // There is one by that id, whosever it is.
  if (!(await insertMedia(tx, companyId, row))) fail('not_found')
  return row
}

function rowOf(owner: MediaOwner, { id, name, by, byId, stored }: Named, now: number): MediaRow {
  const { type, contentType, bytes, facts } = stored
  return {
    id,
    dispatch_call_id: 'jobId' in owner ? owner.jobId : null,
    impound_id: 'impoundId' in owner ? owner.impoundId : null,
    type,
    content_type: contentType,
    name: name || (type === 'image' ? 'Photo' : 'Video'),
    bytes,
    file_id: stored.owner.fileId,
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
