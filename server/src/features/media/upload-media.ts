import { MEDIA_OF_A_JOB, uploadMedia as operation, type Parsed } from '@towline/contract'
import { handle, type Outside } from '../../platform/handler.ts'
import { ownCompany } from '../company/index.ts'
import { addMedia } from './add-media.ts'
import { mayAddTo } from './media.access.ts'
import { presentMedia } from './media.present.ts'
import { countMedia, lockMediaOf, mediaById } from './media.store.ts'
import { discardFile, type StoredMedia, storeFile } from './store-file.ts'
import { sweepFile } from './sweep-file.ts'

type Input = Parsed<typeof operation>

/** Adds a photo or video to a job. Sent again under the same id, it is there already and nothing is done. */
export const uploadMedia = handle(
  operation,
  async (context, { params, body }, stored: StoredMedia | null) => {
    const { tx, companyId, actor } = context
    const { dispatchCallId: jobId } = params
    if (!(await mayAddTo(context, jobId))) return context.fail('not_found')
    if (stored) await lockMediaOf(tx, { jobId })
    const before = await mediaById(tx, companyId, body.uploadId)
    if (before) {
      if (before.dispatch_call_id !== jobId) context.fail('not_found')
      if (stored) await context.enqueue(sweepFile, stored.owner)
      return presentMedia(before, actor)
    }
    if (!stored) return context.fail('not_found')
    const { id: byId, name: by } = actor.kind === 'employee' ? actor : { id: null, name: '' }
    const { uploadId: id, name } = body
    return presentMedia(await addMedia(context, { id, jobId, name, by, byId, stored }), actor)
  },
  {
    prepare: async (outside, input): Promise<StoredMedia | null> => {
      const { isThere, timeZone } = await lookAround(outside, input)
      return isThere ? null : storeFile(outside, input.body, timeZone)
    },
    undo: discardFile,
  },
)

/** Whether the same file has been sent before; fails where nothing can be added. */
async function lookAround(outside: Outside, { params, body }: Input) {
  const { actor, fail, readFirst } = outside
  const companyId = outside.companyId ?? fail('not_found')
  return readFirst(async (tx) => {
    const { dispatchCallId } = params
    if (!(await mayAddTo({ tx, actor, companyId, now: outside.now }, dispatchCallId)))
      fail('not_found')
    const isThere = (await mediaById(tx, companyId, body.uploadId)) !== undefined
    if (!isThere && (await countMedia(tx, companyId, { jobId: dispatchCallId })) >= MEDIA_OF_A_JOB)
      fail('media_full')
    return { isThere, timeZone: (await ownCompany(tx, companyId)).time_zone }
  })
}
