/** A box of an MP4 file. */
export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => (Buffer.isBuffer(part) ? part : latin(part))))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

const latin = (text: string) => Buffer.from(text, 'latin1')

const word = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** 2026-03-01 12:00 UTC, as QuickTime counts. */
const SHOT_AT = Date.UTC(2026, 2, 1, 12) / 1000 + 2_082_844_800

const times = Buffer.concat([word(0), word(SHOT_AT), word(SHOT_AT), Buffer.alloc(12)])

function track(handler: string): Buffer {
  const said = box('hdlr', Buffer.alloc(8), handler, Buffer.alloc(12))
  return box('trak', box('tkhd', times), box('mdia', box('mdhd', times), said, box('minf')))
}

/**
 * The frame of a telephone's video that says where and when it was shot in each of the places
 * telephones say it, with as much in it as wanted in place of moving pictures.
 */
export function video({ bytes = 1000, tracks = ['vide', 'soun'], brand = 'isom' } = {}): Buffer {
  return Buffer.concat([
    box('ftyp', brand, word(0), 'isommp42'),
    box('mdat', Buffer.alloc(bytes, 'moving picture ')),
    box('uuid', Buffer.alloc(16, 7), '<x:xmpmeta>GPSLatitude 33.1507N</x:xmpmeta>'),
    box(
      'moov',
      box('mvhd', times),
      ...tracks.map(track),
      box('udta', box('\u00a9xyz', word(0x001215c7), '+33.1507-096.8236/')),
      box('meta', 'com.apple.quicktime.location.ISO6709', '+33.1507-096.8236+201.123/'),
    ),
    box('free', 'left over: 33.1507'),
  ])
}
