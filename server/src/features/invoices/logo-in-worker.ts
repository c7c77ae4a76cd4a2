import sharp from 'sharp'
import { BadFile, type FileWork } from '../../platform/file-worker/file-task.ts'

/** Twice the size at which it is printed: sharp on paper, and small in every email. */
const SIZE = { width: 900, height: 300 }
const limits = { limitInputPixels: 80_000_000 }

sharp.cache(false)
sharp.concurrency(1)

/** Draws a logo anew from its pixels alone. */
export const work: FileWork<null, Uint8Array> = async (file) => {
  const sent = await file.read(0, file.size)
  try {
    const { format } = await sharp(sent, limits).metadata()
    // A drawing may name other files; pixels do not.
    if (format === 'svg') throw new BadFile('this is a drawing')
    return await sharp(sent, limits)
      .autoOrient()
      .resize({ ...SIZE, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true })
      .toBuffer()
  } catch {
    throw new BadFile("this picture can't be read")
  }
}
