import { openPrinter } from '@towline/server/testing/printing'
import { ms, quantile, type Table } from './report.ts'

const INVOICES = 100
const STATEMENTS = 3
const LINES = 2_000

/** What PDFs take, from the data to the bytes, the process that makes them included. */
export async function measurePdf(): Promise<Table[]> {
  const printer = openPrinter()
  try {
    const first = await timed(() => printer.invoice(1000))
    const opened = await afterOpening()
    const invoices = await times(INVOICES, (at) => printer.invoice(1001 + at))
    const short = await times(INVOICES, (at) => printer.statement(14, 1001 + at * 14))
    const long = await times(STATEMENTS, (at) => printer.statement(LINES, 1001 + at * LINES))
    return [
      {
        title: 'Invoices and statements as PDFs',
        columns: ['', 'p50', 'longest', 'size'],
        rows: [
          ['first invoice, starting the process', ms(first.took), '', sizeOf(first.bytes)],
          [
            'first invoice, after it was opened on the screen',
            ms(opened.took),
            '',
            sizeOf(opened.bytes),
          ],
          ['an invoice of one page', ...figures(invoices)],
          ['a statement of 14 lines', ...figures(short)],
          [`a statement of ${LINES} lines`, ...figures(long)],
        ],
        note: `${INVOICES} each, ${STATEMENTS} of the long one, one after the other; each is another file. Wanted: under 300 ms, the long one under 3 s.`,
      },
    ]
  } finally {
    printer.stop()
  }
}

/** The first PDF of a fresh process that opening an invoice has started. */
async function afterOpening(): Promise<Timed> {
  const printer = openPrinter()
  try {
    await printer.warm()
    return await timed(() => printer.invoice(999))
  } finally {
    printer.stop()
  }
}

type Timed = { took: number; bytes: number }

async function timed(make: () => Promise<number>): Promise<Timed> {
  const began = performance.now()
  const bytes = await make()
  return { took: performance.now() - began, bytes }
}

async function times(count: number, make: (at: number) => Promise<number>): Promise<Timed[]> {
  const all: Timed[] = []
  for (let at = 0; at < count; at++) all.push(await timed(() => make(at)))
  return all
}

const sizeOf = (bytes: number) => `${Math.round(bytes / 1000)} kB`

function figures(all: readonly Timed[]): string[] {
  const took = all.map((one) => one.took)
  return [ms(quantile(took, 0.5)), ms(Math.max(...took)), sizeOf(all[0]?.bytes ?? 0)]
}
