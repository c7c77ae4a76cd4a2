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

/** Runs one set of tests and adds what it counted; a set that counted nothing has failed. */
function runTests(config) {
  const args = [
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ]
  const { status } = spawnSync('vitest', args, {
    cwd: root,
    stdio: 'inherit',
    env: withPinnedNode({ NO_COLOR: '1' }),
    shell,
  })
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    counts.passed += numPassedTests
    counts.failed += numFailedTests || (status === 0 ? 0 : Math.max(1, numFailedTestSuites))
  } catch {
    counts.failed += 1
  }
  rmSync(report, { force: true })
}

runTests('vitest.config.ts')
runTests('e2e/vitest.config.ts')
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed ? 1 : 0)
