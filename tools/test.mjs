// npm test: installs what is missing, checks, builds, then what a change can break. npm run test:all: the
// rest of it: the second database in full, the other journeys, a short form of each drill. Arguments are
// passed to vitest (a file, -t "a name"). Nothing is run twice: what failed has failed.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { buildWeb, install, root, withPinnedNode } from './prepare.mjs'

const isRest = process.argv.includes('--rest')
const passedOn = process.argv.slice(2).filter((argument) => argument !== '--rest')

/** The journeys of every run: a company is won, is called, runs its board, and talks to customers. */
const MAIN_JOURNEYS = ['board', 'chat', 'live-call', 'sign-up', 'site']

/** What starts, kills, fills or restores whole products: restarts, outages, backups. */
const DRILLS = '**/*.drill.test.ts'

const counts = { passed: 0, failed: 0 }
const slow = []
const split = []

await install()
if (isRest) await runRest()
else await runMain()
tellTimes()
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed ? 1 : 0)

async function runMain() {
  // Side by side: neither needs the other, and neither keeps every core busy to its end.
  const [check] = await Promise.all([
    timed('check', () => runNode(['tools/check.mjs'])),
    timed('build, beside it', buildWeb),
  ])
  if (check !== 0) counts.failed += 1
  const units = passedOn.length ? passedOn : ['--exclude', DRILLS]
  await runTests('units', 'vitest.config.ts', units)
  await runTests('journeys', 'e2e/vitest.config.ts', passedOn.length ? passedOn : journeys(true))
}

async function runRest() {
  await timed('build', buildWeb)
  const onBoth = filesWith('eachEngine(', 'server/src')
  if ((await runNode(['server/src/testing/has-postgres.ts'])) === 0)
    await runTests('second database', 'vitest.config.ts', ['--project', 'server', ...onBoth], {
      TEST_ENGINES: 'postgres',
    })
  else
    console.log(
      '\nThere is no PostgreSQL here (TEST_DATABASE_URL): the second database is left out.',
    )
  await runTests('outages, kills, restores', 'vitest.config.ts', ['.drill.test.ts'])
  await runTests('other journeys', 'e2e/vitest.config.ts', journeys(false))
  const drills = await timed('drills', () => runNode(['bench/src/drills/main.ts', '--short']))
  counts[drills === 0 ? 'passed' : 'failed'] += 1
}

/** The test files of a folder and of those in it that say something. */
function filesWith(text, folder) {
  const args = ['grep', '-lF', '--untracked', text, '--', `${folder}/*.test.ts`]
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n')
}

function journeys(areMain) {
  return filesWith('journey', 'e2e/src').filter(
    (file) => MAIN_JOURNEYS.includes(basename(file, '.test.ts')) === areMain,
  )
}

/** Runs a set of tests and adds what it counted; a set that left no report, or ended badly, has failed. */
async function runTests(title, config, args, environment = {}) {
  const report = join(tmpdir(), `towline-tests-${process.pid}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const all = ['node_modules/vitest/vitest.mjs', 'run', '--config', config, ...reporters, ...args]
  const status = await timed(title, () => runNode(all, { NO_COLOR: '1', ...environment }))
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    counts.passed += numPassedTests
    counts.failed += status === 0 ? 0 : Math.max(1, numFailedTests)
    for (const { name, startTime, endTime } of testResults)
      slow.push({ file: relative(root, name), seconds: (endTime - startTime) / 1000 })
  } catch {
    counts.failed += 1
  } finally {
    rmSync(report, { force: true })
  }
}

async function runNode(args, environment = {}) {
  const node = process.platform === 'win32' ? 'node.exe' : 'node'
  const options = { cwd: root, stdio: 'inherit', env: withPinnedNode(environment) }
  const [status] = await once(spawn(node, args, options), 'exit')
  return status
}

async function timed(title, run) {
  const start = Date.now()
  const result = await run()
  split.push([title, (Date.now() - start) / 1000])
  return result
}

function tellTimes() {
  console.log('\nWhere the time went:')
  for (const [title, seconds] of split) console.log(`${seconds.toFixed(1).padStart(8)} s  ${title}`)
  console.log('\nThe twenty slowest files:')
  for (const { file, seconds } of slow.sort((a, b) => b.seconds - a.seconds).slice(0, 20))
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`)
}
