import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { checkedKey, type Files } from '../../providers/files/files.port.ts'
import { BackupProblem, tap } from './backup-folder.ts'

const SavedFile = z.object({ key: z.string(), bytes: z.number(), sha256: z.string() })
type SavedFile = z.infer<typeof SavedFile>

/** A bucket is far away: several at once, or thousands of small pictures take all night. */
const AT_ONCE = 8

const placeOf = (folder: string, key: string) => join(folder, 'files', checkedKey(key))

/** Copies the companies' files into the backup; each becomes a line that tells its key, length and SHA-256. */
export async function* saveFiles(
  files: Files,
  folder: string,
  companyIds: readonly string[],
): AsyncGenerator<string> {
  for (const companyId of companyIds)
    for await (const saved of sideBySide(files.list(companyId), (key) => save(files, folder, key)))
      if (saved) yield JSON.stringify(saved)
}

/** Copies one file; null when it was removed since it was listed. */
async function save(files: Files, folder: string, key: string): Promise<SavedFile | null> {
  const content = await files.open(key)
  if (!content) return null
  const path = placeOf(folder, key)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const { found, look } = measuring()
  await pipeline(
    content,
    tap(look),
    createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }),
  )
  return { key, ...found() }
}

/**
 * Puts the files of a backup where the product keeps files, and reads each back. Throws BackupProblem when
 * one is damaged, or when another one lies under its key and may not be replaced. Gives their bytes.
 */
export async function restoreFiles(
  files: Files,
  folder: string,
  lines: AsyncIterable<string>,
  mayReplace: boolean,
): Promise<number> {
  let bytes = 0
  for await (const saved of sideBySide(lines, (line) => restore(files, folder, line, mayReplace)))
    bytes += saved.bytes
  return bytes
}

async function restore(
  files: Files,
  folder: string,
  line: string,
  mayReplace: boolean,
): Promise<SavedFile> {
  const saved = SavedFile.parse(JSON.parse(line))
  const { key } = saved
  const lying = await measured(files, key)
  if (lying && isSame(lying, saved)) return saved
  if (lying && !mayReplace)
    throw new BackupProblem(
      `There is another file ${key} already. Say --replace to put that of the backup in its place.`,
    )
  const { found, look } = measuring()
  const content = createReadStream(placeOf(folder, key)).compose(tap(look))
  await files.put(key, content, 'application/octet-stream').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new BackupProblem(`The file ${key} is missing in the backup.`)
    throw error
  })
  if (!isSame(found(), saved)) {
    await files.remove(key)
    throw new BackupProblem(
      `The file ${key} of the backup is damaged. Take another copy of this backup.`,
    )
  }
  const kept = await measured(files, key)
  if (!kept || !isSame(kept, saved))
    throw new BackupProblem(
      `The file ${key} is not there as it was written. Look at the disk or the bucket.`,
    )
  return saved
}

type Measure = Pick<SavedFile, 'bytes' | 'sha256'>

const isSame = (one: Measure, other: Measure) =>
  one.bytes === other.bytes && one.sha256 === other.sha256

async function measured(files: Files, key: string): Promise<Measure | null> {
  const content = await files.open(key)
  if (!content) return null
  const { found, look } = measuring()
  for await (const piece of content) look(piece)
  return found()
}

function measuring() {
  const hash = createHash('sha256')
  let bytes = 0
  const look = (piece: Buffer) => {
    hash.update(piece)
    bytes += piece.byteLength
  }
  return { look, found: (): Measure => ({ bytes, sha256: hash.digest('hex') }) }
}

/** Does the work for each item, a few at a time, and gives the results as they come. */
async function* sideBySide<Item, Result>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  let group: Promise<Result>[] = []
  for await (const item of items) {
    group.push(work(item))
    if (group.length < AT_ONCE) continue
    yield* await Promise.all(group)
    group = []
  }
  yield* await Promise.all(group)
}
