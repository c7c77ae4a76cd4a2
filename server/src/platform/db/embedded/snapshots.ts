import { randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { chown, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { DatabaseMisconfigured } from '../errors.ts'

/*
 * A store can be opened by one process, so whoever wants to save that of a running server asks it for a
 * copy: with an empty folder under DATA_DIR/snapshots, in which the server lays the copy down. Only who
 * may write into the data directory can ask, and what died on the way is cleared away at the next start.
 */

const LOOK_MS = 500
/** A server that has not begun by then is none, or has the database in other hands. */
const ANSWER_MS = 15_000
/** Far more than the copy of the largest store that is fit for the embedded engine. */
const COPIED_MS = 600_000
const FORGOTTEN_MS = 3_600_000

const folderOf = (dataDir: string) => join(dataDir, 'snapshots')

/** Answers those who ask for a copy of the store, until the function it gives is called. */
export function answerSnapshots(dataDir: string, pool: pg.Pool): () => Promise<void> {
  let going: Promise<void> = clearForgotten(dataDir).catch(() => {})
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy || !existsSync(folderOf(dataDir))) return
    isBusy = true
    going = answerAll(dataDir, pool)
      .catch(() => {})
      .finally(() => {
        isBusy = false
      })
  }, LOOK_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return going
  }
}

async function answerAll(dataDir: string, pool: pg.Pool): Promise<void> {
  for (const id of await readdir(folderOf(dataDir))) {
    const folder = join(folderOf(dataDir), id)
    try {
      if ((await readdir(folder)).length > 0) continue
      await copyStore(join(dataDir, 'store'), folder, pool)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      await rm(join(folder, 'store.partial'), { recursive: true, force: true })
      await writeFile(join(folder, 'failed'), why).catch(() => {})
    }
  }
}

/**
 * The engine writes only when it is asked something, and as long as its one connection is ours nobody
 * asks: the files lie still. Where the disk can share blocks (Btrfs, XFS, APFS) the copy takes no time.
 */
async function copyStore(store: string, folder: string, pool: pg.Pool): Promise<void> {
  const partial = join(folder, 'store.partial')
  await mkdir(partial, { mode: 0o700 })
  const client = await pool.connect()
  try {
    await client.query('checkpoint')
    await cp(store, partial, { recursive: true, mode: constants.COPYFILE_FICLONE })
  } finally {
    client.release()
  }
  await rename(partial, join(folder, 'store'))
}

async function clearForgotten(dataDir: string): Promise<void> {
  if (!existsSync(folderOf(dataDir))) return
  for (const id of await readdir(folderOf(dataDir))) {
    const folder = join(folderOf(dataDir), id)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > FORGOTTEN_MS) await rm(folder, { recursive: true, force: true })
  }
}

/** A copy of a running server's store, which is whoever asked's to open. */
export type Snapshot = { directory: string; remove(): Promise<void> }

/**
 * Asks the server that has the data directory for a copy of its store, as it is between two transactions.
 * Throws DatabaseMisconfigured when none comes.
 */
export async function askForSnapshot(dataDir: string, answerMs = ANSWER_MS): Promise<Snapshot> {
  const folder = join(folderOf(dataDir), randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await giveToOwnerOf(dataDir, [folderOf(dataDir), folder])
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    for (let waited = 0; !existsSync(join(folder, 'store')); waited += LOOK_MS / 5) {
      const failed = await readFile(join(folder, 'failed'), 'utf8').catch(() => null)
      if (failed !== null)
        throw new DatabaseMisconfigured(`The server could not copy its database: ${failed}`)
      if (waited >= COPIED_MS || (waited >= answerMs && (await readdir(folder)).length === 0))
        throw new DatabaseMisconfigured(
          `Something has the data directory ${dataDir} open, and gives no copy of its database: an older ` +
            'version, or a program other than the server. Stop it, then try again.',
        )
      await wait(LOOK_MS / 5)
    }
    return { directory: join(folder, 'store'), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Root may ask a server that is not root's. */
async function giveToOwnerOf(dataDir: string, folders: string[]): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(dataDir)
  for (const folder of folders) await chown(folder, uid, gid)
}
