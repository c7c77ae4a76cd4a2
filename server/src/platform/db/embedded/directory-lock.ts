import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseInUse, errorCode } from '../errors.ts'

/**
 * Keeps a second process out of a data directory: two engines on one store overwrite each other's
 * commits without an error. Node has no file lock of its own, but SQLite holds one, and the kernel
 * drops it however the holder ends. So nothing is ever stale, also across containers that share the
 * directory. Throws DatabaseInUse saying who holds it. Gives the function that lets go.
 */
export function lockDirectory(directory: string): () => void {
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 })
  const holderFile = path.join(directory, 'lock-holder.txt')
  const lock = new DatabaseSync(path.join(directory, 'lock'))
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (errorCode(error) !== 'ERR_SQLITE_ERROR' || !isBusy(error)) throw error
    throw new DatabaseInUse(
      `The data directory ${directory} is in use by ${holder(holderFile)}. ` +
        'Stop that one, or give this one a directory of its own with DATA_DIR.',
    )
  }
  fs.writeFileSync(
    holderFile,
    `process ${process.pid} on ${os.hostname()}, started ${startedAt().toISOString()}`,
  )
  return () => {
    fs.rmSync(holderFile, { force: true })
    lock.close()
  }
}

const sqliteBusy = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

function holder(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return 'another process, which is just starting or ending'
  }
}

function startedAt(): Date {
  return new Date(Date.now() - Math.round(process.uptime() * 1000))
}
