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
