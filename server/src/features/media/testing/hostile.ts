import { constants, crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { box } from './boxes.ts'

const MOST_IN_A_MOOF = 50_000

/** An MP4 of about so many bytes that is nothing but pieces full of boxes with nothing in them. */
export function tinyBoxes(bytes: number): Buffer {
  const empty = box('free')
  const moof = box('moof', Buffer.alloc(MOST_IN_A_MOOF * empty.length, empty))
  const pieces = Array.from({ length: Math.ceil(bytes / moof.length) }, () => moof)
  return Buffer.concat([box('ftyp', 'isom', Buffer.alloc(4), 'isommp42'), ...pieces])
}

/** A PNG of a few hundred kilobytes that is as many pixels wide and high. */
export function bombPng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // Eight bits of red, green and blue, interlaced: it can not be drawn row by row.
  header.set([8, 2, 0, 0, 1], 8)
  const pixels = deflateSync(Buffer.alloc(side * side * 3 + 2 * side), {
    level: constants.Z_BEST_COMPRESSION,
  })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND')])
}

function chunk(type: string, content = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(content.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** Tags whose value EXIF readers keep: description, make, model, software. */
const TAGS = [0x010e, 0x010f, 0x0110, 0x0131]
const BYTES_OF_ENTRY = 12
const PLAIN_BYTES = 1

/** A small photo in a file of so many bytes, whose EXIF says of each of its tags that its value is the whole file. */
export async function greedyExif(bytes: number): Promise<Buffer> {
  const entries = Buffer.alloc(TAGS.length * BYTES_OF_ENTRY)
  for (const [index, tag] of TAGS.entries()) {
    const at = index * BYTES_OF_ENTRY
    entries.writeUInt16BE(tag, at)
    entries.writeUInt16BE(PLAIN_BYTES, at + 2)
    entries.writeUInt32BE(bytes, at + 4)
    entries.writeUInt32BE(8, at + 8)
  }
  const head = Buffer.from('Exif\0\0MM\0*\0\0\0\b\0\0', 'latin1')
  head.writeUInt16BE(TAGS.length, head.length - 2)
  const exif = Buffer.concat([head, entries, Buffer.alloc(4)])
  const marker = Buffer.from('ffe10000', 'hex')
  marker.writeUInt16BE(exif.length + 2, 2)
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'peru' } })
    .jpeg()
    .toBuffer()
  const around = [photo.subarray(0, 2), marker, exif, photo.subarray(2)]
  return Buffer.concat([...around, Buffer.alloc(bytes, 'more of nothing, ')])
}
