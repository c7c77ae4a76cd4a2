import {
  readMediaFile as fileOperation,
  type StoredFile,
  readMediaThumbnail as thumbnail,
} from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { reachableMedia } from './media.access.ts'
import { keyOf, MADE_TYPE } from './media.files.ts'
import type { MediaRow } from './media.store.ts'

/** The file of a photo or video: as it was sent, or the copy others than the company may see. */
export const readMediaFile = handle(fileOperation, async (context, input) => {
  const { companyId, fail } = context
  const row = await reachableMedia(context, input.params.id)
  const owner = { companyId, fileId: row.file_id }
  if (input.query.clean !== '1')
    return { key: keyOf(owner, 'original'), contentType: row.content_type, name: row.name }
  if (!row.has_clean) fail('not_found')
  const contentType = row.type === 'image' ? MADE_TYPE : row.content_type
  return { key: keyOf(owner, 'clean'), contentType, name: madeName(row) }
})

/** The small picture of a photo. */
export const readMediaThumbnail = handle(thumbnail, async (context, { params }) => {
  const row = await reachableMedia(context, params.id)
  return thumbnailOf(context.companyId, row) ?? context.fail('not_found')
})

/** Where the small picture of a photo is kept; null when there is none. */
export function thumbnailOf(
  companyId: string,
  row: Pick<MediaRow, 'type' | 'name' | 'file_id' | 'has_thumbnail'>,
): StoredFile | null {
  if (!row.has_thumbnail) return null
  const key = keyOf({ companyId, fileId: row.file_id }, 'thumbnail')
  return { key, contentType: MADE_TYPE, name: madeName(row) }
}

/** The name with the ending of what was made of it. */
const madeName = ({ type, name }: Pick<MediaRow, 'type' | 'name'>) =>
  type === 'image' ? `${name.replace(/\.\w{1,5}$/, '')}.webp` : name
