import { fileTypeFromBuffer } from 'file-type'
import type { FileWork } from '../../platform/file-worker/file-task.ts'

/** What a file is by its first bytes, as a media type; null for what nobody knows. */
export const work: FileWork<null, string | null> = async (file) => {
  const head = await file.read(0, file.size)
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  return found?.mime ?? null
}
