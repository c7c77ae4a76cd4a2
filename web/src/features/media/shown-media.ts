import type { MediaItem } from '@towline/contract'
import type { Draft } from './media-draft.ts'

/** A photo or video as the dialog shows it, stored or not. */
export type ShownMedia = {
  id: string
  type: 'image' | 'video'
  name: string
  /** Address of the file itself. */
  url: string
  /** Address of a small picture; empty for videos. */
  small: string
  /** When it was taken, and where; 0 and null when nobody knows. */
  takenAt: number
  place: MediaItem['place']
  createdBy: string
  mayRemove: boolean
  /** While it is not stored. */
  draft: Draft | null
}

/** The stored ones, oldest first, and the new ones after them. */
export function shownMedia(stored: readonly MediaItem[], drafts: readonly Draft[]): ShownMedia[] {
  const known = new Set(stored.map(({ id }) => id))
  return [
    ...stored.map((item) => ({ ...item, small: item.thumbnailUrl, draft: null })),
    ...drafts.filter(({ id }) => !known.has(id)).map(ofDraft),
  ]
}

const ofDraft = (draft: Draft): ShownMedia => ({
  id: draft.id,
  type: draft.type,
  name: draft.file.name,
  url: draft.url,
  small: draft.type === 'image' ? draft.url : '',
  takenAt: 0,
  place: null,
  createdBy: '',
  mayRemove: true,
  draft,
})
