import {
  downloadExport as downloadOperation,
  listExports as listOperation,
  startExport as startOperation,
} from '@towline/contract'
import { z } from 'zod'
import { whoIn } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { handle } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import { task } from '../../platform/tasks/index.ts'
import { exportsOf, insertExport, noteExport, takeOldExports } from './export.store.ts'
import { archiveKey, makeArchive } from './make-archive.ts'

const DAY_MS = 24 * 3600 * 1000
/** Everything of a company in one file is not left lying about. */
const KEPT_MS = 3 * DAY_MS

/** The archives that were made, and the one that is being made. */
export const listExports = handle(listOperation, ({ tx, companyId }) => exportsOf(tx, companyId))

/** Has one made. */
export const startExport = handle(startOperation, async (context) => {
  const { tx, companyId, now, enqueue, audit } = context
  const id = newId()
  if (await insertExport(tx, companyId, { id, who: whoIn(context), now })) {
    await enqueue(makeExport, { companyId, id })
    audit('export begun', companyId)
  }
  const making = (await exportsOf(tx, companyId)).find(({ state }) => state === 'making')
  return making ?? context.fail('internal')
})

/** The archive itself. */
export const downloadExport = handle(downloadOperation, async (context, { params }) => {
  const { tx, companyId, audit, fail } = context
  const one = (await exportsOf(tx, companyId)).find(({ id }) => id === params.id)
  if (one?.state !== 'ready') return fail('not_found')
  audit('export downloaded', companyId)
  const day = new Date(one.askedAt).toISOString().slice(0, 10)
  const key = archiveKey(companyId, one.id)
  return { key, contentType: 'application/zip', name: `towline-${day}.zip` }
})

/** Makes an archive. Cut off, it is begun anew. */
export const makeExport = task({
  name: 'make-export',
  data: z.object({ companyId: z.uuid(), id: z.uuid() }),
  retries: 3,
  run: async (app: App, { companyId, id }, { isLastTry, stopping }) => {
    const note = (changed: Parameters<typeof noteExport>[2]) =>
      app.db.asCompany(companyId, (tx) => noteExport(tx, id, changed))
    try {
      const bytes = await makeArchive(app, { companyId, id }, stopping)
      await note({ state: 'ready', bytes, until: new Date(app.now() + KEPT_MS) })
    } catch (error) {
      if (isLastTry && !stopping.aborted) await note({ state: 'failed' })
      throw error
    }
  },
})

/** Deletes archives whose time is over. */
export async function removeOldExports(app: App): Promise<void> {
  const now = app.now()
  const old = await app.db.asSystem((tx) =>
    takeOldExports(tx, new Date(now), new Date(now - KEPT_MS)),
  )
  for (const { id, company_id } of old) await app.files.remove(archiveKey(company_id, id))
}
