import { setTimeout as wait } from 'node:timers/promises'
import { BadFile, type FileWork } from '../file-task.ts'

const MEGABYTE = 1024 * 1024

const ourselves = () => ({ pid: process.pid, environment: Object.keys(process.env) })

/** What files do to whoever reads them. */
const ways = {
  tell: async () => ourselves(),
  'is none': async () => {
    throw new BadFile('this is none')
  },
  'finds a fault of ours': async () => {
    throw new Error('we did not think of that')
  },
  'never ends': async () => {
    for (;;);
  },
  'fills the heap': async () => {
    const kept: string[][] = []
    for (;;) kept.push(Array.from({ length: 10_000 }, String))
  },
  'fills what is beside the heap': async () => {
    const kept: Buffer[] = []
    for (;;) kept.push(Buffer.alloc(MEGABYTE, 1))
  },
  'ends the process': async () => process.exit(0),
  'leaves a crash behind': async () => {
    setTimeout(() => {
      throw new Error('this was left behind')
    })
    return ourselves()
  },
  'takes a moment': async () => {
    await wait(500)
    return ourselves()
  },
  'crashes it later': async () => {
    setImmediate(() => {
      throw new Error('nobody waited for this')
    })
    return new Promise<never>(() => {})
  },
} satisfies Record<string, () => Promise<unknown>>

export type Way = keyof typeof ways

/** Reads the file, in two parts, and then does what its sender wants. */
export const work: FileWork<Way, unknown> = async (file, way) => {
  const half = Math.floor(file.size / 2)
  const first = await file.read(0, half)
  const text = Buffer.concat([first, await file.read(half, file.size)]).toString()
  return { text, told: await ways[way]() }
}
