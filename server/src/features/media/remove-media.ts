import { removeMedia as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { announceJob } from '../dispatch/index.ts'
import { mayRemove, reachableMedia } from './media.access.ts'
import { deleteMedia } from './media.store.ts'
import { sweepFile } from './sweep-file.ts'

/** Deletes a photo or video; its file goes by a job, which a crash does not stop. */
export const removeMedia = handle(operation, async (context, { params }) => {
  const { tx, companyId, actor, fail } = context
  const { dispatch_call_id: jobId, ...found } = await reachableMedia(context, params.id)
  // Those of a stored vehicle are deleted with it, where its file says who did.
  if (!jobId || !mayRemove(actor, found)) return fail('not_found')
  // Somebody may have been quicker.
  const row = (await deleteMedia(tx, companyId, params.id)) ?? fail('not_found')
  await context.enqueue(sweepFile, { companyId, fileId: row.file_id })
  context.audit('media removed', jobId, {
    who: actor.kind === 'employee' ? actor.name : '',
    changes: { media: { from: row.name, to: '' } },
  })
  await announceJob(context, jobId)
  return { id: row.id }
})
