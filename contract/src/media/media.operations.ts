import { z } from 'zod'
import { BASE, Id, operation, SentFile, StoredFile } from '../kernel/index.ts'
import { MediaItem } from './media.schema.ts'

export const listMedia = operation({
  name: 'listMedia',
  method: 'GET',
  path: `${BASE}/media/of/:dispatchCallId`,
  summary:
    'Photos and videos of a job, oldest first. A driver has those of their own open jobs; all others are not_found',
  access: { kind: 'staff', permission: 'media.read' },
  params: z.object({ dispatchCallId: Id }),
  reply: z.array(MediaItem),
  fails: ['not_found'],
})

export const uploadMedia = operation({
  name: 'uploadMedia',
  method: 'POST',
  path: `${BASE}/media/of/:dispatchCallId`,
  summary:
    'Adds a photo (JPEG, PNG, WebP, GIF, AVIF; 10 MB) or video (MP4, MOV, WebM; 200 MB) to a job. The body is the file itself; what it is is decided by its content. Sent again with the same X-Upload-Id, it answers what is there already. A driver adds to their own open jobs',
  access: { kind: 'staff', permission: 'media.write' },
  params: z.object({ dispatchCallId: Id }),
  body: SentFile,
  carries: 'upload',
  reply: MediaItem,
  fails: ['not_found', 'bad_file', 'too_large', 'media_full', 'unavailable'],
})

export const readMediaFile = operation({
  name: 'readMediaFile',
  method: 'GET',
  path: `${BASE}/media/:id/file`,
  summary:
    'The file of a photo or video, in parts if asked for a Range. With clean=1 a copy without time, place and other marks of the camera, as others than the company may see it; not_found where none could be made',
  access: { kind: 'staff', permission: 'media.read' },
  params: z.object({ id: Id }),
  query: z.object({ clean: z.enum(['0', '1']).optional() }),
  carries: 'download',
  reply: StoredFile,
  fails: ['not_found'],
})

export const readMediaThumbnail = operation({
  name: 'readMediaThumbnail',
  method: 'GET',
  path: `${BASE}/media/:id/thumbnail`,
  summary: 'A small picture of a photo, 300 pixels high, without the marks of the camera',
  access: { kind: 'staff', permission: 'media.read' },
  params: z.object({ id: Id }),
  carries: 'download',
  reply: StoredFile,
  fails: ['not_found'],
})

export const removeMedia = operation({
  name: 'removeMedia',
  method: 'DELETE',
  path: `${BASE}/media/:id`,
  summary:
    'Deletes a photo or video, its file included. A driver deletes what they added, while the job is theirs and open',
  access: { kind: 'staff', permission: 'media.write' },
  params: z.object({ id: Id }),
  reply: z.object({ id: Id }),
  fails: ['not_found'],
})
