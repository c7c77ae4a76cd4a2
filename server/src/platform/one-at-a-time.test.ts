import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const tool = join(import.meta.dirname, '../../../tools/one-at-a-time.mjs')

/** A program that works in the folder and writes into its log when it begins, and when it is through. */
const worker = (folder: string) => [
  '--input-type=module',
  '--eval',
  `import { appendFileSync } from 'node:fs'
   import { setTimeout } from 'node:timers/promises'
   import { oneAtATime } from ${JSON.stringify(tool)}
   await oneAtATime('test', ${JSON.stringify(folder)}, async () => {
     appendFileSync(${JSON.stringify(join(folder, 'log'))}, 'begins ')
     await setTimeout(200)
     appendFileSync(${JSON.stringify(join(folder, 'log'))}, 'ends ')
   })`,
]

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'towline-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe('work that is done by one process at a time', () => {
  it('waits until another is through', async () => {
    const folder = aFolder()
    const workers = [1, 2, 3].map(() => spawn(process.execPath, worker(folder)))
    await Promise.all(workers.map((one) => once(one, 'exit')))
    expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('begins ends begins ends begins ends ')
  })

  it('does not wait for a process that was killed', () => {
    const folder = aFolder()
    const place = createHash('sha256').update(folder).digest('hex').slice(0, 16)
    const gone = spawnSync(process.execPath, ['--version']).pid
    writeFileSync(join(tmpdir(), `towline-test-${place}`), String(gone))
    const { status, stdout } = spawnSync(process.execPath, worker(folder), { encoding: 'utf8' })
    expect([status, stdout]).toEqual([0, ''])
    expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('begins ends ')
  })
})
