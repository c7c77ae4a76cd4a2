import sharp from 'sharp'

/** A photo as a telephone held upright takes it: lying on its side, with the place and time of the shot. */
export function photoOf({ width = 1200, height = 800, local = '2026:03:01 06:00:00' } = {}) {
  return sharp({ create: { width, height, channels: 3, background: 'peru' } })
    .withExif({
      IFD0: { Make: 'Telephone', Orientation: '6' },
      IFD2: { DateTimeOriginal: local },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '33/1 9/1 252/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '96/1 49/1 2496/100',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A picture of less than 2 MB that unfolds to a quarter of a gigabyte. */
export function bomb(): Promise<Buffer> {
  return sharp({ create: { width: 9_100, height: 9_100, channels: 3, background: 'black' } })
    .jpeg({ quality: 1 })
    .toBuffer()
}
