// npm run check: format, lint, types, boundaries, words, unused code. Says every complaint, then fails once.
import { spawnSync } from 'node:child_process'
import { install, root, withPinnedNode } from './prepare.mjs'

await install()
const steps = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ...['contract', 'agent', 'corpus', 'simulator', 'server', 'web', 'e2e', 'bench'].map((name) => [
    `types of ${name}`,
    'tsc',
    ['-p', name],
  ]),
  ['boundaries and sizes', 'node', ['tools/check-boundaries.mjs']],
  ['words on screens', 'node', ['tools/check-words.mjs']],
  ['unused code', 'knip', []],
]
const failed = steps.filter(([name, command, args]) => {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: withPinnedNode(),
    shell: process.platform === 'win32',
  })
  console.log(`${status === 0 ? 'ok    ' : 'failed'} ${name}`)
  return status !== 0
})
process.exit(failed.length ? 1 : 0)
