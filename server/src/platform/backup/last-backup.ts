import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** In the data directory; whoever backs up elsewhere leaves it here all the same. */
export const LAST_BACKUP = 'last-backup'

/** Notes that a backup was made. */
export async function noteBackup(dataDir: string, at: Date): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeFile(join(dataDir, LAST_BACKUP), `${at.toISOString()}\n`, { mode: 0o600 })
}

/** When the last backup was made, epoch ms; null where none was noted. */
export async function lastBackupAt(dataDir: string): Promise<number | null> {
  const text = await readFile(join(dataDir, LAST_BACKUP), 'utf8').catch(() => '')
  return Date.parse(text.trim()) || null
}

const HOUR_MS = 3600 * 1000
/** One a night, and two hours for one that takes its time. */
const MOST_AGE_MS = 26 * HOUR_MS

/** What is to be told of the backups; null while there was one lately, or nothing is older than a day yet. */
export async function backupTrouble(dataDir: string, now: number): Promise<string | null> {
  const at = await lastBackupAt(dataDir)
  const since = at ?? (await stat(dataDir)).birthtimeMs
  if (now - since <= MOST_AGE_MS) return null
  if (at === null) return 'no backup was made yet'
  return `the last backup is ${Math.floor((now - at) / HOUR_MS)} hours old`
}
