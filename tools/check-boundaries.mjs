// Holds the house to its plan (docs/decisions/0001-the-house.md): floors and rooms know each other one
// way only, and no file grows past what one can read in a sitting.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const rooms = [
  'company',
  'auth',
  'employees',
  'trucks',
  'accounts',
  'messages',
  'dispatch',
  'media',
  'calls',
  'chat',
  'voice',
  'billing',
  'dashboard',
  'site',
]
const mayKnow = {
  contract: [],
  agent: ['contract'],
  server: ['contract', 'agent'],
  web: ['contract'],
  e2e: ['contract', 'server'],
  bench: ['contract', 'agent', 'server', 'e2e'],
}
const LINES = 400
const TEST_LINES = 700

const root = join(import.meta.dirname, '..')
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && !file.includes('/generated/'))
const complaints = []

/** The room a file is in, if it is in one. */
const roomOf = (file) => file.match(/^(?:contract|server|web)\/src\/(?:features\/)?([a-z]+)\//)?.[1]
const floorOf = (file) => file.split('/')[0]

for (const file of files) {
  let source
  try {
    source = readFileSync(join(root, file), 'utf8')
  } catch {
    continue
  }
  const lines = source.split('\n').length - 1
  const most = /\.test\.tsx?$/.test(file) ? TEST_LINES : LINES
  if (lines > most)
    complaints.push(`${file}: ${lines} lines; split it along what it does (at most ${most})`)
  const floor = floorOf(file)
  for (const [, target] of source.matchAll(/(?:from|import\()\s*'([^']+)'/g))
    checkImport(file, floor, target)
}

function checkImport(file, floor, target) {
  const named = target.match(/^@towline\/([a-z0-9]+)/)?.[1]
  if (named) {
    if (mayKnow[floor] && !mayKnow[floor].includes(named))
      complaints.push(`${file}: the floor ${floor} must not know ${named}`)
    return
  }
  if (!target.startsWith('.')) return
  const to = relative(root, join(root, dirname(file), target))
  if (
    floorOf(to) !== floor &&
    floor !== 'tools' &&
    mayKnow[floor] &&
    !mayKnow[floor].includes(floorOf(to))
  ) {
    complaints.push(`${file}: reaches into the floor ${floorOf(to)}; import its package instead`)
  }
  const [from, into] = [roomOf(file), roomOf(to)]
  if (!rooms.includes(into) || from === into) return
  if (floor === 'server' && file.startsWith('server/src/platform/'))
    complaints.push(`${file}: the platform must not know the room ${into}`)
  // Tests stand above the rooms: they may set a scene with any of them.
  if (!rooms.includes(from) || /\.(test|fixture)\.tsx?$/.test(file)) return
  if (rooms.indexOf(into) > rooms.indexOf(from))
    complaints.push(`${file}: ${from} must not know ${into}, which stands to its right`)
  if (!/\/index\.tsx?$/.test(to))
    complaints.push(`${file}: enters ${into} by a window; use its index.ts`)
}

for (const complaint of complaints) console.log(complaint)
process.exit(complaints.length ? 1 : 0)
