import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./commit-until-killed.ts', import.meta.url))

/** A child that commits rows into a data directory until it is killed. */
type Committer = {
  process: ChildProcess
  /** The numbers it has said so far. */
  acknowledged: number[]
  /** Resolves once it has said that many. */
  said(count: number): Promise<void>
  /** kill -9; resolves when it is gone and its last words are read. */
  kill(): Promise<void>
}

/** Starts a child; its complaints are the test's. */
export function startCommitter(dataDir: string): Committer {
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] })
  const acknowledged: number[] = []
  let complaints = ''
  const waiting = new Set<() => void>()
  const ended = once(child, 'close').then(() => {
    for (const look of waiting) look()
  })
  child.stderr.on('data', (text) => {
    complaints += text
  })
  createInterface({ input: child.stdout }).on('line', (line) => {
    acknowledged.push(Number(line))
    for (const look of waiting) look()
  })
  return {
    process: child,
    acknowledged,
    said: (count) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (acknowledged.length >= count) resolve()
          else if (child.exitCode !== null || child.signalCode !== null)
            reject(new Error(complaints))
          else return
          waiting.delete(look)
        }
        waiting.add(look)
        look()
      }),
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}
