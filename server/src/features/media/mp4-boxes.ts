import type { Overwrite } from './file-tasks.ts'

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

/** What an MP4's boxes say, and what of them must go in a copy for others. */
export type Described = {
  /** First to last. */
  overwrites: Overwrite[]
  /** Whether there is a track that is neither pictures nor sound, such as where the camera was at each second. */
  hasOtherTracks: boolean
  /** Seconds since 1904; 0 is unset. */
  createdAt: number
  /** Where it was shot, as ISO 6709 has it; empty where nothing says so. */
  place: string
  /** How many boxes may still be looked at, in the whole file. */
  boxesLeft: number
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

/** Makes a box one that players pass over, with nothing in it. */
export function blank({ start, content, end }: Box, { overwrites }: Described): void {
  overwrites.push({ from: start + 4, to: start + 8, text: 'free' })
  if (end > content) overwrites.push({ from: content, to: end, text: null })
}

/**
 * Goes through a `moov` or `moof` box, whose bytes begin at `at` of the file, and adds what it says. False when
 * it is damaged, or has more boxes than may be looked at.
 */
export function describeMovie(bytes: Buffer, at: number, found: Described): boolean {
  const whole = boxAt(bytes.subarray(0, BOX_HEAD), 0, bytes.length)
  return whole !== null && walk(whole, { bytes, at, found })
}

type Movie = { bytes: Buffer; at: number; found: Described }

function walk(parent: Box, movie: Movie): boolean {
  const { bytes, found } = movie
  for (let start = parent.content; start < parent.end; ) {
    const box = boxAt(bytes.subarray(start, start + BOX_HEAD), start, parent.end)
    found.boxesLeft -= 1
    if (!box || found.boxesLeft < 0) return false
    if (!kept[parent.type]?.includes(box.type)) takeOut(box, movie)
    else if (kept[box.type]) {
      if (!walk(box, movie)) return false
    } else look(box, movie)
    start = box.end
  }
  return true
}

/** Phones say it in a few bytes; nobody reads on in what is longer. */
const PLACE_BYTES = 64 * 1024
const PLACE = /[+-]\d{1,2}\.\d+[+-]\d{1,3}\.\d+(?:[+-]\d+(?:\.\d+)?)?\//

function takeOut(box: Box, { bytes, at, found }: Movie): void {
  const { start, content, end } = box
  blank({ ...box, start: start + at, content: content + at, end: end + at }, found)
  const text = bytes.toString('latin1', content, Math.min(end, content + PLACE_BYTES))
  found.place ||= PLACE.exec(text)?.[0] ?? ''
}

function look(box: Box, { bytes, at, found }: Movie): void {
  if (box.type === 'hdlr') {
    const handler = bytes.toString('latin1', box.content + 8, box.content + 12)
    if (!shownTracks.includes(handler)) found.hasOtherTracks = true
  }
  if (!['mvhd', 'tkhd', 'mdhd'].includes(box.type) || box.end - box.content < 20) return
  const isLong = bytes[box.content] === 1
  const from = box.content + 4
  const to = box.content + (isLong ? 20 : 12)
  found.overwrites.push({ from: from + at, to: to + at, text: null })
  if (box.type === 'mvhd')
    found.createdAt ||= isLong ? Number(bytes.readBigUInt64BE(from)) : bytes.readUInt32BE(from)
}
