import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { App } from '../../platform/app.ts'
import { type ExportTable, nextRows, noteExport, tablesToExport } from './export.store.ts'
import { exportedTables } from './export-tables.ts'

/** Where the archive of a company is kept, beside its other files. */
export const archiveKey = (companyId: string, id: string) => `${companyId}/exports/${id}`

const README = `All data of your company in Towline.

data/    one file for each kind of record, a line for each record, as JSON (https://jsonlines.org).
         Phone calls: phone_call, what was said in them: phone_call_event. Jobs: dispatch_call.
         Accounts: vendor. Photos and videos: media, whose file_id is the folder under files/.
files/   photos, videos, recordings of calls and imported files, as they were sent.

Passwords, keys and links that open something are not in it. Records were read one kind after the
other while you went on working, so the last minutes may be in one kind and not in another.
`

/** How often it is noted how far the archive has come, in parts. */
const NOTED_EVERY = 20

/** Makes the archive and stores it; answers its bytes. Ends with an error when the server stops. */
export async function makeArchive(
  app: App,
  { companyId, id }: { companyId: string; id: string },
  stopping: AbortSignal,
): Promise<number> {
  const { db, files } = app
  const read = { readOnly: true }
  const tables = await db.asCompany(
    companyId,
    (tx) => tablesToExport(tx, Object.keys(exportedTables)),
    read,
  )
  const own: string[] = []
  for await (const key of files.list(companyId))
    if (!key.startsWith(`${companyId}/exports/`)) own.push(key)
  const parts = tables.length + own.length
  let done = 0
  const came = async () => {
    stopping.throwIfAborted()
    done += 1
    if (done % NOTED_EVERY === 1)
      await db.asCompany(companyId, (tx) => noteExport(tx, id, { done, parts }))
  }

  async function* linesOf(table: ExportTable): AsyncGenerator<string> {
    await came()
    const without = exportedTables[table.name] ?? []
    for (let after: string[] | null = null, isFirst = true; isFirst || after; isFirst = false) {
      stopping.throwIfAborted()
      const { lines, last } = await db.asCompany(
        companyId,
        (tx) => nextRows(tx, companyId, table, { without, after }),
        read,
      )
      after = last
      if (lines.length > 0) yield `${lines.join('\n')}\n`
    }
  }
  async function* bytesOf(key: string): AsyncGenerator<Uint8Array> {
    await came()
    // It may have been deleted meanwhile.
    const content = await files.open(key)
    if (content) yield* content
  }

  const zip = new ZipFile()
  const archive = new PassThrough()
  // What fails in one part ends the whole. Who stores it learns of it in reading, however early it was.
  const fail = (error: Error) => archive.destroy(error)
  archive.on('error', () => {})
  zip.addBuffer(Buffer.from(README), 'README.txt')
  const add = (
    name: string,
    compress: boolean,
    content: () => AsyncIterable<string | Uint8Array>,
  ) =>
    zip.addReadStreamLazy(name, { compress }, (give) =>
      give(null, Readable.from(content(), { objectMode: false }).on('error', fail)),
    )
  for (const table of tables) add(`data/${table.name}.jsonl`, true, () => linesOf(table))
  for (const key of own) add(`files/${key.slice(companyId.length + 1)}`, false, () => bytesOf(key))
  zip.end()
  zip.on('error', fail)
  zip.outputStream.pipe(archive)
  return files.put(archiveKey(companyId, id), archive, 'application/zip')
}
