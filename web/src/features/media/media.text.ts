import { MEDIA_LIMITS, mediaTypeOf } from '@towline/contract'
import { type DriverWords, english } from '../../platform/driver-words/english.ts'
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

const tooLarge = {
  image: '{name} is too large ({size} MB). A photo can be up to {most} MB.',
  video: '{name} is too large ({size} MB). A video can be up to {most} MB.',
} as const

/** Whether a file can be sent, and as what; otherwise why not, in words. */
export function judge(
  file: File,
  { say }: DriverWords = english,
): { type: MediaType } | { reason: string } {
  const { name } = file
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  const contentType = file.type || typeByEnding[ending] || ''
  const type = mediaTypeOf(contentType)
  if (!type) return { reason: say(whyNot(contentType), { name }) }
  if (file.size === 0) return { reason: say('{name} is empty.', { name }) }
  const most = MEDIA_LIMITS[type]
  if (file.size <= most) return { type }
  const size = (file.size / MEGABYTE).toFixed(1)
  return { reason: say(tooLarge[type], { name, size, most: most / MEGABYTE }) }
}

function whyNot(contentType: string) {
  if (/hei[cf]/.test(contentType))
    return '{name} is a HEIC photo, which most computers can’t show. Save it as JPEG and add that.'
  if (contentType.startsWith('video/'))
    return '{name} is a video that can’t be played here. Add it as MP4, MOV or WebM.'
  if (contentType.startsWith('image/'))
    return '{name} is a picture that can’t be shown here. Add it as JPEG, PNG, WebP or GIF.'
  return '{name} isn’t a photo or video.'
}

/** What is becoming of those that are not stored. */
export function fateOf(
  unsaved: readonly Pick<Draft, 'state'>[],
  { say }: DriverWords = english,
): string {
  const count = unsaved.length
  const states = new Set(unsaved.map(({ state }) => state))
  if (states.has('away'))
    return count === 1
      ? say('1 photo or video waits for a connection.')
      : say('{count} photos and videos wait for a connection.', { count })
  if (states.has('waiting') || states.has('sending'))
    return count === 1
      ? say('Saving 1 photo or video…')
      : say('Saving {count} photos and videos…', { count })
  return notSaved(count, say)
}

/** What is said when all are stored. */
export const saved = (count: number, { say }: DriverWords) =>
  count === 1 ? say('Saved 1 photo or video.') : say('Saved {count} photos and videos.', { count })

/** What is asked when the dialog is left too early. */
export const notSaved = (count: number, say: DriverWords['say'] = english.say) =>
  count === 1
    ? say('1 photo or video is not saved.')
    : say('{count} photos and videos are not saved.', { count })

export const AWAY = 'No connection. Retrying automatically.'
export const SIGNED_OUT = 'You’re logged out. Log in again in another tab, then press Retry.'
