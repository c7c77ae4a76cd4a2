import type { FileWork } from '../../platform/file-worker/file-task.ts'
import type { CsvRows } from './csv-format.ts'
import { rowsFrom } from './csv-rows.ts'
import type { RowsAsked } from './file-tasks.ts'

/** Rows of a CSV file. */
export const work: FileWork<RowsAsked, CsvRows> = (file, asked) => rowsFrom(file, asked)
