// Runs on any Node from 20 on, before anything is installed: only what Node has itself.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** The pinned Node the product runs on; it comes with the installation. */
export const node = join(root, 'node_modules/node/bin/node')

const isWindows = process.platform === 'win32'

/** Runs a command to its end in the project; ends this process with its exit code when it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
    ...options,
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Installs the packages when they are missing or the lockfile has changed since. */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const mark = join(root, 'node_modules/.towline-installed')
  if (existsSync(node) && existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  console.log('Installing packages (once; about a minute)…')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (!existsSync(node)) run('npm', ['rebuild', 'node', '--loglevel=error'])
  writeFileSync(mark, lock)
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

/** Builds the web app when what it is made of has changed. */
export function buildWeb() {
  const mark = join(root, 'web/build/.built-from')
  const sources = webSources()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return
  console.log('Building the web app…')
  const args = ['run', 'build', '--silent', '--workspace', 'web']
  const build = () =>
    spawnSync('npm', args, { cwd: root, encoding: 'utf8', env: withPinnedNode(), shell: isWindows })
  let built = build()
  // The router gives each page ten seconds to be prerendered, too few for the first on a busy machine.
  if (built.status !== 0) built = build()
  if (built.status !== 0) {
    console.error(`${built.stdout}${built.stderr}\nThe web app could not be built.`)
    process.exit(1)
  }
  writeFileSync(mark, sources)
}

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
 */
const launch = JSON.parse(readFileSync(join(root, 'server/launch.json'), 'utf8'))

/** Starts a TypeScript program on the pinned Node; signals go on to it, and its exit code is ours. */
export function runProgram(file, args, more = {}) {
  const child = spawn(
    node,
    [
      ...(existsSync(join(root, '.env')) ? ['--env-file=.env'] : []),
      ...launch.flags,
      join(root, file),
      ...args,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: withPinnedNode({ ...launch.environment, ...more }),
    },
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
