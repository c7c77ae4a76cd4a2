import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { task } from '../../platform/tasks/index.ts'
import { removeFile } from './media.files.ts'
import { hasRow } from './media.store.ts'

/** Deletes a file nobody's row belongs to: one that was removed, or whose upload was cut off. */
export const sweepFile = task({
  name: 'sweep-file',
  data: z.object({ companyId: z.uuid(), fileId: z.uuid() }),
  retries: 10,
  run: async (app: App, owner) => {
    const kept = await app.db.asSystem((tx) => hasRow(tx, owner.fileId), { readOnly: true })
    if (!kept) await removeFile(app.files, owner)
  },
})
