/** A box of an MP4 or MOV file: where it begins, where its content begins, and where it ends. */
export type Box = { type: string; start: number; content: number; end: number }

/** The bytes a box's head can have. */
export const BOX_HEAD = 16

/** The box whose head these bytes are, which stand at `start` of something that ends at `end`; null when it is none. */
export function boxAt(head: Buffer, start: number, end: number): Box | null {
  if (head.length < 8) return null
  const type = head.toString('latin1', 4, 8)
  const short = head.readUInt32BE(0)
  if (short === 1 && head.length < BOX_HEAD) return null
  const size = short === 0 ? end - start : short === 1 ? Number(head.readBigUInt64BE(8)) : short
  const content = start + (short === 1 ? BOX_HEAD : 8)
  const box = { type, start, content, end: start + size }
  return Number.isSafeInteger(size) && box.end >= content && box.end <= end ? box : null
}

/** What is overwritten in a file, from `from` up to but not with `to`: with these bytes, or with zeros. */
export type Overwrite = { from: number; to: number; bytes?: Buffer }

/** Makes a box one that players pass over, with nothing in it. */
export const blanked = ({ start, content, end }: Box): Overwrite[] => [
  { from: start + 4, to: start + 8, bytes: Buffer.from('free') },
  { from: content, to: end },
]

/** What an MP4's own description of itself says, and what of it must go in a copy for others. */
export type Described = {
  overwrites: Overwrite[]
  /** The tracks that are neither pictures nor sound, such as where the camera was at each second. */
  otherTracks: number
  /** Seconds since 1904; 0 is unset. */
  createdAt: number
  /** The text of what was taken out, to look for a place in. */
  removed: string
}

/** The boxes without which a player can do nothing; whatever else stands beside them is taken out. */
const kept: Record<string, readonly string[]> = {
  moov: ['mvhd', 'trak', 'mvex', 'iods'],
  trak: ['tkhd', 'tref', 'edts', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sbgp', 'sgpd', 'saiz', 'saio', 'subs'],
}

const shownTracks = ['vide', 'soun', 'tmcd', 'hint']

/** Goes through a `moov` or `moof` box, whose bytes begin at `at` of the file; null when it is damaged. */
export function describeMovie(bytes: Buffer, at: number): Described | null {
  const found: Described = { overwrites: [], otherTracks: 0, createdAt: 0, removed: '' }
  const moved = ({ from, to, ...rest }: Overwrite) => ({ from: from + at, to: to + at, ...rest })
  const walk = (parent: Box): boolean => {
    for (let start = parent.content; start < parent.end; ) {
      const box = boxAt(bytes.subarray(start, start + BOX_HEAD), start, parent.end)
      if (!box) return false
      if (!kept[parent.type]?.includes(box.type)) {
        found.overwrites.push(...blanked(box).map(moved))
        found.removed += bytes.toString('latin1', box.content, box.end)
      } else if (kept[box.type]) {
        if (!walk(box)) return false
      } else look(box)
      start = box.end
    }
    return true
  }
  const look = (box: Box) => {
    if (box.type === 'hdlr') {
      const handler = bytes.toString('latin1', box.content + 8, box.content + 12)
      if (!shownTracks.includes(handler)) found.otherTracks += 1
    }
    if (!['mvhd', 'tkhd', 'mdhd'].includes(box.type) || box.end - box.content < 20) return
    const isLong = bytes[box.content] === 1
    const times = { from: box.content + 4, to: box.content + (isLong ? 20 : 12) }
    found.overwrites.push(moved(times))
    if (box.type === 'mvhd')
      found.createdAt = isLong
        ? Number(bytes.readBigUInt64BE(times.from))
        : bytes.readUInt32BE(times.from)
  }
  const whole = boxAt(bytes.subarray(0, BOX_HEAD), 0, bytes.length)
  return whole && walk(whole) ? found : null
}

/** The content with parts of it overwritten. */
export async function* overwritten(
  content: AsyncIterable<Buffer>,
  overwrites: readonly Overwrite[],
): AsyncGenerator<Uint8Array> {
  let at = 0
  for await (const piece of content) {
    const end = at + piece.length
    const here = overwrites.filter(({ from, to }) => from < end && to > at)
    const copy = here.length > 0 ? Buffer.from(piece) : piece
    for (const { from, to, bytes } of here) {
      const first = Math.max(from, at)
      const last = Math.min(to, end)
      if (bytes) bytes.copy(copy, first - at, first - from, last - from)
      else copy.fill(0, first - at, last - at)
    }
    yield copy
    at = end
  }
}
