import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { Failure } from '../../platform/failure.ts'
import { turns } from '../../platform/turns.ts'
import type { Files } from '../../providers/files/index.ts'
import { type CameraFacts, factsOfPhoto } from './camera-facts.ts'
import { type FileOwner, keyOf, MADE_TYPE } from './media.files.ts'

const THUMBNAIL_HEIGHT = 300
/** A long strip must not make a thumbnail as large as a photo. */
const THUMBNAIL_WIDTH = 1200
const CLEAN_SIZE = 2560
/** More than any telephone's camera has in 10 MB; what unfolds to more is a trap. */
const MOST_PIXELS = 80_000_000
/** How many are worked on at once: unfolded, one can take 300 MB. */
const AT_ONCE = 2

// A photo is looked at once.
sharp.cache(false)
const inTurn = turns(AT_ONCE)

/** Makes a stored photo's thumbnail and clean copy, and reads what its camera says; fails with `bad_file`. */
export function takePhoto(
  files: Files,
  owner: FileOwner,
  timeZone: string,
): Promise<CameraFacts & { hasThumbnail: boolean; hasClean: boolean }> {
  return inTurn(async () => {
    const stored = await files.open(keyOf(owner, 'original'))
    if (!stored) throw new Error('a photo is gone that was stored just now')
    const photo = await buffer(stored)
    const made = await redraw(photo).catch(() => {
      throw new Failure('bad_file')
    })
    for (const variant of ['thumbnail', 'clean'] as const)
      await files.put(keyOf(owner, variant), only(made[variant]), MADE_TYPE)
    return { ...factsOfPhoto(photo, timeZone), hasThumbnail: true, hasClean: true }
  })
}

/** Drawn anew from its pixels alone, upright: nothing the camera wrote is in it. */
async function redraw(photo: Buffer) {
  const limits = { limitInputPixels: MOST_PIXELS }
  const { pages = 1 } = await sharp(photo, limits).metadata()
  const inside = (height: number, width: number) =>
    ({ height, width, fit: 'inside', withoutEnlargement: true }) as const
  const thumbnail = await sharp(photo, limits)
    .autoOrient()
    .resize(inside(THUMBNAIL_HEIGHT, THUMBNAIL_WIDTH))
    .webp({ quality: 75 })
    .toBuffer()
  // What moves can not be turned; no camera writes such files.
  const whole =
    pages > 1 ? sharp(photo, { ...limits, animated: true }) : sharp(photo, limits).autoOrient()
  const clean = await whole
    .resize(inside(CLEAN_SIZE, CLEAN_SIZE))
    .webp({ quality: 80, effort: 2 })
    .toBuffer()
  return { thumbnail, clean }
}

async function* only(content: Uint8Array) {
  yield content
}
