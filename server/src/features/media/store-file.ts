import { MEDIA_LIMITS, type SentFile } from '@towline/contract'
import type { z } from 'zod'
import type { Outside } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import { refuseInfected } from '../../platform/refuse-infected.ts'
import { atMost, type FileKind, kindOf, peek } from './file-kind.ts'
import { type FileOwner, keyOf, removeFile } from './media.files.ts'
import { sweepFile } from './sweep-file.ts'
import { takePhoto } from './take-photo.ts'
import { takeVideo } from './take-video.ts'

/** What is known of a file once it is stored. */
export type StoredMedia = FileKind & {
  owner: FileOwner
  bytes: number
  facts: Awaited<ReturnType<typeof takePhoto>>
}

/** Longer than any upload may take. */
const SWEEP_AFTER_MS = 2 * 3_600_000

/** Brings a file to its place, once it is seen to be one that is taken. Nothing is left of one that fails. */
export async function storeFile(
  outside: Outside,
  body: z.output<typeof SentFile>,
  timeZone: string,
): Promise<StoredMedia> {
  const { files, fileWorker, fail } = outside
  const companyId = outside.companyId ?? fail('not_found')
  const tooLarge = (type: FileKind['type']) =>
    fail('too_large', { message: `${largest[type]} can have.` })
  if ((body.length ?? 0) > MEDIA_LIMITS.video) tooLarge('video')
  const { head, whole } = await peek(body.content)
  const kind = (await kindOf(fileWorker, head, companyId)) ?? fail('bad_file')
  if ((body.length ?? 0) > MEDIA_LIMITS[kind.type]) tooLarge(kind.type)

  const owner = { companyId, fileId: newId() }
  await outside.enqueue(sweepFile, owner, { startAfterMs: SWEEP_AFTER_MS })
  try {
    const content = atMost(whole, MEDIA_LIMITS[kind.type], () => tooLarge(kind.type))
    const bytes = await files.put(keyOf(owner, 'original'), content, kind.contentType)
    await refuseInfected(outside, () => files.open(keyOf(owner, 'original')))
    const facts =
      kind.type === 'image'
        ? await takePhoto(outside, owner, timeZone)
        : await takeVideo(outside, owner, kind.contentType)
    return { ...kind, owner, bytes, facts }
  } catch (error) {
    await removeFile(files, owner)
    throw error
  }
}

/** Takes back a file whose row could not be written. */
export async function discardFile({ files }: Outside, stored: StoredMedia | null): Promise<void> {
  if (stored) await removeFile(files, stored.owner)
}

const megabytes = (type: FileKind['type']) => MEDIA_LIMITS[type] / 1024 / 1024
const largest = {
  image: `This photo is larger than the ${megabytes('image')} MB a photo`,
  video: `This video is larger than the ${megabytes('video')} MB a video`,
}
