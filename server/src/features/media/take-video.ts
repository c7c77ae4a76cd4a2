import type { Outside } from '../../platform/handler.ts'
import type { CameraFacts } from './camera-facts.ts'
import { readVideo } from './file-tasks.ts'
import { type FileOwner, keyOf, storedFile } from './media.files.ts'
import { overwritten } from './overwritten.ts'

/**
 * Reads what a stored video's camera says, and makes the copy for others: the same file with all of it
 * overwritten that is neither picture nor sound. Where that can not be told for sure (WebM, damaged
 * files, tracks of other things) there is no such copy.
 */
export async function takeVideo(
  { files, fileWorker }: Pick<Outside, 'files' | 'fileWorker'>,
  owner: FileOwner,
  contentType: string,
): Promise<CameraFacts & { hasThumbnail: boolean; hasClean: boolean }> {
  if (contentType === 'video/webm')
    return { takenAt: null, place: null, hasThumbnail: false, hasClean: false }
  const key = keyOf(owner, 'original')
  const file = await storedFile(files, key)
  const sender = owner.companyId
  const { takenAt, place, overwrites } = await fileWorker.run(readVideo, {
    file,
    input: null,
    sender,
  })
  const original = overwrites && (await files.open(key))
  if (original)
    await files.put(keyOf(owner, 'clean'), overwritten(original, overwrites), contentType)
  return { takenAt, place, hasThumbnail: false, hasClean: original !== null }
}
