// Holds the code to its plan (docs/decisions/0001-the-house.md): packages and features know each other one
// way only, and no file grows past what one can read in a sitting.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const features = [
  'history',
  'company',
  'auth',
  'employees',
  'trucks',
  'accounts',
  'zones',
  'rates',
  'messages',
  'dispatch',
  'offers',
  'media',
  'calls',
  'chat',
  'milestones',
  'invoices',
  'impounds',
  'voice',
  'reports',
  'imports',
  'billing',
  'setup',
  'dashboard',
  'site',
]
const mayKnow = {
  contract: [],
  agent: ['contract'],
  corpus: ['contract', 'agent'],
  simulator: ['contract', 'agent'],
  server: ['contract', 'agent', 'simulator'],
  web: ['contract'],
  e2e: ['contract', 'server'],
  bench: ['contract', 'agent', 'corpus', 'simulator', 'server', 'e2e'],
}
/** The folders of agent/src; each knows only itself and those before it. The door (index.ts) knows all. */
const agentLayers = [
  'types',
  'text',
  'concepts',
  'readers',
  'speech',
  'intake',
  'dialogue',
  'language-model',
]
/** A file is read in a sitting; how long a function may be is the linter's (biome.json). */
const LINES = 600
/** A pattern is read at a glance; what it lists are phrases, and stand one by one in a `phrases` folder (`oneOf`). */
const PATTERN = 200
const pattern = /(?<![\w)\]]\s?)\/(?![/*\s])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])+\/[a-z]*/g

/** So many words in one list are data as well, but for the tables of `concepts` and what is spoken. */
const wordList =
  /\[\s*(?:(?:'[^'\n]*'|"[^"\n]*"),?\s*){24,}\]|([`'"])\s*(?:[\p{L}']+\s+){24,}[\p{L}']+\s*\1/gu

const root = join(import.meta.dirname, '..')
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && !file.includes('/generated/'))
const complaints = []
/** What each file imports of ours, types included: circles hide in those as well. */
const imports = new Map()

/** The feature a file is in, if it is in one. */
const featureOf = (file) =>
  file.match(/^(?:contract|server|web)\/src\/(?:features\/)?([a-z]+)\//)?.[1]
/** The layer of the agent a file is in, the door and what stands beside it last; -1 for tests, which know all. */
const layerOf = (file) => {
  const folder = file.match(/^agent\/src\/(?:([a-z-]+)\/)?/)
  if (!folder || /\.(test|fixture)\.ts$/.test(file)) return -1
  return folder[1] ? agentLayers.indexOf(folder[1]) : agentLayers.length
}
const packageOf = (file) => file.split('/')[0]

for (const file of files) {
  let source
  try {
    source = readFileSync(join(root, file), 'utf8')
  } catch {
    continue
  }
  const lines = source.split('\n').length - 1
  // A round of callers is data, looked up and not read.
  if (lines > LINES && !file.includes('/rounds/'))
    complaints.push(`${file}: ${lines} lines; split it along what it does (at most ${LINES})`)
  const own = packageOf(file)
  if (own === 'agent' && !/\.(test|fixture)\.ts$/.test(file)) checkLists(file, source)
  if (/\.\.\.\{\s*[\w['"]/.test(source))
    complaints.push(`${file}: spreads a literal; write its fields where they belong`)
  for (const [, target] of source.matchAll(/(?:from|import\()\s*'([^']+)'/g))
    checkImport(file, own, target)
  imports.set(
    file,
    [...source.matchAll(/(?:from|import\(|import)\s*'(\.[^']+)'/g)].map(([, target]) =>
      relative(root, join(root, dirname(file), target)).replaceAll('\\', '/'),
    ),
  )
}
for (const circle of circles(imports))
  complaints.push(`These import each other in a circle; move what they share: ${circle.join(', ')}`)

/** What the agent lists is data: phrases in a long pattern, and words. */
function checkLists(file, source) {
  const listed = /^agent\/src\/(?:concepts|speech)\//.test(file) ? [] : source.matchAll(wordList)
  for (const [found] of source.matchAll(pattern))
    if (found.length > PATTERN)
      complaints.push(
        `${file}: ${found.slice(0, 40)}… is ${found.length} long (at most ${PATTERN})`,
      )
  for (const [found] of listed)
    complaints.push(
      `${file}: ${found.slice(0, 40).replace(/\s+/g, ' ')}… is a list of words; it belongs in a file of \`phrases\``,
    )
}

function checkImport(file, own, target) {
  const named = target.match(/^@towline\/([a-z0-9]+)/)?.[1]
  if (named) {
    if (mayKnow[own] && !mayKnow[own].includes(named))
      complaints.push(`${file}: the package ${own} must not know ${named}`)
    return
  }
  if (!target.startsWith('.')) return
  const to = relative(root, join(root, dirname(file), target))
  if (
    packageOf(to) !== own &&
    own !== 'tools' &&
    mayKnow[own] &&
    !mayKnow[own].includes(packageOf(to))
  ) {
    complaints.push(
      `${file}: reaches into the package ${packageOf(to)}; import its package instead`,
    )
  }
  if (layerOf(file) >= 0 && layerOf(to) > layerOf(file))
    complaints.push(
      `${file}: ${agentLayers[layerOf(file)]} must not know ${to}, which stands above it`,
    )
  const [from, into] = [featureOf(file), featureOf(to)]
  if (!features.includes(into) || from === into) return
  if (own === 'server' && file.startsWith('server/src/platform/'))
    complaints.push(`${file}: the platform must not know the feature ${into}`)
  // Tests stand above the features: they may set a scene with any of them.
  if (!features.includes(from) || /\.(test|fixture)\.tsx?$/.test(file)) return
  if (features.indexOf(into) > features.indexOf(from))
    complaints.push(`${file}: ${from} must not know ${into}, which stands to its right`)
  if (!/\/index\.tsx?$/.test(to)) complaints.push(`${file}: reaches into ${into}; use its index.ts`)
}

/** Sets of files that reach each other: Tarjan's strongly connected components, those of one file left out. */
function circles(graph) {
  const found = []
  const number = new Map()
  const lowest = new Map()
  const open = []
  const visit = (file) => {
    number.set(file, number.size)
    lowest.set(file, number.get(file))
    open.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!number.has(next)) {
        visit(next)
        lowest.set(file, Math.min(lowest.get(file), lowest.get(next)))
      } else if (open.includes(next)) {
        lowest.set(file, Math.min(lowest.get(file), number.get(next)))
      }
    }
    if (lowest.get(file) !== number.get(file)) return
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1) found.push(circle)
  }
  for (const file of graph.keys()) if (!number.has(file)) visit(file)
  return found
}

for (const complaint of complaints) console.log(complaint)
process.exit(complaints.length ? 1 : 0)
