import type { Overwrite } from './file-tasks.ts'

/** The content with parts of it overwritten, which come first to last and do not touch each other. */
export async function* overwritten(
  content: AsyncIterable<Uint8Array>,
  overwrites: readonly Overwrite[],
): AsyncGenerator<Uint8Array> {
  let at = 0
  let cursor = 0
  for await (const piece of content) {
    const copy = Buffer.from(piece)
    const end = at + piece.length
    for (; ; cursor += 1) {
      const next = overwrites[cursor]
      if (!next || next.from >= end) break
      write(copy, at, next)
      // The rest of it is in the next piece.
      if (next.to > end) break
    }
    yield copy
    at = end
  }
}

/** Overwrites what lies in this piece of the file, which begins at `at`. */
function write(piece: Buffer, at: number, { from, to, text }: Overwrite): void {
  const first = Math.max(from, at) - at
  const last = Math.min(to, at + piece.length) - at
  if (text) Buffer.from(text, 'latin1').copy(piece, first, first + at - from, last + at - from)
  else piece.fill(0, first, last)
}
