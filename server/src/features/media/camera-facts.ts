import type { LatLng } from '@towline/contract'
import ExifReader from 'exifreader'

/** What the camera says of when and where. */
export type CameraFacts = { takenAt: number | null; place: LatLng | null }

/** More than any camera says; a reader takes many times as much of its memory. */
const MOST_EXIF = 256 * 1024
/** What a JPEG's EXIF begins with; other photos' begins with what follows. */
const JPEG_MARK = Buffer.from('Exif\0\0', 'latin1')

/** Time and place in a photo's EXIF; a time without a zone is one of the company's. */
export function factsOfExif(exif: Buffer | undefined, timeZone: string): CameraFacts {
  if (!exif || exif.length > MOST_EXIF) return nothingSaid
  try {
    return read(exif.subarray(exif.indexOf(JPEG_MARK) === 0 ? JPEG_MARK.length : 0), timeZone)
  } catch {
    // Photos with garbage there are photos all the same.
    return nothingSaid
  }
}

const nothingSaid: CameraFacts = { takenAt: null, place: null }

function read(tiff: Buffer, timeZone: string): CameraFacts {
  const { exif, gps } = ExifReader.load(tiff, { expanded: true })
  const zone = exif?.OffsetTimeOriginal?.description ?? exif?.OffsetTime?.description
  const written = exif?.DateTimeOriginal?.description ?? exif?.DateTime?.description
  return {
    takenAt: written ? momentOf(written, zone, timeZone) : null,
    place: placeOf(gps?.Latitude, gps?.Longitude),
  }
}

/** A place that is one; cameras without a fix write 0, 0. */
export function placeOf(lat: number | undefined, lng: number | undefined): LatLng | null {
  if (lat === undefined || lng === undefined || (lat === 0 && lng === 0)) return null
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

const EARLIEST = Date.UTC(1990)
const LATEST = Date.UTC(2100)

/** A moment cameras could have been there at; broken clocks say 1904 or 2255. */
export const likelyMoment = (at: number) => (at > EARLIEST && at < LATEST ? at : null)

function momentOf(written: string, zone: string | undefined, timeZone: string): number | null {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/.exec(written)?.slice(1).map(Number)
  if (!parts) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second)
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(zone ?? '') ?? []
  const ahead = sign
    ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
    : aheadOfUtc(asUtc, timeZone)
  return likelyMoment(asUtc - ahead)
}

/** How far the zone's clocks are ahead of UTC when they show what UTC's show at this moment, in ms. */
function aheadOfUtc(asUtc: number, timeZone: string): number {
  const near = asUtc - aheadAt(asUtc, timeZone)
  return aheadAt(near, timeZone)
}

function aheadAt(at: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at)
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000
}
