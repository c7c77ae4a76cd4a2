import { MEDIA_LIMITS, mediaTypeOf } from '@towline/contract'
import type { Draft } from './media-draft.ts'

type MediaType = 'image' | 'video'

/** What some computers do not tell of a file, by the ending of its name. */
const typeByEnding: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heic',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
}

const MEGABYTE = 1024 * 1024

const words: Record<MediaType, string> = { image: 'photo', video: 'video' }

/** Whether a file can be sent, and as what; otherwise why not, in words. */
export function judge(file: File): { type: MediaType } | { reason: string } {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  const contentType = file.type || typeByEnding[ending] || ''
  const type = mediaTypeOf(contentType)
  if (!type) return { reason: `${file.name} ${whyNot(contentType)}` }
  if (file.size === 0) return { reason: `${file.name} is empty.` }
  const most = MEDIA_LIMITS[type]
  if (file.size <= most) return { type }
  const size = (file.size / MEGABYTE).toFixed(1)
  return {
    reason: `${file.name} is too large (${size} MB). A ${words[type]} can be up to ${most / MEGABYTE} MB.`,
  }
}

function whyNot(contentType: string): string {
  if (/hei[cf]/.test(contentType))
    return 'is a HEIC photo, which most computers can’t show. Save it as JPEG and add that.'
  if (contentType.startsWith('video/'))
    return 'is a video that can’t be played here. Add it as MP4, MOV or WebM.'
  if (contentType.startsWith('image/'))
    return 'is a picture that can’t be shown here. Add it as JPEG, PNG, WebP or GIF.'
  return 'isn’t a photo or video.'
}

/** `1 photo or video`, `3 photos and videos`. */
export const howMany = (count: number) =>
  count === 1 ? '1 photo or video' : `${count} photos and videos`

/** What is becoming of those that are not stored. */
export function fateOf(unsaved: readonly Pick<Draft, 'state'>[]): string {
  const count = unsaved.length
  const states = new Set(unsaved.map(({ state }) => state))
  if (states.has('away'))
    return `${howMany(count)} ${count === 1 ? 'waits' : 'wait'} for a connection.`
  if (states.has('waiting') || states.has('sending')) return `Saving ${howMany(count)}…`
  return notSaved(count)
}

/** What is asked when the dialog is left too early. */
export const notSaved = (count: number) =>
  count === 1 ? '1 photo or video is not saved.' : `${count} photos and videos are not saved.`

export const AWAY = 'No connection. Retrying automatically.'
export const SIGNED_OUT = 'You’re logged out. Log in again in another tab, then press Retry.'
