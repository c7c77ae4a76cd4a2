// npm run drills [-- name …]: tries by hand what must hold when things go wrong, and keeps the dated
// table of the last whole run in bench/drills.md. `--short` runs the short form, and only prints.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { circumstances, markdown } from '../report.ts'
import { callerSurvives } from './caller-survives.ts'
import type { Drill } from './drill.ts'
import { fourProcesses } from './four-processes.ts'
import { fuzz } from './fuzz.ts'
import { hostileFile } from './hostile-file.ts'
import { killed } from './killed.ts'
import { restore } from './restore.ts'
import { rollingRestart } from './rolling-restart.ts'
import { soak } from './soak.ts'

const drills: Drill[] = [
  restore,
  hostileFile,
  fuzz,
  soak,
  callerSurvives,
  rollingRestart,
  killed,
  fourProcesses,
]

const RESULTS = join(import.meta.dirname, '../../drills.md')

const length = process.argv.includes('--short') ? 'short' : 'whole'
const asked = process.argv.slice(2).filter((argument) => argument !== '--short')
const unknown = asked.filter((name) => !drills.some((drill) => drill.name === name))
if (unknown.length > 0) {
  const known = drills.map(({ name }) => name).join(', ')
  console.error(`There is no drill ${unknown.join(', ')}. The drills are: ${known}`)
  process.exit(1)
}

const head = circumstances()
console.log(head)
const sections: string[] = []
let failed = 0
for (const drill of drills.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  try {
    const tables = await drill.run(length)
    sections.push(...tables.map(markdown))
  } catch (error) {
    failed += 1
    sections.push(`## ${drill.name}\n\nFAILED: ${error instanceof Error ? error.message : error}\n`)
  }
  console.log(`\n${sections.at(-1)}`)
}
if (asked.length === 0 && length === 'whole') {
  await writeFile(
    RESULTS,
    `# Drills\n\n${head}. Made by \`npm run drills\`.\n\n${sections.join('\n')}`,
  )
  console.log(`Written to ${RESULTS}`)
}
process.exit(failed ? 1 : 0)
