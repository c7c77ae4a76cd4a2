import sharp from 'sharp'
import { BadFile, type FileWork } from '../../platform/file-worker/file-task.ts'
import { factsOfExif } from './camera-facts.ts'
import type { RedrawnPhoto } from './file-tasks.ts'

const THUMBNAIL_HEIGHT = 300
/** A long strip must not make a thumbnail as large as a photo. */
const THUMBNAIL_WIDTH = 1200
const CLEAN_SIZE = 2560
/** More than any telephone's camera has in 10 MB; what unfolds to more is a trap. */
const limits = { limitInputPixels: 80_000_000 }

// A photo is looked at once, and others want the processor, too.
sharp.cache(false)
sharp.concurrency(1)

/** Draws a photo anew from its pixels alone, upright: nothing the camera wrote is in it. */
export const work: FileWork<{ timeZone: string }, RedrawnPhoto> = async (file, { timeZone }) => {
  const photo = await file.read(0, file.size)
  try {
    const { exif, pages = 1 } = await sharp(photo, limits).metadata()
    // What moves can not be turned; no camera writes such files.
    const moves = pages > 1
    const whole = moves ? sharp(photo, { ...limits, animated: true }) : upright(photo)
    const clean = await whole
      .resize(inside(CLEAN_SIZE, CLEAN_SIZE))
      .webp({ quality: 80, effort: 2 })
      .toBuffer()
    const thumbnail = await (moves ? upright(photo) : sharp(clean))
      .resize(inside(THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH))
      .webp({ quality: 75 })
      .toBuffer()
    return { ...factsOfExif(exif, timeZone), thumbnail, clean }
  } catch {
    throw new BadFile("this photo can't be read")
  }
}

const upright = (photo: Buffer) => sharp(photo, limits).autoOrient()

const inside = (height: number, width: number) =>
  ({ height, width, fit: 'inside', withoutEnlargement: true }) as const
