import { type CsvProblem, Rates } from '@towline/contract'
import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

const columns = [
  'Kind',
  'Name',
  'Vehicle',
  'Hours',
  'Price',
  'Per loaded mile',
  'Free loaded miles',
  'Per unloaded mile',
  'Free unloaded miles',
  'Per quarter hour',
  'Free minutes',
  'Minimum',
  'Unit',
  'Grace hours',
  'Covered miles',
  'From',
  'To',
  'Taxable',
] as const
type Column = (typeof columns)[number]
type Cells = Partial<Record<Column, unknown>>

type Part = keyof Rates
/** How the rows of a kind are read and written: the part of the sheet they fill, and its fields by column. */
type Kind = {
  part: Part
  isList: boolean
  fields: Partial<Record<Column, string>>
}

const price = { Price: 'amount', Taxable: 'taxable' } as const
const kinds = {
  Service: {
    part: 'services',
    isList: true,
    fields: {
      Name: 'service',
      Vehicle: 'vehicleClass',
      Hours: 'hours',
      Price: 'base',
      'Per loaded mile': 'perLoadedMile',
      'Free loaded miles': 'freeLoadedMiles',
      'Per unloaded mile': 'perUnloadedMile',
      'Free unloaded miles': 'freeUnloadedMiles',
      'Per quarter hour': 'perQuarterHour',
      'Free minutes': 'freeMinutes',
      Minimum: 'minimum',
      Taxable: 'taxable',
    },
  },
  Extra: {
    part: 'extras',
    isList: true,
    fields: { Name: 'name', Unit: 'unit', Price: 'rate', Taxable: 'taxable' },
  },
  Zone: {
    part: 'zones',
    isList: true,
    fields: { Name: 'zone', Price: 'amount', Taxable: 'taxable' },
  },
  'Cancel fee': { part: 'cancelFee', isList: false, fields: price },
  'Gone on arrival': { part: 'goneOnArrivalFee', isList: false, fields: price },
  Storage: {
    part: 'storage',
    isList: false,
    fields: { Price: 'perDay', 'Grace hours': 'graceHours', Taxable: 'taxable' },
  },
  Coverage: {
    part: 'coverage',
    isList: false,
    fields: { Price: 'dollars', 'Covered miles': 'miles' },
  },
  Night: { part: 'hours', isList: false, fields: { From: 'from', To: 'to' } },
  Weekend: { part: 'hours', isList: true, fields: { Name: 'weekend' } },
  Holiday: { part: 'hours', isList: true, fields: { Name: 'holidays' } },
} as const satisfies Record<string, Kind>
type KindName = keyof typeof kinds
const kindNames = Object.keys(kinds) as KindName[]

const texts: readonly Column[] = ['Kind', 'Name', 'Vehicle', 'Hours', 'Unit', 'From', 'To']

/** A rate sheet as CSV. What a spreadsheet would take for a formula is written so that it stays text. */
export function ratesAsCsv(rates: Rates): string {
  const rowOf = (Kind: KindName, record: Record<string, unknown>): Cells => ({
    Kind,
    ...Object.fromEntries(
      Object.entries(kinds[Kind].fields).map(([column, field]) => [column, written(record[field])]),
    ),
  })
  const one = (Kind: KindName, record: Record<string, unknown> | null | undefined) =>
    record ? [rowOf(Kind, record)] : []
  const rows: Cells[] = [
    ...rates.services.map((rate) => rowOf('Service', rate)),
    ...rates.extras.map((extra) => rowOf('Extra', extra)),
    ...rates.zones.map((zone) => rowOf('Zone', zone)),
    ...one('Cancel fee', rates.cancelFee),
    ...one('Gone on arrival', rates.goneOnArrivalFee),
    ...one('Storage', rates.storage),
    ...one('Coverage', rates.coverage),
    ...one('Night', rates.hours?.night),
    ...(rates.hours?.weekend ?? []).map((weekend) => rowOf('Weekend', { weekend })),
    ...(rates.hours?.holidays ?? []).map((holidays) => rowOf('Holiday', { holidays })),
  ]
  return stringify(rows, { header: true, columns: [...columns], escape_formulas: true, bom: true })
}

const written = (value: unknown): unknown =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value

type Row = { line: number; cells: Map<Column, string> }
type ReadRow = { line: number; kind: KindName; record: Record<string, unknown> }

/** A rate sheet read from CSV: the rates, or every problem by line and column. */
export function ratesFromCsv(csv: string): { rates: Rates | null; problems: CsvProblem[] } {
  const problems: CsvProblem[] = []
  const rows = rowsOf(csv, problems)
  const read = rows.flatMap((row) => readRow(row, problems))
  const singles = new Set<KindName>()
  for (const { line, kind } of read) {
    if (kinds[kind].isList) continue
    if (singles.has(kind))
      problems.push({ line, column: 'Kind', problem: `There is more than one line for ${kind}` })
    singles.add(kind)
  }
  const parsed = Rates.safeParse(assembled(read))
  const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => located(issue, read))
  // A cell that could not be read is told of once.
  const isTold = ({ line, column }: CsvProblem) =>
    problems.some((told) => told.line === line && told.column === column)
  const all = [...problems, ...wrong.filter((one) => !isTold(one))]
  all.sort((one, other) => one.line - other.line)
  return { rates: parsed.success && all.length === 0 ? parsed.data : null, problems: all }
}

function rowsOf(csv: string, problems: CsvProblem[]): Row[] {
  const [head, ...body] = recordsOf(csv, problems)
  if (!head) {
    if (problems.length === 0) problems.push({ line: 1, column: '', problem: 'The file is empty' })
    return []
  }
  const order = head.record.map((name) => {
    const column = columns.find((one) => one.toLowerCase() === name.toLowerCase())
    if (!column && name)
      problems.push({ line: 1, column: name, problem: 'A rate sheet has no such column' })
    return column
  })
  if (!order.includes('Kind'))
    problems.push({ line: 1, column: 'Kind', problem: 'The first line must name the columns' })
  return body.map(({ record, line }) => ({
    line,
    cells: new Map(
      record.flatMap((cell, index) => {
        const column = order[index]
        return column ? [[column, withoutDefusing(cell)] as const] : []
      }),
    ),
  }))
}

function recordsOf(csv: string, problems: CsvProblem[]): { record: string[]; line: number }[] {
  try {
    const read: unknown = parse(csv, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    })
    return asRecords(read).map(({ record, info }) => ({ record, line: info.lines }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = Number(Object(error).lines) || 1
    problems.push({ line, column: '', problem: 'A quote is missing or stands in the wrong place' })
    return []
  }
}

// What csv-parse gives with `info` and no columns.
const asRecords = (read: unknown) => read as { record: string[]; info: { lines: number } }[]

/** A cell without the mark that keeps a spreadsheet from taking it for a formula. */
const withoutDefusing = (cell: string) =>
  /^'[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? cell.slice(1) : cell

function readRow({ line, cells }: Row, problems: CsvProblem[]): ReadRow[] {
  const named = cells.get('Kind') ?? ''
  const kind = kindNames.find((name) => name.toLowerCase() === named.toLowerCase())
  if (!kind) {
    const problem = `Write one of ${kindNames.join(', ')}`
    problems.push({ line, column: 'Kind', problem })
    return []
  }
  const fields: Partial<Record<Column, string>> = kinds[kind].fields
  const record: Record<string, unknown> = {}
  for (const [column, cell] of cells) {
    if (column === 'Kind' || cell === '') continue
    const field = fields[column]
    const { value, problem } = field
      ? cellValue(column, cell)
      : { value: undefined, problem: `${kind} has no ${column}: leave it empty` }
    if (problem) problems.push({ line, column, problem })
    if (field) record[field] = value
  }
  return [{ line, kind, record }]
}

function cellValue(column: Column, cell: string): { value: unknown; problem?: string } {
  if (texts.includes(column)) return { value: cell }
  if (column === 'Taxable') {
    if (/^(yes|y|true|1)$/i.test(cell)) return { value: true }
    if (/^(no|n|false|0)$/i.test(cell)) return { value: false }
    return { value: undefined, problem: 'Write yes or no' }
  }
  const number = cell.replace(/[$,\s]/g, '')
  return /^-?\d*\.?\d+$/.test(number)
    ? { value: Number(number) }
    : { value: undefined, problem: 'Write a number, such as 95 or 3.50' }
}

/** The rows as a sheet, not yet held against the contract. */
function assembled(rows: readonly ReadRow[]) {
  const all = (kind: KindName) =>
    rows.filter((row) => row.kind === kind).map(({ record }) => record)
  const hasHours = rows.some(({ kind }) => kinds[kind].part === 'hours')
  return {
    services: all('Service'),
    extras: all('Extra'),
    zones: all('Zone'),
    cancelFee: all('Cancel fee')[0] ?? null,
    goneOnArrivalFee: all('Gone on arrival')[0] ?? null,
    storage: all('Storage')[0] ?? null,
    coverage: all('Coverage')[0] ?? null,
    hours: hasHours
      ? {
          night: all('Night')[0] ?? null,
          weekend: all('Weekend').map(({ weekend }) => weekend),
          holidays: all('Holiday').map(({ holidays }) => holidays),
        }
      : null,
  }
}

type Issue = { path: PropertyKey[]; message: string }

/** Where in the file a problem of the sheet stands. */
function located({ path, message }: Issue, rows: readonly ReadRow[]): CsvProblem {
  const [part, ...rest] = path.map(String)
  const inHours = { night: 'Night', weekend: 'Weekend', holidays: 'Holiday' } as const
  const kind = kindNames.find((name) =>
    part === 'hours'
      ? name === inHours[rest[0] as keyof typeof inHours]
      : kinds[name].part === part,
  )
  const ofKind = rows.filter((row) => row.kind === kind)
  const index = rest.find((step) => /^\d+$/.test(step))
  const field = rest.filter((step) => !/^\d+$/.test(step)).at(-1)
  const found = Object.entries(kind ? kinds[kind].fields : {}).find(([, name]) => name === field)
  return {
    line: ofKind[Number(index ?? 0)]?.line ?? 1,
    column: found?.[0] ?? 'Kind',
    problem: message,
  }
}
