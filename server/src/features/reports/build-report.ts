import {
  columnsOf,
  dayAfter,
  daysOf,
  localMoment,
  type Report,
  type ReportCell,
  type ReportColumn,
  type ReportQuestion,
  reportTitle,
  rowsName,
} from '@towline/contract'
import type { Tx } from '../../platform/db/index.ts'
import { ownCompany } from '../company/index.ts'
import type { Span } from './figure-keys.store.ts'
import { callFigures, expiring, type FiguresRow, jobFigures } from './figures.store.ts'
import { inOrder } from './report-rows.ts'

/** How far ahead licenses and plates are looked at. */
const AHEAD_DAYS = 90

type Asking = { companyId: string; now: number; most: number }

/** A report of the bound company as of now, with at most so many rows. */
export async function buildReport(
  tx: Tx,
  { companyId, now, most }: Asking,
  question: ReportQuestion,
): Promise<Report> {
  const { kind, by } = question
  const { time_zone: zone } = await ownCompany(tx, companyId)
  const today = localMoment(now, zone).day
  const columns = columnsOf(kind)
  const head = {
    title: reportTitle(kind, by),
    today,
    rowsName: rowsName(kind, by),
    columns: [...columns],
  }
  if (kind === 'expiring') {
    const until = dayAfter(today, AHEAD_DAYS)
    const rows = await expiring(tx, { companyId, zone, today, until })
    return { ...head, from: today, to: until, total: null, ...first(rows, columns, most) }
  }
  const days = daysOf(question, today)
  const found = await figuresOf(tx, { companyId, zone, days }, question)
  const total = found.find(({ key }) => key === null)
  // A total of nothing is no figure to show a report for.
  const isEmpty = found.length <= 1
  const rows = isEmpty
    ? []
    : inOrder(
        kind === 'drivers' ? 'driver' : by,
        days,
        found.filter((row) => row !== total),
        columns[0]?.key ?? '',
      )
  return {
    ...head,
    ...days,
    total: isEmpty || !total ? null : cellsOf(total, columns),
    ...first(rows, columns, most),
  }
}

const figuresOf = (tx: Tx, span: Span, question: ReportQuestion): Promise<FiguresRow[]> => {
  const { kind } = question
  if (kind === 'calls' || kind === 'expiring') return callFigures(tx, span, question)
  return jobFigures(tx, span, { ...question, kind })
}

/** The first rows, and how many are left. */
const first = (rows: readonly FiguresRow[], columns: readonly ReportColumn[], most: number) => ({
  rows: rows.slice(0, most).map((row) => ({
    key: row.key ?? '',
    label: row.label,
    cells: cellsOf(row, columns),
  })),
  left: Math.max(0, rows.length - most),
})

/** A row's figures in the order of the columns; what is counted is 0 where there was nothing. */
const cellsOf = ({ cells }: FiguresRow, columns: readonly ReportColumn[]): ReportCell[] =>
  columns.map(({ key, unit }) => cells[key] ?? (blankIsNone(key, unit) ? null : 0))

const blankIsNone = (key: string, unit: ReportColumn['unit']) =>
  ['share', 'minutes', 'text', 'day'].includes(unit) || key.startsWith('per') || key === 'average'
