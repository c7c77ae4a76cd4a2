import { z } from 'zod'
import type { FileTask } from '../../platform/file-worker/index.ts'
import type { CameraFacts } from './camera-facts.ts'

/** What a file is, by its first bytes, as a media type. */
export const sniffFile: FileTask<null, string | null> = {
  module: new URL('./sniff-in-worker.ts', import.meta.url),
  reply: z.string().nullable(),
}

const facts = {
  takenAt: z.number().nullable(),
  place: z.object({ lat: z.number(), lng: z.number() }).nullable(),
}

export type RedrawnPhoto = CameraFacts & { thumbnail: Uint8Array; clean: Uint8Array }

/** Reads what a photo's camera says, and draws it anew. */
export const redrawPhoto: FileTask<{ timeZone: string }, RedrawnPhoto> = {
  module: new URL('./photo-in-worker.ts', import.meta.url),
  reply: z.object({
    ...facts,
    thumbnail: z.instanceof(Uint8Array),
    clean: z.instanceof(Uint8Array),
  }),
}

/** A stretch of a file, from `from` up to but not with `to`, that is overwritten: with a text, or with zeros. */
export type Overwrite = { from: number; to: number; text: 'free' | null }

export type ReadVideo = CameraFacts & {
  /** What is taken out of the copy for others, first to last; null where there can be no such copy. */
  overwrites: Overwrite[] | null
}

const Overwrites = z.array(
  z.object({ from: z.int().min(0), to: z.int(), text: z.literal('free').nullable() }),
)

/** Reads what a video's camera says, and where. */
export const readVideo: FileTask<null, ReadVideo> = {
  module: new URL('./video-in-worker.ts', import.meta.url),
  reply: z.object({ ...facts, overwrites: Overwrites.nullable() }),
}
