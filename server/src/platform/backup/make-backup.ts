import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Files } from '../../providers/files/index.ts'
import { askForSnapshot, connect, DatabaseInUse, type Opened, openStore } from '../db/index.ts'
import { applied, pending, readMigrations } from '../db/migrate.ts'
import { madeBy } from '../db/schema-check.ts'
import {
  BackupProblem,
  type Manifest,
  syncFolder,
  writeManifest,
  writePart,
} from './backup-folder.ts'
import { saveDataDirFiles } from './data-dir-files.ts'
import { saveFiles } from './files-copy.ts'
import { noteBackup } from './last-backup.ts'
import { EXACT, rowsOf, sequencesOf, tableShapes } from './table-rows.ts'

/** An installation: its database, its files, its data directory. */
export type Installation = {
  databaseUrl?: string
  dataDir: string
  /** Null leaves photos, videos and recordings alone. */
  files: Files | null
  /** Only tests have other ones. */
  migrations?: string
}

/** Hears how it goes, a line at a time. */
export type Progress = (line: string) => void

/** A backup that was made. */
export type Backup = { folder: string; manifest: Omit<Manifest, 'product' | 'format'> }

/**
 * Saves everything an installation needs to be there again into a folder with the time in its name under
 * `into`: all rows as they are at one moment, files, secrets. The server may be running. The folder appears
 * when it is whole.
 */
export async function makeBackup(
  installation: Installation,
  into: string,
  { version, now, report }: { version: string; now: Date; report: Progress },
): Promise<Backup> {
  const stamp = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')
  const folder = join(into, `towline-backup-${stamp}`)
  if (existsSync(folder)) throw new BackupProblem(`${folder} is there already.`)
  const partial = `${folder}.partial`
  await mkdir(into, { recursive: true, mode: 0o700 })
  await mkdir(partial, { mode: 0o700 })
  try {
    await mkdir(join(partial, 'tables'), { mode: 0o700 })
    const { companyIds, ...saved } = await saveDatabase(installation, partial, report)
    const files = await saveAllFiles(installation, partial, companyIds)
    if (files) report(`${files.lines} files, ${files.bytes} bytes`)
    const dataDir = await saveDataDirFiles(installation.dataDir, partial)
    const manifest = { version, madeAt: now.toISOString(), ...saved, files, dataDir }
    await writeManifest(partial, manifest)
    await syncFolder(partial)
    await rename(partial, folder)
    await syncFolder(into)
    await noteBackup(installation.dataDir, now).catch((error: unknown) =>
      report(`It could not be noted in DATA_DIR that a backup was made: ${error}`),
    )
    return { folder, manifest }
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

type SavedDatabase = Pick<Manifest, 'engine' | 'migrations' | 'tables' | 'sequences'> & {
  companyIds: string[]
}

async function saveDatabase(
  installation: Installation,
  folder: string,
  report: Progress,
): Promise<SavedDatabase> {
  const opened = await openForReading(installation, report)
  try {
    const client = await opened.pool.connect()
    try {
      await client.query(`begin isolation level repeatable read read only; ${EXACT}`)
      const saved = await saveRows(client, folder, installation.migrations, report)
      await client.query('commit')
      return { engine: opened.engine, ...saved }
    } finally {
      client.release(true)
    }
  } finally {
    await opened.close()
  }
}

/** The database itself, or, where a running server has the embedded one, the copy it makes of it. */
async function openForReading(
  { databaseUrl, dataDir }: Installation,
  report: Progress,
): Promise<Opened> {
  if (!databaseUrl && !existsSync(join(dataDir, 'store')))
    throw new BackupProblem(
      `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
    )
  try {
    return await connect({
      dataDir,
      poolSize: 1,
      statementMs: 0,
      ...(databaseUrl && { databaseUrl }),
    })
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error
    report('The server is running; it is asked for a copy of its database…')
    const snapshot = await askForSnapshot(dataDir)
    try {
      const { pool, close } = await openStore({ directory: snapshot.directory, durable: false })
      const closeBoth = () => close().finally(snapshot.remove)
      return { engine: 'embedded', pool, close: closeBoth }
    } catch (cause) {
      await snapshot.remove()
      throw cause
    }
  }
}

async function saveRows(
  client: pg.ClientBase,
  folder: string,
  directory: string | undefined,
  report: Progress,
): Promise<Omit<SavedDatabase, 'engine'>> {
  const known = readMigrations(directory)
  const migrations = await applied(client)
  pending(migrations, known)
  const { tables: names } = madeBy(known.slice(0, migrations.length))
  const tables: Manifest['tables'] = []
  for (const shape of await tableShapes(client, names)) {
    const { table } = shape
    const columns = shape.columns.map(({ name }) => name)
    const rows = rowsOf(client, shape, columns)
    const part = await writePart(folder, `tables/${table}.ndjson.gz`, rows)
    tables.push({ table, columns, ...part })
    if (part.lines > 0) report(`${table}: ${part.lines} rows`)
  }
  const { rows } = names.has('company')
    ? await client.query<{ id: string }>('select id from company order by id')
    : { rows: [] }
  const companyIds = rows.map(({ id }) => id)
  return { migrations, tables, sequences: await sequencesOf(client), companyIds }
}

async function saveAllFiles(
  { files }: Installation,
  folder: string,
  companyIds: readonly string[],
): Promise<Manifest['files']> {
  if (!files) return null
  let bytes = 0
  const counted = async function* () {
    for await (const line of saveFiles(files, folder, companyIds)) {
      bytes += Number(JSON.parse(line).bytes)
      yield line
    }
  }
  const part = await writePart(folder, 'files.ndjson.gz', counted())
  return { ...part, bytes }
}
