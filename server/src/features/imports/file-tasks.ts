import { z } from 'zod'
import type { FileTask } from '../../platform/file-worker/index.ts'
import { CsvFormat, CsvPlace, CsvRows } from './csv-format.ts'

const LookedAt = z.union([
  z.object({
    format: CsvFormat,
    /** Where the row after the heads begins. */
    begin: CsvPlace,
    heads: z.array(z.string()),
    samples: z.array(z.array(z.string())),
    rows: z.int().min(1),
  }),
  z.object({ refused: z.string() }),
])
export type LookedAt = z.infer<typeof LookedAt>

/** What a file is as CSV, or why it is none. */
export const lookAtCsv: FileTask<null, LookedAt> = {
  module: new URL('./look-in-worker.ts', import.meta.url),
  reply: LookedAt,
}

export type RowsAsked = { format: CsvFormat; from: CsvPlace; most: number }

/** Some rows of it. */
export const readCsvRows: FileTask<RowsAsked, CsvRows> = {
  module: new URL('./rows-in-worker.ts', import.meta.url),
  reply: CsvRows,
}
