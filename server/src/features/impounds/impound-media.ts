import {
  impoundsChanged,
  listImpoundMedia as listOperation,
  MEDIA_OF_A_JOB,
  type Parsed,
  removeImpoundMedia as removeOperation,
  uploadImpoundMedia as uploadOperation,
} from '@towline/contract'
import { whoIn } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db/index.ts'
import { type Context, handle, type Outside } from '../../platform/handler.ts'
import { ownCompany } from '../company/index.ts'
import {
  countMedia,
  deleteMedia,
  discardFile,
  keepMedia,
  lockMediaOf,
  type MediaRow,
  mediaById,
  mediaOf,
  presentMedia,
  type StoredMedia,
  storeFile,
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

type Input = Parsed<typeof uploadOperation>

/** Adds a photo. Sent again under the same id, it is there already and nothing is done. */
export const uploadImpoundMedia = handle(
  uploadOperation,
  async (context, { params, body }, stored: StoredMedia | null) => {
    const { tx, companyId, actor, fail } = context
    const owner = { impoundId: params.id }
    await lockImpound(tx, companyId, params.id)
    const refusal = await whyNotChanged(tx, companyId, params.id)
    if (refusal) return fail(refusal)
    if (stored) await lockMediaOf(tx, owner)
    const before = await mediaById(tx, companyId, body.uploadId)
    if (before) {
      if (before.impound_id !== params.id) fail('not_found')
      if (stored) await context.enqueue(sweepFile, stored.owner)
      return shown(context, before, true)
    }
    if (!stored) return fail('not_found')
    const { uploadId: id, name } = body
    const byId = actor.kind === 'employee' ? actor.id : null
    const row = await keepMedia(context, owner, { id, name, by: whoIn(context), byId, stored })
    await touched(context, params.id, 'photo added', row)
    return shown(context, row, true)
  },
  {
    prepare: async (outside, input): Promise<StoredMedia | null> => {
      const { isThere, timeZone } = await lookAround(outside, input)
      return isThere ? null : storeFile(outside, input.body, timeZone)
    },
    undo: discardFile,
  },
)

/** Why the photos of a vehicle stay as they are; null where they can be changed. */
async function whyNotChanged(tx: Tx, companyId: string, id: string) {
  const file = await impoundById(tx, companyId, id)
  if (!file) return 'not_found'
  return file.status === 'in' ? null : 'impound_left'
}

/** Whether the same file has been sent before; fails where nothing can be added, before the file is read. */
async function lookAround({ companyId: of, fail, readFirst }: Outside, { params, body }: Input) {
  const companyId = of ?? fail('not_found')
  return readFirst(async (tx) => {
    const refusal = await whyNotChanged(tx, companyId, params.id)
    if (refusal) fail(refusal)
    const isThere = (await mediaById(tx, companyId, body.uploadId)) !== undefined
    const count = await countMedia(tx, companyId, { impoundId: params.id })
    if (!isThere && count >= MEDIA_OF_A_JOB) fail('media_full')
    return { isThere, timeZone: (await ownCompany(tx, companyId)).time_zone }
  })
}

/** Deletes a photo; its file goes by a job, and who deleted it stays on the vehicle's file. */
export const removeImpoundMedia = handle(removeOperation, async (context, { params }) => {
  const { tx, companyId, fail } = context
  await lockImpound(tx, companyId, params.id)
  const refusal = await whyNotChanged(tx, companyId, params.id)
  if (refusal) return fail(refusal)
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
