import { uploadMedia as endpoint, MEDIA_OF_A_JOB, type Parsed } from '@towline/contract'
import { Failure } from '../../platform/failure.ts'
import { type Outside, verb } from '../../platform/verb.ts'
import { ownCompany } from '../company/index.ts'
import { hasJob } from '../dispatch/index.ts'
import { addMedia } from './add-media.ts'
import { reachesJob } from './media.access.ts'
import { presentMedia } from './media.present.ts'
import { countMedia, lockMediaOf, mediaById } from './media.store.ts'
import { discardFile, type StoredMedia, storeFile } from './store-file.ts'
import { sweepFile } from './sweep-file.ts'

type Input = Parsed<typeof endpoint>

/** What became of the file: stored, not needed (null), or refused. */
type Taken = { stored: StoredMedia | null; refused?: Failure }

/** Adds a photo or video to a job. Sent again under the same id, it is there already and nothing is done. */
export const uploadMedia = verb(
  endpoint,
  async (context, { params, body }, { stored, refused }: Taken) => {
    const { tx, companyId, actor } = context
    const { dispatchCallId: jobId } = params
    if (!(await reachesJob(context, jobId))) return context.fail('not_found')
    if (refused) throw refused
    if (stored) await lockMediaOf(tx, jobId)
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
    prepare: (outside, input): Promise<Taken> => take(outside, input).catch(asTaken),
    undo: (outside, { stored }) => discardFile(outside, stored),
  },
)

/** Stores the file, unless it was sent before. */
async function take(outside: Outside, input: Input): Promise<Taken> {
  const { isThere, timeZone } = await lookAround(outside, input)
  return { stored: isThere ? null : await storeFile(outside, input.body, timeZone) }
}

/** Why a file is refused is told once it is certain that its job is there for the sender: it tells of the job, too. */
function asTaken(error: unknown): Taken {
  if (error instanceof Failure) return { stored: null, refused: error }
  throw error
}

/** Whether the same file has been sent before; fails where nothing can be added. */
async function lookAround(outside: Outside, { params, body }: Input) {
  const { fail, look } = outside
  const companyId = outside.companyId ?? fail('not_found')
  return look(async (tx) => {
    const { dispatchCallId } = params
    if (!(await hasJob(tx, companyId, dispatchCallId))) fail('not_found')
    const isThere = (await mediaById(tx, companyId, body.uploadId)) !== undefined
    if (!isThere && (await countMedia(tx, companyId, dispatchCallId)) >= MEDIA_OF_A_JOB)
      fail('media_full')
    return { isThere, timeZone: (await ownCompany(tx, companyId)).time_zone }
  })
}
