// npm test: installs what is missing, checks, builds, then every test; ends with `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb, install, root, withPinnedNode } from './prepare.mjs'

install()
const shell = process.platform === 'win32'
const check = spawnSync('node', ['tools/check.mjs'], {
  cwd: root,
  stdio: 'inherit',
  env: withPinnedNode(),
  shell,
})
buildWeb()

const report = join(tmpdir(), `towline-tests-${process.pid}.json`)
const counts = { passed: 0, failed: check.status === 0 ? 0 : 1 }

/** Runs one set of tests, or only these files of it; null when it left no report. */
function runOnce(config, files = process.argv.slice(2)) {
  const args = [
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  ]
  const { status } = spawnSync('vitest', args, {
    cwd: root,
    stdio: 'inherit',
    env: withPinnedNode({ NO_COLOR: '1' }),
    shell,
  })
  try {
    return { isGood: status === 0, ...JSON.parse(readFileSync(report, 'utf8')) }
  } catch {
    return null
  } finally {
    rmSync(report, { force: true })
  }
}

/**
 * Runs one set and adds what it counted; a set that counted nothing has failed. One that failed without
 * a failed test has lost a process to the machine (Node with several embedded databases has been seen to
 * die of a segmentation fault under load): it is run once more, whole, and the second run counts.
 */
function runTests(config) {
  let set = runOnce(config)
  if (set && !set.isGood && set.numFailedTests === 0) {
    console.log('\nA test process died; no test failed. The whole set is run once more.\n')
    set = runOnce(config)
  }
  if (set?.numFailedTests > 0) set = tryAgain(config, set)
  counts.passed += set?.numPassedTests ?? 0
  if (!set?.isGood) counts.failed += Math.max(1, set?.numFailedTests ?? 1)
}

/**
 * Runs the files that failed once more, by themselves, and names them: a busy machine can be slower than
 * a test's patience. What fails twice has failed.
 */
function tryAgain(config, set) {
  const files = set.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
  console.log(`\nFailed, and run once more by themselves:\n${files.join('\n')}\n`)
  if (!runOnce(config, files)?.isGood) return set
  console.log(`\nPassed only the second time:\n${files.join('\n')}`)
  return { isGood: true, numPassedTests: set.numPassedTests + set.numFailedTests }
}

runTests('vitest.config.ts')
runTests('e2e/vitest.config.ts')
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed ? 1 : 0)
