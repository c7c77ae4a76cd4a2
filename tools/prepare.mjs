// Runs on any Node from 20 on, before anything is installed: only what Node has itself.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as util from 'node:util'
import { readTable, wrongSettings } from '../server/src/platform/settings-table.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** The pinned Node the product runs on; it comes with the installation. */
export const node = join(root, 'node_modules/node/bin/node')

const isWindows = process.platform === 'win32'

/** Runs a command to its end in the project; ends this process with its exit code when it fails. */
async function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: isWindows })
  const [status] = await once(child, 'exit')
  if (status !== 0) process.exit(status ?? 1)
}

/** What the lockfile holds, as a fingerprint, and where each of its packages goes. */
function readLock() {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  return { fingerprint: createHash('sha256').update(text).digest('hex'), text }
}

const installedMark = join(root, 'node_modules/.towline-installed')

/** Whether every package of the lockfile is there. */
export function isInstalled() {
  const isMarked = existsSync(node) && existsSync(installedMark)
  return isMarked && readFileSync(installedMark, 'utf8') === readLock().fingerprint
}

/** Installs the packages when they are missing or the lockfile has changed since. */
export async function install() {
  if (!isInstalled()) await oneAtATime('install', root, installNow)
}

async function installNow() {
  // Somebody else may have been at it meanwhile.
  if (isInstalled()) return
  const { fingerprint, text } = readLock()
  // Those for other systems are optional and never come; a package is there when it is unpacked.
  const places = Object.entries(JSON.parse(text).packages)
    .filter(([place, { optional }]) => place.startsWith('node_modules/') && !optional)
    .map(([place]) => join(root, place, 'package.json'))
  const there = () => places.filter((place) => existsSync(place)).length
  await tellProgress(
    'Installing packages (once, about a minute)',
    () => `${there()} of ${places.length} packages`,
    async () => {
      await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
      if (!existsSync(node)) await run('npm', ['rebuild', 'node', '--loglevel=error'])
    },
  )
  writeFileSync(installedMark, fingerprint)
}

/** How often long work says how far it is. */
const TELL_MS = 10_000

/** Says what is done, how far it is from time to time, and how long it took. */
async function tellProgress(title, howFar, work) {
  const since = Date.now()
  const seconds = () => `${Math.round((Date.now() - since) / 1000)} s`
  console.log(`${title}…`)
  const telling = setInterval(() => {
    const far = howFar()
    console.log(`  ${seconds()}${far && `, ${far}`}`)
  }, TELL_MS)
  try {
    await work()
  } finally {
    clearInterval(telling)
  }
  console.log(`  done in ${seconds()}`)
}

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesUnder(path)
    else yield path
  }
}

/** A fingerprint of everything the web app is built from. */
function webSources() {
  const hash = createHash('sha256')
  const places = [
    'web/src',
    'web/public',
    'contract/src',
    'web/package.json',
    'web/vite.config.ts',
    'web/react-router.config.ts',
    'package-lock.json',
  ]
  for (const place of places.map((name) => join(root, name)).filter(existsSync)) {
    const files = statSync(place).isDirectory() ? [...filesUnder(place)].sort() : [place]
    for (const file of files)
      if (!file.includes('.test.')) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

const builtMark = join(root, 'web/build/.built-from')

const isBuiltFrom = (sources) =>
  existsSync(builtMark) && readFileSync(builtMark, 'utf8') === sources

/** Builds the web app when what it is made of has changed; answers whether it had. */
export async function buildWeb() {
  const sources = webSources()
  if (isBuiltFrom(sources)) return false
  return oneAtATime('build', root, () => buildNow(sources))
}

async function buildNow(sources) {
  if (isBuiltFrom(sources)) return false
  await tellProgress(
    'Building the web app (after each update, about half a minute)',
    () => '',
    async () => {
      let built = await build()
      // The router gives each page ten seconds to be prerendered, too few for the first on a busy machine.
      if (built.status !== 0) built = await build()
      if (built.status === 0) return
      console.error(`${built.output}\nThe web app could not be built.`)
      process.exit(1)
    },
  )
  writeFileSync(builtMark, sources)
  return true
}

async function build() {
  const args = ['run', 'build', '--silent', '--workspace', 'web']
  const child = spawn('npm', args, { cwd: root, env: withPinnedNode(), shell: isWindows })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const [status] = await once(child, 'close')
  return { status, output }
}

/**
 * Ends this process with every wrong setting and how to correct it, if there is one. Needs no packages, so it is
 * the first thing done. Node before 20.12 can't read `.env` by itself: there the server tells what is wrong in it.
 */
export function checkSettings() {
  const file = existsSync(join(root, '.env')) ? readFileSync(join(root, '.env'), 'utf8') : ''
  const { problems } = readTable({ ...util.parseEnv?.(file), ...process.env })
  if (problems.length === 0) return
  console.error(wrongSettings(problems))
  process.exit(1)
}

const envFile = () => (existsSync(join(root, '.env')) ? ['--env-file=.env'] : [])

/** The environment with the pinned Node first on the path. */
export function withPinnedNode(more = {}) {
  const path = [
    join(root, 'node_modules/node/bin'),
    join(root, 'node_modules/.bin'),
    process.env.PATH,
  ].join(isWindows ? ';' : ':')
  return { ...process.env, PATH: path, ...more }
}

/**
 * How Node runs our programs. V8's young generation would take some 50 MB that the product does not need,
 * and glibc would keep the 20 MB of each password hash for good: blocks of a megabyte and more go back.
 * What was compiled once is kept for the next start.
 */
const launch = JSON.parse(readFileSync(join(root, 'server/launch.json'), 'utf8'))

/** Starts a TypeScript program on the pinned Node; signals go on to it, and its exit code is ours. */
export function runProgram(file, args, more = {}) {
  const child = spawn(node, [...envFile(), ...launch.flags, join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: withPinnedNode({ ...launch.environment, ...more }),
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
