import { z } from 'zod'
import { Id, Instant, LatLng, orEmpty } from '../kernel/index.ts'

/** The most a file may hold, in bytes. */
export const MEDIA_LIMITS = { image: 10 * 1024 * 1024, video: 200 * 1024 * 1024 } as const

/** How many photos and videos a job can have, or a stored vehicle. */
export const MEDIA_OF_A_JOB = 200

/** The types of file that are taken, by what they are; what the sender calls them does not matter. */
export const MEDIA_TYPES = {
  image: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  video: ['video/mp4', 'video/quicktime', 'video/webm'],
} as const

/** Whether files of this type are photos or videos; null for all that is not taken. */
export function mediaTypeOf(contentType: string): 'image' | 'video' | null {
  const among = (types: readonly string[]) => types.includes(contentType)
  if (among(MEDIA_TYPES.image)) return 'image'
  return among(MEDIA_TYPES.video) ? 'video' : null
}

/** A photo or video of a job, or of a stored vehicle. The addresses are for the company's staff. */
export const MediaItem = z.object({
  id: Id,
  /** Empty for one of a stored vehicle. */
  dispatchCallId: orEmpty(Id),
  type: z.enum(['image', 'video']),
  contentType: z.string(),
  name: z.string(),
  bytes: z.int(),
  /** When and where it was taken, as the camera says; 0 and null when it does not. */
  takenAt: Instant,
  place: LatLng.nullable(),
  createdDate: Instant,
  /** Who added it. */
  createdBy: z.string(),
  /** Whether whoever asks may delete it. */
  mayRemove: z.boolean(),
  url: z.string(),
  /** Empty for videos. */
  thumbnailUrl: z.string(),
})
export type MediaItem = z.infer<typeof MediaItem>
