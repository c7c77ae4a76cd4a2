import { z } from 'zod'

/** How a CSV file is written: what its bytes mean, what is between its cells, and where its second row begins. */
export const CsvFormat = z.object({
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
  delimiter: z.enum([',', ';', '\t', '|']),
})
export type CsvFormat = z.infer<typeof CsvFormat>

/** Where a row begins: its byte, and its number as a spreadsheet counts. */
export const CsvPlace = z.object({ byte: z.int().min(0), row: z.int().min(1) })
export type CsvPlace = z.infer<typeof CsvPlace>

export const CsvRow = z.object({ row: z.int(), cells: z.array(z.string()) })
export type CsvRow = z.infer<typeof CsvRow>

/** Some rows of a file, and where the next ones begin; null at its end. */
export const CsvRows = z.object({ rows: z.array(CsvRow), next: CsvPlace.nullable() })
export type CsvRows = z.infer<typeof CsvRows>
