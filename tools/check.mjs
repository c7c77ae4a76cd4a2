// npm run check: format, lint, types, boundaries, words, unused code. Says every complaint, then fails once.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { install, root, withPinnedNode } from './prepare.mjs'

await install()
// The packages are one program to the compiler, with its own threads off: what they share is read and checked
// once, where a program for each, in four threads, does most of it over and over.
const types = (config) => ['tsc', ['-p', config, '--singleThreaded']]
const steps = [
  ['types of contract, agent, corpus, simulator and server', ...types('tsconfig.packages.json')],
  ['types of e2e and bench', ...types('tsconfig.programs.json')],
  ['types of web', ...types('web')],
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['unused code', 'knip', []],
  ['boundaries and sizes', 'node', ['tools/check-boundaries.mjs']],
  ['licenses of what is shipped', 'node', ['tools/check-licenses.mjs']],
  ['words on screens', 'node', ['tools/check-words.mjs']],
]
const waiting = [...steps]
const failed = []
await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work))
process.exit(failed.length ? 1 : 0)

/** Takes step after step until none is left. */
async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const { status, output } = await run(step)
    console.log(`${output}${status === 0 ? 'ok    ' : 'failed'} ${step[0]}`)
    if (status !== 0) failed.push(step)
  }
}

/** Runs one step; what it says is told at its end, so that two do not speak at the same time. */
async function run([, command, args]) {
  const shell = process.platform === 'win32'
  const child = spawn(command, args, { cwd: root, env: withPinnedNode(), shell })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  const [status] = await once(child, 'close')
  return { status, output }
}
