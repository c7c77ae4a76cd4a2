import { MEDIA_OF_A_JOB, type SentFile } from '@towline/contract'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/index.ts'
import type { Context, Outside } from '../../platform/handler.ts'
import { ownCompany } from '../company/index.ts'
import {
  countMedia,
  isOf,
  lockMediaOf,
  type MediaOwner,
  type MediaRow,
  mediaById,
} from './media.store.ts'
import { type StoredMedia, storeFile } from './store-file.ts'
import { sweepFile } from './sweep-file.ts'

type Sent = z.output<typeof SentFile>

/**
 * Stores the file that was sent for a job or a stored vehicle; null when the same one has been sent before. `check`
 * fails where nothing can be added: before the file is read.
 */
export async function storeSent(
  outside: Outside,
  { owner, body }: { owner: MediaOwner; body: Sent },
  check: (tx: Tx, companyId: string) => Promise<void>,
): Promise<StoredMedia | null> {
  const { fail, readFirst } = outside
  const companyId = outside.companyId ?? fail('not_found')
  const { isThere, timeZone } = await readFirst(async (tx) => {
    await check(tx, companyId)
    const isThere = (await mediaById(tx, companyId, body.uploadId)) !== undefined
    if (!isThere && (await countMedia(tx, companyId, owner)) >= MEDIA_OF_A_JOB) fail('media_full')
    return { isThere, timeZone: (await ownCompany(tx, companyId)).time_zone }
  })
  return isThere ? null : storeFile(outside, body, timeZone)
}

/** What was sent before under the same id, or else what is stored and to be added now, with its owner locked. */
export async function settleSent(
  context: Context,
  { owner, id }: { owner: MediaOwner; id: string },
  stored: StoredMedia | null,
): Promise<{ before: MediaRow } | { stored: StoredMedia }> {
  const { tx, companyId, enqueue, fail } = context
  if (stored) await lockMediaOf(tx, owner)
  const before = await mediaById(tx, companyId, id)
  if (!before) return { stored: stored ?? fail('not_found') }
  if (!isOf(owner, before)) fail('not_found')
  if (stored) await enqueue(sweepFile, stored.owner)
  return { before }
}
