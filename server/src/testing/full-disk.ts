/**
 * Loaded into a process before anything else (`--import`): while the file named by `FULL_DISK` is there,
 * nothing can be written, in no thread, as on a disk that is full. What is written to the terminal still is.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const TERMINAL = 2
const isFull = () => fs.existsSync(process.env.FULL_DISK ?? '')

const noSpace = (syscall: string) =>
  Object.assign(new Error(`ENOSPC: no space left on device, ${syscall}`), {
    code: 'ENOSPC',
    errno: -28,
    syscall,
  })

type Write = (target: unknown, ...rest: unknown[]) => unknown

/** The same function, which fails while the disk is full. */
function failing(write: Write, fail: (error: Error, rest: unknown[]) => unknown): Write {
  return function (this: unknown, target, ...rest) {
    const isTerminal = typeof target === 'number' && target <= TERMINAL
    return isTerminal || !isFull()
      ? Reflect.apply(write, this, [target, ...rest])
      : fail(noSpace('write'), rest)
  }
}

const thrown = (error: Error): never => {
  throw error
}
const calledBack = (error: Error, rest: unknown[]) => {
  const callback = rest.at(-1)
  if (typeof callback === 'function') process.nextTick(() => callback(error))
}
const rejected = (error: Error) => Promise.reject(error)

/** Replaces functions of an object of Node's by the failing ones. */
function replace(owner: object, names: string[], fail: Parameters<typeof failing>[1]): void {
  for (const name of names)
    Reflect.set(owner, name, failing(Reflect.get(owner, name) as Write, fail))
}

replace(fs, ['writeSync', 'writevSync', 'writeFileSync', 'appendFileSync'], thrown)
replace(fs, ['write', 'writev', 'writeFile', 'appendFile'], calledBack)
replace(fs.promises, ['writeFile', 'appendFile'], rejected)
const handle = await fs.promises.open(import.meta.filename)
replace(Object.getPrototypeOf(handle), ['write', 'writev', 'writeFile', 'appendFile'], rejected)
await handle.close()
syncBuiltinESMExports()
