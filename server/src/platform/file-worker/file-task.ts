import type { z } from 'zod'

/** A file to be read in parts: one that is stored, or bytes at hand. */
export type FileSource = {
  /** In bytes. */
  size: number
  /** The bytes from `from` up to but not with `to`. */
  read(from: number, to: number): Promise<Uint8Array>
}

/** The file as the worker sees it, which has nothing else to read. */
export type OpenFile = { size: number; read(from: number, to: number): Promise<Buffer> }

/** What a task's module exports as `work`; it runs in the worker's process and throws `BadFile` for what is no such file. */
export type FileWork<Input, Reply> = (file: OpenFile, input: Input) => Promise<Reply>

/**
 * Work on bytes that a stranger sent. The module is loaded in the worker's process only; its reply is
 * checked here, because whoever takes that process over writes it.
 */
export type FileTask<Input, Reply> = {
  module: URL
  reply: z.ZodType<Reply>
  /** There for its type alone: what the module exports. */
  work?: FileWork<Input, Reply>
}

/** The file is damaged, or is not what it has to be. */
export class BadFile extends Error {
  override name = 'BadFile'
}

/** Bytes at hand as a file. */
export const fileOf = (bytes: Uint8Array): FileSource => ({
  size: bytes.byteLength,
  read: async (from, to) => bytes.subarray(from, to),
})
