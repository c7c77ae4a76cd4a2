import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from './app.ts'
import { backupTrouble } from './backup/last-backup.ts'
import { DatabaseUnavailable, type Db, errorCode } from './db/index.ts'
import { within } from './within.ts'

/** What keeps the product from its work, and what soon may; sentences for whoever runs it. */
export type Readiness = { problems: string[]; warnings: string[] }

/** Whoever asks has an answer in two seconds, however much hangs. */
const CHECK_MS = 1_500
/** Asked again sooner than this, what was seen last is told again: a look writes to the disk. */
const FRESH_MS = 2_000
/** So long after it had no room the database counts as full: small writes may still go through. */
const FULL_FOR_MS = 60_000
const MB = 1e6
/** With less than this left the next hour may not be stored, and with less than that somebody should look. */
const LEAST_FREE = 32 * MB
const LITTLE_FREE = 500 * MB

/**
 * Gives the function that looks whether the product can do its work. What hangs is told as such, and no
 * second look is begun beside one that hangs.
 */
export function createReadiness({
  db,
  settings,
  files,
  now: clock,
}: App): () => Promise<Readiness> {
  const database = oneAtATime(() => lookAtDatabase(db))
  const folder = oneAtATime(() => lookAtFolder(settings.DATA_DIR))
  const backups = oneAtATime(() => lookAtBackups(settings.DATA_DIR, clock()))
  // Otherwise the data directory holds only what was written at the start.
  const isFolderNeeded = db.engine === 'embedded' || files.name === 'folder'
  let last: { at: number; seen: Promise<Readiness> } | undefined

  async function look(): Promise<Readiness> {
    const [ofDatabase, ofFolder, ofBackups] = await Promise.all([
      inTime(database, 'the database does not answer'),
      inTime(folder, 'the data directory does not answer'),
      inTime(backups, 'the data directory does not answer'),
    ])
    const problems = [...ofDatabase.problems, ...(isFolderNeeded ? ofFolder.problems : [])]
    return {
      problems,
      warnings: [...ofFolder.problems, ...ofFolder.warnings, ...ofBackups.warnings].filter(
        (told) => !problems.includes(told),
      ),
    }
  }

  return () => {
    const now = performance.now()
    if (!last || now - last.at > FRESH_MS) last = { at: now, seen: look() }
    return last.seen
  }
}

type Look = () => Promise<Readiness>

const problem = (told: string): Readiness => ({ problems: [told], warnings: [] })
const warning = (told: string): Readiness => ({ problems: [], warnings: [told] })
const allIsWell: Readiness = { problems: [], warnings: [] }

function oneAtATime(look: Look): Look {
  let going: Promise<Readiness> | undefined
  return () => {
    going ??= look().finally(() => {
      going = undefined
    })
    return going
  }
}

const inTime = (look: Look, otherwise: string): Promise<Readiness> =>
  within(CHECK_MS, look()).catch(() => problem(otherwise))

async function lookAtDatabase(db: Db): Promise<Readiness> {
  const full = problem('the disk of the database is full')
  try {
    await db.tryToWrite()
  } catch (error) {
    if (error instanceof DatabaseUnavailable && error.isDiskFull) return full
    return problem(
      error instanceof DatabaseUnavailable
        ? 'the database does not answer'
        : `the database can't be written to${codeOf(error)}`,
    )
  }
  // The embedded one lies in the data directory, whose disk is looked at by itself.
  const fullAt = db.engine === 'postgres' ? db.lastFullAt() : null
  return fullAt !== null && Date.now() - fullAt < FULL_FOR_MS ? full : allIsWell
}

async function lookAtFolder(folder: string): Promise<Readiness> {
  try {
    await tryToWriteIn(folder)
    const { bavail, bsize } = await statfs(folder)
    const free = bavail * bsize
    const left = `${Math.floor(free / MB)} MB are left for the data directory`
    if (free < LEAST_FREE) return problem(`the disk is full: ${left}`)
    return free < LITTLE_FREE ? warning(`the disk is nearly full: ${left}`) : allIsWell
  } catch (error) {
    return problem(
      ['ENOSPC', 'EDQUOT'].includes(errorCode(error))
        ? 'the disk is full: nothing can be written in the data directory'
        : `the data directory can't be written to${codeOf(error)}`,
    )
  }
}

/** An old backup keeps nobody from working; that it is old is told until there is a new one. */
async function lookAtBackups(folder: string, now: number): Promise<Readiness> {
  const trouble = await backupTrouble(folder, now).catch(() => null)
  return trouble ? warning(trouble) : allIsWell
}

async function tryToWriteIn(folder: string): Promise<void> {
  const path = join(folder, `write-check-${process.pid}`)
  try {
    const file = await open(path, 'w', 0o600)
    try {
      await file.write('This file is here for an instant, to see whether one can be written.\n')
      await file.sync()
    } finally {
      await file.close()
    }
  } finally {
    await rm(path, { force: true })
  }
}

const codeOf = (error: unknown) => (errorCode(error) ? ` (${errorCode(error)})` : '')
