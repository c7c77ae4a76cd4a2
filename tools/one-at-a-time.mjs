// Runs on any Node from 20 on, before anything is installed: only what Node has itself.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_AGAIN_MS = 500

/**
 * Does work that two processes must not do to one folder at once: the second waits until the first is done. Of a
 * process that was killed nothing is left to wait for.
 */
export async function oneAtATime(name, folder, work) {
  const place = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  // Not in the folder: an installation begins by emptying it.
  const lock = join(tmpdir(), `towline-${name}-${place}`)
  for (let isTold = false; !take(lock); await pause(LOOK_AGAIN_MS)) {
    if (isTold) continue
    console.log(`Another command is at the same work (${name}). Waiting for it…`)
    isTold = true
  }
  // Also where the work ends the process.
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isHeld(lock)) return false
    rmSync(lock, { force: true })
    return take(lock)
  }
}

/** Whether the process that has it still lives; one that has only just begun to write its number does. */
function isHeld(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    return holder === 0 || process.kill(holder, 0)
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}
