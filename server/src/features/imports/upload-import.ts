import {
  guessColumns,
  importsChanged,
  MOST_IMPORT_BYTES,
  uploadImport as operation,
  type Parsed,
} from '@towline/contract'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { handle, type Outside } from '../../platform/handler.ts'
import { refuseInfected } from '../../platform/refuse-infected.ts'
import { task } from '../../platform/tasks/index.ts'
import { atMost, storedFile } from '../media/index.ts'
import { type LookedAt, lookAtCsv } from './file-tasks.ts'
import { hasImport, importById, insertRun } from './imports.store.ts'

/** Longer than any upload may take. */
const SWEEP_AFTER_MS = 2 * 3_600_000

/** Where the file of an import is kept. */
export const keyOf = (companyId: string, importId: string) => `${companyId}/${importId}/import`

/** Deletes a file whose upload was cut off before it was written down. */
export const sweepImport = task({
  name: 'sweep-import',
  data: z.object({ companyId: z.uuid(), id: z.uuid() }),
  retries: 10,
  run: async (app: App, { companyId, id }) => {
    const kept = await app.db.asSystem((tx) => hasImport(tx, id), { readOnly: true })
    if (!kept) await app.files.remove(keyOf(companyId, id))
  },
})

/** A file that was looked at, under the id its sender chose. */
type Sent = Exclude<LookedAt, { refused: string }> & { id: string }

/** Takes a file for import, and says what its columns may be. Nothing is made of its rows. */
export const uploadImport = handle(
  operation,
  async (context, { params, body }, looked: Sent | null) => {
    const { tx, companyId, actor, now, audit, announce, fail } = context
    const { uploadId: id, name: fileName } = body
    if (looked) {
      const { format, begin: beginAt, heads, samples, rows } = looked
      const columns = guessColumns(params.kind, heads)
      const who = actor.kind === 'employee' ? actor.name : 'Towline'
      const run = {
        id,
        kind: params.kind,
        fileName,
        heads,
        samples,
        rows,
        columns,
        format,
        beginAt,
        who,
      }
      if (!(await insertRun(tx, companyId, run, now))) fail('not_found')
      audit('import sent', id, { kind: params.kind, fileName, rows, who })
      announce(importsChanged, companyId, { id })
    }
    return (await importById(tx, companyId, id)) ?? fail('not_found')
  },
  {
    prepare: lookAtFile,
    undo: async ({ files, companyId, readFirst }, looked) => {
      if (!looked || !companyId) return
      const { id } = looked
      if (!(await readFirst((tx) => hasImport(tx, id)))) await files.remove(keyOf(companyId, id))
    },
  },
)

async function lookAtFile(
  outside: Outside,
  { body }: Parsed<typeof operation>,
): Promise<Sent | null> {
  const { files, fileWorker, fail, readFirst } = outside
  const companyId = outside.companyId ?? fail('not_found')
  const id = body.uploadId
  if (await readFirst((tx) => hasImport(tx, id))) return null
  const tooLarge = () =>
    fail('too_large', { message: 'This file is larger than the 30 MB a file may have. Split it.' })
  if ((body.length ?? 0) > MOST_IMPORT_BYTES) tooLarge()
  const key = keyOf(companyId, id)
  await outside.enqueue(sweepImport, { companyId, id }, { startAfterMs: SWEEP_AFTER_MS })
  try {
    await files.put(key, atMost(body.content, MOST_IMPORT_BYTES, tooLarge), 'text/csv')
    await refuseInfected(outside, () => files.open(key))
    const file = await storedFile(files, key)
    const looked = await fileWorker.run(lookAtCsv, { file, input: null, sender: companyId })
    if ('refused' in looked) return fail('bad_file', { message: looked.refused })
    return { ...looked, id }
  } catch (error) {
    await files.remove(key)
    throw error
  }
}
