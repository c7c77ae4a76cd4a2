import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measureBackOffice } from './back-office.ts'
import { measureBoard } from './board.ts'
import { measureBoardInBrowser } from './board-in-browser.ts'
import { measureDispatchers } from './dispatchers.ts'
import { measureFanOut } from './fan-out.ts'
import { measureImports } from './imports.ts'
import { measureInterrupts } from './interrupts.ts'
import { measureJob } from './job.ts'
import { measureLanding } from './landing.ts'
import { measureLists } from './lists.ts'
import { measureLoad } from './load.ts'
import { measureMapInBrowser } from './map-in-browser.ts'
import { measureMemory } from './memory.ts'
import { measureCutIns, measureModel } from './model.ts'
import { measureNewcomer } from './newcomer.ts'
import { measurePdf } from './pdf.ts'
import { measurePrices } from './prices.ts'
import { circumstances, markdown, type Table } from './report.ts'
import { measureReports } from './reports.ts'
import { measureRouting } from './routing.ts'
import { measureRowsInBrowser } from './rows-in-browser.ts'
import { measureSockets } from './sockets.ts'
import { measureStart } from './start.ts'
import { measureTrace } from './trace.ts'
import { measureTrackers } from './trackers.ts'
import { measureTurns } from './turns.ts'
import { measureTwoWindows } from './two-windows.ts'
import { measureWire } from './wire.ts'
import { measureYear } from './year.ts'

/** By the name they are asked for; `reports:embedded` and `reports:PostgreSQL` ask for one engine where there are two. */
const parts: Record<string, ((only?: string) => Promise<Table[]>)[]> = {
  calls: [measureTurns, measureInterrupts],
  model: [measureModel, measureCutIns],
  job: [measureJob],
  memory: [measureMemory],
  list: [measureBoard],
  lists: [measureLists],
  dashboard: [measureDispatchers, measureTwoWindows, measureBoardInBrowser],
  rows: [measureRowsInBrowser],
  map: [measureMapInBrowser],
  office: [measureBackOffice],
  pdf: [measurePdf],
  prices: [measurePrices],
  reports: [measureReports],
  imports: [measureImports],
  routing: [measureRouting],
  wire: [measureWire],
  'fan-out': [measureFanOut],
  sockets: [measureSockets],
  start: [measureStart],
  newcomer: [measureNewcomer],
  trace: [measureTrace],
  trackers: [measureTrackers],
  landing: [measureLanding],
  load: [measureLoad],
  year: [measureYear],
}

const RESULTS = join(import.meta.dirname, '../results.md')

const asked = new Map(
  process.argv
    .slice(2)
    .map((part) => part.split(':'))
    .map(([name = '', only]) => [name, only]),
)
const unknown = [...asked.keys()].filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}`,
  )
  process.exit(1)
}

const head = circumstances()
console.log(head)
const sections: string[] = []
for (const [name, measures] of Object.entries(parts)) {
  if (asked.size > 0 && !asked.has(name)) continue
  for (const measure of measures) {
    for (const table of await measure(asked.get(name))) {
      const section = markdown(table)
      console.log(`\n${section}`)
      sections.push(section)
    }
  }
}
// A run of some parts only prints: the file holds figures of one run on one machine.
if (asked.size === 0) {
  await writeFile(
    RESULTS,
    `# Measurements\n\n${head}. Made by \`npm run bench\`.\n\n${sections.join('\n')}`,
  )
  console.log(`Written to ${RESULTS}`)
}
