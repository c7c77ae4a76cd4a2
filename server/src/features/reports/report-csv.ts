import { cellForSheet, headForSheet, type Report } from '@towline/contract'
import { stringify } from 'csv-stringify/sync'

/** A report as CSV. What a spreadsheet would take for a formula is written so that it stays text; numbers stay numbers. */
export function reportAsCsv({ rowsName, columns, rows, total }: Report): string {
  const line = (label: string, cells: Report['rows'][number]['cells']) => [
    label,
    ...columns.map(({ unit }, index) => cellForSheet(unit, cells[index] ?? null)),
  ]
  const lines = [
    [rowsName, ...columns.map(headForSheet)],
    ...rows.map(({ label, cells }) => line(label, cells)),
    ...(total ? [line('Total', total)] : []),
  ]
  return stringify(lines, { bom: true, escape_formulas: true, quoted_match: /^\s|\s$/ })
}
