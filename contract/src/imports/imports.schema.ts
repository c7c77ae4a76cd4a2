import { z } from 'zod'
import { Id, Instant } from '../kernel/index.ts'

/** What a file can bring. */
export const ImportKind = z.enum(['accounts', 'customers', 'trucks', 'employees', 'jobs'])
export type ImportKind = z.infer<typeof ImportKind>

/** More rows than any file may have. */
export const MOST_IMPORT_ROWS = 100_000
/** A file is at most this long, in bytes. */
export const MOST_IMPORT_BYTES = 30 * 1024 * 1024

/**
 * `mapping`: nobody has said yet what its columns are. `checking`, `importing` and `undoing` go on by themselves.
 * `checked`: every row was looked at and nothing is saved.
 */
export const ImportStatus = z.enum([
  'mapping',
  'checking',
  'checked',
  'importing',
  'done',
  'undoing',
  'undone',
])
export type ImportStatus = z.infer<typeof ImportStatus>

/** Which column of the file (the first is 0) a field is in. */
export const ImportColumns = z.record(z.string().max(60), z.int().min(0).max(1000))
export type ImportColumns = z.infer<typeof ImportColumns>

/** A file of rows that become records, and how far that has come. */
export const Import = z.object({
  id: Id,
  kind: ImportKind,
  fileName: z.string(),
  status: ImportStatus,
  /** The names in the file's first row. */
  heads: z.array(z.string()),
  /** Its first rows, as they are. */
  samples: z.array(z.array(z.string())),
  columns: ImportColumns,
  /** Rows under the heads, empty ones left out. */
  rows: z.int(),
  /** How many of them the step that goes on has been through. */
  through: z.int(),
  /** Rows that can be imported, that can't, and that are there already. */
  right: z.int(),
  wrong: z.int(),
  twice: z.int(),
  /** Records it has made. */
  made: z.int(),
  /** Why a step ended early; empty where none did. */
  note: z.string(),
  who: z.string(),
  createdAt: Instant,
  /** 0 until all is imported. */
  importedAt: Instant,
})
export type Import = z.infer<typeof Import>

/** What is wrong in a row. The row is the spreadsheet's: that of the heads is 1. */
export const ImportProblem = z.object({
  row: z.int(),
  /** As the file names it; empty where it is the row as a whole. */
  column: z.string(),
  value: z.string(),
  problem: z.string(),
  /** `twice`: there already, and left out. */
  kind: z.enum(['wrong', 'twice']),
})
export type ImportProblem = z.infer<typeof ImportProblem>
