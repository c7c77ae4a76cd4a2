import { z } from 'zod'
import { Id } from './fields.ts'

const NAME_LENGTH = 200

/** A file's name as people may see it: one line, no path, and nothing that can not be stored. */
const FileName = z
  .string()
  .transform((name) =>
    [...name.normalize().replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')]
      .slice(0, NAME_LENGTH)
      .join('')
      .replace(/[\\/]/g, '_')
      .trim(),
  )

/**
 * What the handler behind an operation that `carries: 'upload'` gets as its body. On the wire the body is
 * the file itself; the rest is in headers.
 */
export const SentFile = z.object({
  /** `X-Upload-Id`, chosen by the sender: the same file sent again under it is not stored twice. */
  uploadId: Id,
  /** `X-File-Name`, percent-encoded. */
  name: FileName,
  /** `Content-Length`; null when the sender does not say. */
  length: z.int().min(0).nullable(),
  /** The file as it arrives; it can be read once. */
  content: z.custom<AsyncIterable<Uint8Array>>(
    (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
    'must be the file itself',
  ),
})

/** A kept file, which the handler behind an operation that `carries: 'download'` answers; on the wire it is the file itself. */
export const StoredFile = z.object({
  /** Where the files provider keeps it. */
  key: z.string(),
  contentType: z.string(),
  name: z.string(),
})
export type StoredFile = z.infer<typeof StoredFile>

/** A file that is made when it is asked for and kept nowhere; the other answer behind `carries: 'download'`. */
export const MadeFile = z.object({
  /** Makes it; called when the handler's transaction is over, so that nobody waits for it. */
  make: z.custom<() => Promise<Uint8Array>>((value) => typeof value === 'function'),
  contentType: z.string(),
  name: z.string(),
})
export type MadeFile = z.infer<typeof MadeFile>
