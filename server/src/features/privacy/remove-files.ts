import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import type { Context } from '../../platform/handler.ts'
import { task } from '../../platform/tasks/index.ts'
import { sweepFile } from '../media/index.ts'
import type { Orphans } from './retention.store.ts'

/** Deletes a recording here and at the carrier. */
export const removeRecording = task({
  name: 'remove-recording',
  data: z.object({ key: z.string(), sid: z.string() }),
  retries: 20,
  run: async (app: App, { key, sid }) => {
    await app.files.remove(key)
    if (sid) await app.telephony.removeRecording(sid)
  },
})

/** Has the files deleted once the transaction is over, however often that takes. */
export async function removeOrphans(
  { enqueue, companyId }: Pick<Context, 'enqueue' | 'companyId'>,
  { media = [], recordings = [] }: Partial<Orphans>,
): Promise<void> {
  for (const fileId of media) await enqueue(sweepFile, { companyId, fileId })
  for (const recording of recordings) await enqueue(removeRecording, recording)
}
