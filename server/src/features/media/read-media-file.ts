import {
  readMediaFile as fileEndpoint,
  type StoredFile,
  readMediaThumbnail as thumbnail,
} from '@towline/contract'
import { verb } from '../../platform/verb.ts'
import { keyOf, MADE_TYPE } from './media.files.ts'
import { type MediaRow, mediaById } from './media.store.ts'

/** The file of a photo or video: as it was sent, or the copy others than the company may see. */
export const readMediaFile = verb(fileEndpoint, async ({ tx, companyId, fail }, input) => {
  const row = (await mediaById(tx, companyId, input.params.id)) ?? fail('not_found')
  const owner = { companyId, fileId: row.file_id }
  if (input.query.clean !== '1')
    return { key: keyOf(owner, 'original'), contentType: row.content_type, name: row.name }
  if (!row.has_clean) fail('not_found')
  const contentType = row.type === 'image' ? MADE_TYPE : row.content_type
  return { key: keyOf(owner, 'clean'), contentType, name: madeName(row) }
})

/** The small picture of a photo. */
export const readMediaThumbnail = verb(thumbnail, async ({ tx, companyId, fail }, { params }) => {
  const row = (await mediaById(tx, companyId, params.id)) ?? fail('not_found')
  return thumbnailOf(companyId, row) ?? fail('not_found')
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
