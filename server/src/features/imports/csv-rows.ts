import { CsvError, parse } from 'csv-parse/sync'
import { BadFile, type OpenFile } from '../../platform/file-worker/file-task.ts'
import type { CsvFormat, CsvPlace, CsvRow, CsvRows } from './csv-format.ts'

/** How much of a file is read at a time, in bytes; even, so that no UTF-16 character is cut. */
const WINDOW = 256 * 1024
/** No row is longer: a quote that is never closed would be a row to the end of the file. */
const LONGEST_ROW = 4 * 1024 * 1024

const encodings = {
  'utf-8': 'utf8',
  'utf-16le': 'utf16le',
  'utf-16be': 'utf16le',
  'windows-1252': 'latin1',
} as const satisfies Record<CsvFormat['encoding'], BufferEncoding>

/** At most so many rows from a place on, empty ones left out. Throws `BadFile` where a quote is never closed. */
export async function rowsFrom(
  file: OpenFile,
  { format, from, most }: { format: CsvFormat; from: CsvPlace; most: number },
): Promise<CsvRows> {
  for (let size = WINDOW; ; size *= 4) {
    const end = Math.min(from.byte + size, file.size)
    const bytes = await file.read(from.byte, end)
    const found = rowsIn(bytes, { format, from, most, isWhole: end === file.size })
    if (found) return found
    if (size >= LONGEST_ROW || end === file.size) throw new BadFile('a quote is never closed')
  }
}

type Stretch = { format: CsvFormat; from: CsvPlace; most: number; isWhole: boolean }

/** The rows of a stretch of a file, but the last where that may be cut; null where not even one is whole. */
function rowsIn(bytes: Buffer, { format, from, most, isWhole }: Stretch): CsvRows | null {
  const ends: { cells: string[]; end: number }[] = []
  // A file that was cut in the middle of a character has a byte too many.
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2))
  const text = format.encoding === 'utf-16be' ? Buffer.from(whole).swap16() : bytes
  const isBroken = parsed(text, format, most + 1, (cells, end) => void ends.push({ cells, end }))
  const hasMore = ends.length > most
  if (isBroken && isWhole && !hasMore) return null
  // The end of a stretch may be in the middle of a row.
  const kept = isWhole && !hasMore ? ends : ends.slice(0, Math.min(most, ends.length - 1))
  if (kept.length === 0 && !isWhole) return null
  const rows: CsvRow[] = kept.flatMap(({ cells }, index) =>
    cells.every((cell) => cell.trim() === '')
      ? []
      : [{ row: from.row + index, cells: cells.map((cell) => cleaned(cell, format)) }],
  )
  const byte = from.byte + (kept.at(-1)?.end ?? bytes.length)
  const isOver = isWhole && kept.length === ends.length
  return { rows, next: isOver ? null : { byte, row: from.row + kept.length } }
}

/** Tells each row with the byte after it; true where it came to something that is no CSV. */
function parsed(
  bytes: Buffer,
  { encoding, delimiter }: CsvFormat,
  most: number,
  onRow: (cells: string[], end: number) => void,
): boolean {
  try {
    parse(bytes, {
      encoding: encodings[encoding],
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      to: most,
      on_record: (told) => {
        // With `info` a row comes with where it is; the types know rows alone.
        const { record, info } = told as unknown as { record: string[]; info: { bytes: number } }
        onRow(record, info.bytes)
        return null
      },
    })
    return false
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return true
  }
}

const windows = new TextDecoder('windows-1252')

/** A cell as it was meant: in its own alphabet, without what keeps spreadsheets from changing it. */
function cleaned(cell: string, { encoding }: CsvFormat): string {
  const text = encoding === 'windows-1252' ? windows.decode(Buffer.from(cell, 'latin1')) : cell
  const plain = text.replaceAll('\u0000', '').toWellFormed().trim()
  // `="00123"` keeps its zeros in a spreadsheet.
  const kept = /^="([^"]*)"$/.exec(plain)?.[1]
  if (kept !== undefined) return kept
  return /^'[=+\-@]/.test(plain) ? plain.slice(1) : plain
}
