import type { Outside } from '../../platform/handler.ts'
import type { CameraFacts } from './camera-facts.ts'
import { redrawPhoto } from './file-tasks.ts'
import { type FileOwner, keyOf, MADE_TYPE, storedFile } from './media.files.ts'

/** Makes a stored photo's thumbnail and clean copy, and reads what its camera says; fails with `bad_file`. */
export async function takePhoto(
  { files, fileWorker }: Pick<Outside, 'files' | 'fileWorker'>,
  owner: FileOwner,
  timeZone: string,
): Promise<CameraFacts & { hasThumbnail: boolean; hasClean: boolean }> {
  const file = await storedFile(files, keyOf(owner, 'original'))
  const sender = owner.companyId
  const made = await fileWorker.run(redrawPhoto, { file, input: { timeZone }, sender })
  for (const variant of ['thumbnail', 'clean'] as const)
    await files.put(keyOf(owner, variant), only(made[variant]), MADE_TYPE)
  const { takenAt, place } = made
  return { takenAt, place, hasThumbnail: true, hasClean: true }
}

async function* only(content: Uint8Array) {
  yield content
}
