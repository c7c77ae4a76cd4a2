import {
  impoundsChanged,
  listImpoundMedia as listOperation,
  removeImpoundMedia as removeOperation,
  uploadImpoundMedia as uploadOperation,
} from '@towline/contract'
import { whoIn } from '../../platform/actor.ts'
import { type Context, handle } from '../../platform/handler.ts'
import {
  deleteMedia,
  discardFile,
  keepMedia,
  type MediaRow,
  mediaById,
  mediaOf,
  presentMedia,
  type StoredMedia,
  settleSent,
  storeSent,
  sweepFile,
} from '../media/index.ts'
import { addTouch, impoundById, lockImpound } from './impounds.store.ts'

/** Photos of a stored vehicle; after it has left they stay as they are. */
export const listImpoundMedia = handle(listOperation, async (context, { params }) => {
  const { tx, companyId, fail } = context
  const { status } = (await impoundById(tx, companyId, params.id)) ?? fail('not_found')
  const rows = await mediaOf(tx, companyId, { impoundId: params.id })
  return rows.map((row) => shown(context, row, status === 'in'))
})

const shown = ({ actor }: Context, row: MediaRow, isIn: boolean) => ({
  ...presentMedia(row, actor),
  mayRemove: isIn,
})

/** Adds a photo. Sent again under the same id, it is there already and nothing is done. */
export const uploadImpoundMedia = handle(
  uploadOperation,
  async (context, { params, body }, stored: StoredMedia | null) => {
    const { tx, companyId, actor } = context
    const owner = { impoundId: params.id }
    await lockImpound(tx, companyId, params.id)
    await checkIn(context, params.id)
    const { uploadId: id, name } = body
    const sent = await settleSent(context, { owner, id }, stored)
    if ('before' in sent) return shown(context, sent.before, true)
    const byId = actor.kind === 'employee' ? actor.id : null
    const row = await keepMedia(context, owner, { id, name, by: whoIn(context), byId, ...sent })
    await touched(context, params.id, 'photo added', row)
    return shown(context, row, true)
  },
  {
    prepare: (outside, { params: { id: impoundId }, body }) => {
      const { fail } = outside
      return storeSent(outside, { owner: { impoundId }, body }, (tx, companyId) =>
        checkIn({ tx, companyId, fail }, impoundId),
      )
    },
    undo: discardFile,
  },
)

/** Fails where the photos of a vehicle stay as they are: after it has left. */
async function checkIn(
  { tx, companyId, fail }: Pick<Context, 'tx' | 'companyId' | 'fail'>,
  id: string,
): Promise<void> {
  const file = (await impoundById(tx, companyId, id)) ?? fail('not_found')
  if (file.status !== 'in') fail('impound_left')
}

/** Deletes a photo; its file goes by a job, and who deleted it stays on the vehicle's file. */
export const removeImpoundMedia = handle(removeOperation, async (context, { params }) => {
  const { tx, companyId, fail } = context
  await lockImpound(tx, companyId, params.id)
  await checkIn(context, params.id)
  const found = await mediaById(tx, companyId, params.mediaId)
  if (found?.impound_id !== params.id) return fail('not_found')
  // Somebody may have been quicker.
  const row = (await deleteMedia(tx, companyId, params.mediaId)) ?? fail('not_found')
  await context.enqueue(sweepFile, { companyId, fileId: row.file_id })
  await touched(context, params.id, 'photo removed', row)
  return { id: row.id }
})

async function touched(context: Context, id: string, what: string, { name, type }: MediaRow) {
  const { tx, companyId, now, announce } = context
  await addTouch(tx, companyId, id, { at: now, who: whoIn(context), what, data: { name, type } })
  announce(impoundsChanged, companyId, { id })
}
