import { buffer } from 'node:stream/consumers'
import type { FileSource } from '../../platform/file-worker/index.ts'
import type { Files } from '../../providers/files/index.ts'

/** Whose file it is, and which. */
export type FileOwner = { companyId: string; fileId: string }

const variants = ['original', 'thumbnail', 'clean'] as const
type Variant = (typeof variants)[number]

/** The type of every picture we make ourselves. */
export const MADE_TYPE = 'image/webp'

/** Where a variant of a photo or video is kept. */
export const keyOf = ({ companyId, fileId }: FileOwner, variant: Variant) =>
  `${companyId}/${fileId}/${variant}`

/** Deletes the file with all that was made of it. */
export async function removeFile(files: Files, owner: FileOwner): Promise<void> {
  for (const variant of variants) await files.remove(keyOf(owner, variant))
}

/** A stored file, to be read in parts. */
export async function storedFile(files: Files, key: string): Promise<FileSource> {
  const gone = () => new Error('a file is gone that was stored just now')
  const size = await files.sizeOf(key)
  if (size === null) throw gone()
  const read = async (from: number, to: number) => {
    if (from === to) return Buffer.alloc(0)
    const part = await files.open(key, { first: from, last: to - 1 })
    if (!part) throw gone()
    return buffer(part)
  }
  return { size, read }
}
