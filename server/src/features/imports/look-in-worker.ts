import { MOST_IMPORT_ROWS } from '@towline/contract'
import { BadFile, type FileWork, type OpenFile } from '../../platform/file-worker/file-task.ts'
import type { CsvFormat, CsvPlace } from './csv-format.ts'
import { rowsFrom } from './csv-rows.ts'
import type { LookedAt } from './file-tasks.ts'

const HEAD = 64 * 1024
const PIECE = 1024 * 1024
const SAMPLES = 5
const BATCH = 2000
const MOST_COLUMNS = 200
const MOST_TEXT = 300

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/** What a file is as CSV: how it is written, its heads, its first rows, how many there are; or why it is none. */
export const work: FileWork<null, LookedAt> = (file) =>
  lookAt(file).catch((error: unknown) => {
    if (!(error instanceof BadFile)) throw error
    return refused('A quote is opened and never closed, so its rows can’t be told apart.')
  })

async function lookAt(file: OpenFile): Promise<LookedAt> {
  const head = await file.read(0, Math.min(HEAD, file.size))
  if (head.length === 0) return refused('The file is empty.')
  if (head.subarray(0, 2).toString('latin1') === 'PK' || head.readUInt8(0) === 0xd0)
    return refused('This is a spreadsheet. Save it as CSV, and send that.')
  const written = await encodingOf(file, head)
  if (!written) return refused('This isn’t a CSV file. Save your list as CSV, and send that.')
  const { encoding, begin } = written
  const format: CsvFormat = { encoding, delimiter: delimiterOf(head.subarray(begin), encoding) }
  const from: CsvPlace = { byte: begin, row: 1 }
  const top = await rowsFrom(file, { format, from, most: 1 })
  const heads = top.rows[0]?.cells ?? []
  if (heads.length < 2) return refused('The first row must name the columns, at least two of them.')
  if (heads.length > MOST_COLUMNS) return refused(`A file has at most ${MOST_COLUMNS} columns.`)
  let rows = 0
  const samples: string[][] = []
  for (let next = top.next; next; ) {
    const some = await rowsFrom(file, { format, from: next, most: BATCH })
    rows += some.rows.length
    for (const { cells } of some.rows.slice(0, SAMPLES - samples.length)) samples.push(cells)
    if (rows > MOST_IMPORT_ROWS)
      return refused(
        `A file has at most ${MOST_IMPORT_ROWS.toLocaleString('en-US')} rows. Split it.`,
      )
    next = some.next
  }
  if (!top.next || rows === 0) return refused('There are no rows under the heads.')
  const short = (cells: readonly string[]) => cells.map((cell) => cell.slice(0, MOST_TEXT))
  return { format, begin: top.next, heads: short(heads), samples: samples.map(short), rows }
}

const refused = (why: string): LookedAt => ({ refused: why })

/** What the bytes of a file mean, and where its text begins; null for what is no text. */
async function encodingOf(file: OpenFile, head: Buffer) {
  for (const { bytes, encoding } of marks)
    if (bytes.every((byte, at) => head[at] === byte)) return { encoding, begin: bytes.length }
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even + odd > 0) {
    // Text in Latin letters has a zero in every other byte of UTF-16.
    const most = Math.max(even, odd)
    if (most < head.length / 4 || even + odd - most > head.length / 50) return null
    return { encoding: odd > even ? ('utf-16le' as const) : ('utf-16be' as const), begin: 0 }
  }
  return {
    encoding: (await isUtf8(file)) ? ('utf-8' as const) : ('windows-1252' as const),
    begin: 0,
  }
}

async function isUtf8(file: OpenFile): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for (let at = 0; at < file.size; at += PIECE)
      decoder.decode(await file.read(at, Math.min(at + PIECE, file.size)), { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** What stands most often between the heads. */
function delimiterOf(head: Buffer, encoding: CsvFormat['encoding']): CsvFormat['delimiter'] {
  const [first = ''] = new TextDecoder(encoding).decode(head).split(/[\r\n]/, 1)
  const all = [',', ';', '\t', '|'] as const
  const count = (sign: string) => first.split(sign).length
  return all.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
