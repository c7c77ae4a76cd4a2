import { mediaTypeOf } from '@towline/contract'
import { type FileWorker, fileOf } from '../../platform/file-worker/index.ts'
import { sniffFile } from './file-tasks.ts'

/** What a file is, by its own first bytes. */
export type FileKind = { type: 'image' | 'video'; contentType: string }

/** As much of a file's beginning as is looked at to tell what it is. */
const HEAD_BYTES = 8 * 1024

/** What the file is that begins like this, as a media type; null for what nobody knows. */
export const sniff = (worker: FileWorker, head: Uint8Array, sender: string) =>
  worker.run(sniffFile, { file: fileOf(head.subarray(0, HEAD_BYTES)), input: null, sender })

/** Which photo or video it is that begins like this; null for what is not taken. */
export async function kindOf(
  worker: FileWorker,
  head: Uint8Array,
  sender: string,
): Promise<FileKind | null> {
  const contentType = await sniff(worker, head, sender)
  const type = contentType ? mediaTypeOf(contentType) : null
  return contentType && type ? { type, contentType } : null
}

/** Reads the beginning of a file; `whole` is the file from its first byte on, to be read once, or else left. */
export async function peek(content: AsyncIterable<Uint8Array>) {
  const pieces = content[Symbol.asyncIterator]()
  const read: Uint8Array[] = []
  for (let bytes = 0; bytes < HEAD_BYTES; ) {
    const next = await pieces.next()
    if (next.done) break
    read.push(next.value)
    bytes += next.value.byteLength
  }
  async function* whole() {
    yield* read
    yield* { [Symbol.asyncIterator]: () => pieces }
  }
  return {
    head: Buffer.concat(read),
    whole: whole(),
    leave: async () => void (await pieces.return?.()),
  }
}

/** The same content; `onMore` is called, and has to throw, when it is more than the most. */
export async function* atMost(
  content: AsyncIterable<Uint8Array>,
  most: number,
  onMore: () => never,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of content) {
    bytes += piece.byteLength
    if (bytes > most) onMore()
    yield piece
  }
}
