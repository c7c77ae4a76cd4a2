import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupProblem, type Manifest } from './backup-folder.ts'

/** What belongs to the process that has the directory, not to the installation. */
const ofTheProcess = /^(lock|lock-holder\.txt|last-backup|phone-lines\.json|.*\.log)$/
const MOST_BYTES = 1_000_000

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Copies the small files of the data directory: the secrets made at the first start, the demo's logins. */
export async function saveDataDirFiles(
  dataDir: string,
  folder: string,
): Promise<Manifest['dataDir']> {
  await mkdir(join(folder, 'data-dir'), { mode: 0o700 })
  const saved: Manifest['dataDir'] = []
  for (const entry of existsSync(dataDir) ? await readdir(dataDir, { withFileTypes: true }) : []) {
    const { name } = entry
    const path = join(dataDir, name)
    if (!entry.isFile() || ofTheProcess.test(name) || !/^\w[\w.-]*$/.test(name)) continue
    if ((await stat(path)).size > MOST_BYTES) continue
    const content = await readFile(path)
    await writeFile(join(folder, 'data-dir', name), content, { mode: 0o600, flush: true })
    saved.push({ name, sha256: hashOf(content) })
  }
  return saved
}

/** A file of the backup that goes into the data directory, read and held against its checksum. */
type ReadFile = { path: string; content: Buffer }

/**
 * Reads those files of the backup. Throws BackupProblem when one is damaged, or when the data directory has
 * another one of the name that may not be replaced.
 */
export async function readDataDirFiles(
  folder: string,
  dataDir: string,
  { dataDir: saved }: Manifest,
  mayReplace: boolean,
): Promise<ReadFile[]> {
  const read: ReadFile[] = []
  for (const { name, sha256 } of saved) {
    const content = await readFile(join(folder, 'data-dir', name)).catch(() => null)
    if (!content || hashOf(content) !== sha256)
      throw new BackupProblem(
        `data-dir/${name} of the backup is damaged. Take another copy of this backup.`,
      )
    const path = join(dataDir, name)
    const lying = existsSync(path) ? await readFile(path) : null
    if (lying && !lying.equals(content) && !mayReplace)
      throw new BackupProblem(
        `${dataDir} has another ${name} already. Name a fresh directory with DATA_DIR, or say --replace.`,
      )
    if (!lying?.equals(content)) read.push({ path, content })
  }
  return read
}

/** Writes them, each whole or not at all. */
export async function writeDataDirFiles(
  dataDir: string,
  files: readonly ReadFile[],
): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  for (const { path, content } of files) {
    await writeFile(`${path}.restored`, content, { mode: 0o600, flush: true })
    await rename(`${path}.restored`, path)
  }
}
