import { uploadMedia as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { addMedia } from './add-media.ts'
import { mayAddTo } from './media.access.ts'
import { presentMedia } from './media.present.ts'
import { settleSent, storeSent } from './sent-media.ts'
import { discardFile, type StoredMedia } from './store-file.ts'

/** Adds a photo or video to a job. Sent again under the same id, it is there already and nothing is done. */
export const uploadMedia = handle(
  operation,
  async (context, { params, body }, stored: StoredMedia | null) => {
    const { actor } = context
    const { dispatchCallId: jobId } = params
    if (!(await mayAddTo(context, jobId))) return context.fail('not_found')
    const { uploadId: id, name } = body
    const sent = await settleSent(context, { owner: { jobId }, id }, stored)
    if ('before' in sent) return presentMedia(sent.before, actor)
    const { id: byId, name: by } = actor.kind === 'employee' ? actor : { id: null, name: '' }
    return presentMedia(await addMedia(context, { id, jobId, name, by, byId, ...sent }), actor)
  },
  {
    prepare: (outside, { params: { dispatchCallId: jobId }, body }) => {
      const { actor, now, fail } = outside
      return storeSent(outside, { owner: { jobId }, body }, async (tx, companyId) => {
        if (!(await mayAddTo({ tx, actor, companyId, now }, jobId))) fail('not_found')
      })
    },
    undo: discardFile,
  },
)
