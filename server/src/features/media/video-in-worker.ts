import type { FileWork, OpenFile } from '../../platform/file-worker/file-task.ts'
import { type CameraFacts, likelyMoment, placeOf } from './camera-facts.ts'
import type { ReadVideo } from './file-tasks.ts'
import { BOX_HEAD, blank, boxAt, type Described, describeMovie } from './mp4-boxes.ts'

/** What is more than this, in the whole file, is no description of 200 MB, and is not read. */
const MOST_DESCRIPTION = 16 * 1024 * 1024
/** Videos in more pieces, or with more boxes in them, than this are kept, but there is no copy of them for others. */
const MOST_PIECES = 500
const MOST_BOXES = 5_000
/** Read at a time: the heads of small boxes come with one another. */
const WINDOW = 64 * 1024

/** The boxes of a file that stay; those beside them are emptied. */
const keptOnTop = ['ftyp', 'styp', 'sidx', 'mfra', 'mdat', 'wide', 'moov', 'moof']

const nothingSaid = { takenAt: null, place: null, overwrites: null }

/** Goes through the boxes of an MP4 or MOV file. */
export const work: FileWork<null, ReadVideo> = async (file) => {
  const found = await describe(file)
  if (!found) return nothingSaid
  return { ...factsOf(found), overwrites: found.hasOtherTracks ? null : found.overwrites }
}

/** What its boxes say; null where it is damaged, says nothing of itself or has too many of them. */
async function describe(file: OpenFile): Promise<Described | null> {
  const found: Described = {
    overwrites: [],
    hasOtherTracks: false,
    createdAt: 0,
    place: '',
    boxesLeft: MOST_BOXES,
  }
  const bytesOf = inWindows(file)
  let described = 0
  let pieces = 0
  for (let start = 0; start < file.size; pieces += 1) {
    const box = boxAt(await bytesOf(start, start + BOX_HEAD), start, file.size)
    if (!box || pieces >= MOST_PIECES) return null
    if (box.type === 'moov' || box.type === 'moof') {
      described += box.end - start
      if (described > MOST_DESCRIPTION) return null
      if (!describeMovie(await bytesOf(start, box.end), start, found)) return null
    } else if (!keptOnTop.includes(box.type)) blank(box, found)
    start = box.end
  }
  return described > 0 ? found : null
}

/** The file's bytes from one place to another, or to its end; what comes soon after is read along. */
function inWindows(file: OpenFile) {
  let at = 0
  let window: Buffer = Buffer.alloc(0)
  return async (from: number, to: number): Promise<Buffer> => {
    if (from < at || to > at + window.length) {
      at = from
      window = await file.read(from, Math.min(Math.max(to, from + WINDOW), file.size))
    }
    return window.subarray(from - at, to - at)
  }
}

/** Seconds from 1904, where QuickTime begins to count, to 1970. */
const SINCE_1904 = 2_082_844_800

function factsOf({ createdAt, place }: Described): CameraFacts {
  const [, lat, lng] = /^([+-][\d.]+)([+-][\d.]+)/.exec(place) ?? []
  return {
    takenAt: createdAt ? likelyMoment((createdAt - SINCE_1904) * 1000) : null,
    place: lat && lng ? placeOf(Number(lat), Number(lng)) : null,
  }
}
