import type { Readable } from 'node:stream'

/** The first and last byte of a part of a file, both included. */
export type FilePart = { first: number; last: number }

/** Where files are kept. Keys are made of our own ids and words, never of names that came from outside. */
export type Files = {
  name: 'folder' | 's3'
  /** Stores what arrives, whole or not at all; what was there is replaced. Gives the bytes stored. */
  put(key: string, content: AsyncIterable<Uint8Array>, contentType: string): Promise<number>
  /** The file, or a part of it; null when there is none. */
  open(key: string, part?: FilePart): Promise<Readable | null>
  /** How many bytes it has; null when there is none. */
  sizeOf(key: string): Promise<number | null>
  /** The keys of all files that lie under a folder, in no order. */
  list(folder: string): AsyncIterable<string>
  /** Deletes the file; one that is not there is no fault. */
  remove(key: string): Promise<void>
}

/** Refuses a key that could lead out of the place files are kept in; ours never do. */
export function checkedKey(key: string): string {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(key)) throw new Error('this is no key of a file')
  return key
}
