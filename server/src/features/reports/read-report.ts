import { exportReport as exportOperation, readReport as readOperation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { buildReport } from './build-report.ts'
import { reportAsCsv } from './report-csv.ts'

/** More rows than anybody reads on a screen; the file has the others. */
const MOST_SHOWN = 500
const MOST_IN_FILE = 50_000

/** A report for the screen. */
export const readReport = handle(readOperation, ({ tx, companyId, now }, { query }) =>
  buildReport(tx, { companyId, now, most: MOST_SHOWN }, query),
)

/** The same as a file for a spreadsheet. */
export const exportReport = handle(exportOperation, async ({ tx, companyId, now }, { query }) => {
  const report = await buildReport(tx, { companyId, now, most: MOST_IN_FILE }, query)
  const title = report.title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  return { name: `${title}-${report.from}-to-${report.to}.csv`, csv: reportAsCsv(report) }
})
