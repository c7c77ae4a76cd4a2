import { buffer } from 'node:stream/consumers'
import type { Files } from '../../providers/files/index.ts'
import { type CameraFacts, likelyMoment, placeOf } from './camera-facts.ts'
import { type FileOwner, keyOf } from './media.files.ts'
import {
  BOX_HEAD,
  type Box,
  blanked,
  boxAt,
  type Described,
  describeMovie,
  type Overwrite,
  overwritten,
} from './mp4-boxes.ts'

/** What is more than this is no description of 200 MB, and is not read into memory. */
const MOST_DESCRIPTION = 16 * 1024 * 1024
/** Videos in more pieces than this are kept, but there is no copy of them for others. */
const MOST_BOXES = 500

/** The boxes of a file that stay; those beside them are emptied. */
const keptOnTop = ['ftyp', 'styp', 'sidx', 'mfra', 'mdat', 'wide', 'moov', 'moof']

/**
 * Reads what a stored video's camera says, and makes the copy for others: the same file with all of it
 * overwritten that is neither picture nor sound. Where that can not be told for sure (WebM, damaged
 * files, tracks of other things) there is no such copy.
 */
export async function takeVideo(
  files: Files,
  owner: FileOwner,
  contentType: string,
): Promise<CameraFacts & { hasThumbnail: boolean; hasClean: boolean }> {
  const key = keyOf(owner, 'original')
  const read = contentType === 'video/webm' ? null : await readBoxes(files, key)
  if (!read) return { takenAt: null, place: null, hasThumbnail: false, hasClean: false }
  const { described, overwrites } = read
  const hasClean = described.every(({ otherTracks }) => otherTracks === 0)
  const original = hasClean ? await files.open(key) : null
  if (original)
    await files.put(keyOf(owner, 'clean'), overwritten(original, overwrites), contentType)
  return { ...factsOf(described), hasThumbnail: false, hasClean: original !== null }
}

async function readBoxes(files: Files, key: string) {
  const size = await files.sizeOf(key)
  const described: Described[] = []
  const overwrites: Overwrite[] = []
  let boxes = 0
  for (let start = 0; size !== null && start < size; boxes += 1) {
    const head = await part(files, key, start, Math.min(start + BOX_HEAD, size))
    const box = boxAt(head, start, size)
    if (!box || boxes >= MOST_BOXES) return null
    if (box.type === 'moov' || box.type === 'moof') {
      const movie = await describedIn(files, key, box)
      if (!movie) return null
      described.push(movie)
      overwrites.push(...movie.overwrites)
    } else if (!keptOnTop.includes(box.type)) overwrites.push(...blanked(box))
    start = box.end
  }
  return described.length > 0 ? { described, overwrites } : null
}

async function describedIn(files: Files, key: string, { start, end }: Box) {
  if (end - start > MOST_DESCRIPTION) return null
  return describeMovie(await part(files, key, start, end), start)
}

async function part(files: Files, key: string, from: number, to: number): Promise<Buffer> {
  const stream = await files.open(key, { first: from, last: to - 1 })
  if (!stream) throw new Error('a video is gone that was stored just now')
  return buffer(stream)
}

/** Seconds from 1904, where QuickTime begins to count, to 1970. */
const SINCE_1904 = 2_082_844_800

function factsOf(described: readonly Described[]): CameraFacts {
  const createdAt = described.find((movie) => movie.createdAt > 0)?.createdAt
  const text = described.map(({ removed }) => removed).join('')
  const [, lat, lng] =
    /([+-]\d{1,2}\.\d+)([+-]\d{1,3}\.\d+)(?:[+-]\d+(?:\.\d+)?)?\//.exec(text) ?? []
  return {
    takenAt: createdAt ? likelyMoment((createdAt - SINCE_1904) * 1000) : null,
    place: lat && lng ? placeOf(Number(lat), Number(lng)) : null,
  }
}
