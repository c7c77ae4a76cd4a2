import { may } from '@towline/contract'
import type { Actor } from '../../platform/actor.ts'
import type { Context } from '../../platform/handler.ts'
import { hadJobOfLate, hasJob, hasOpenJob } from '../dispatch/index.ts'
import { type MediaRow, mediaById } from './media.store.ts'

/** Whether whoever asks sees every job of the company, and not his own alone. */
const isOfTheDesk = (actor: Actor) => actor.kind !== 'employee' || may(actor.roles, 'dispatch.read')

/** Whether there is this job for whoever asks: for a driver, one of his own that is open. */
export async function reachesJob(
  { tx, actor, companyId }: Pick<Context, 'tx' | 'actor' | 'companyId'>,
  jobId: string,
): Promise<boolean> {
  if (isOfTheDesk(actor)) return hasJob(tx, companyId, jobId)
  if (actor.kind !== 'employee') return false
  return hasOpenJob(tx, { companyId, driverId: actor.id }, jobId)
}

/** Whether something may be added to this job: by a driver also for a day after its end, from a phone that had no line. */
export async function mayAddTo(
  { tx, actor, companyId, now }: Pick<Context, 'tx' | 'actor' | 'companyId' | 'now'>,
  jobId: string,
): Promise<boolean> {
  if (isOfTheDesk(actor)) return hasJob(tx, companyId, jobId)
  if (actor.kind !== 'employee') return false
  return hadJobOfLate(tx, { companyId, driverId: actor.id, now }, jobId)
}

/** The photo or video by this id; fails as if there were none where its job or vehicle is not there for whoever asks. */
export async function reachableMedia(context: Context, id: string): Promise<MediaRow> {
  const { tx, companyId, fail } = context
  const row = (await mediaById(tx, companyId, id)) ?? fail('not_found')
  const isThere = row.dispatch_call_id
    ? await reachesJob(context, row.dispatch_call_id)
    : reachesImpounds(context.actor)
  return isThere ? row : fail('not_found')
}

/** Whether stored vehicles are there for whoever asks. */
const reachesImpounds = (actor: Actor) =>
  actor.kind === 'employee' && may(actor.roles, 'impounds.read')

/** Whether somebody who sees it may delete it: the desk every one, a driver what he added himself. */
export const mayRemove = (
  actor: Actor,
  { created_by_id }: Pick<MediaRow, 'created_by_id'>,
): boolean => isOfTheDesk(actor) || (actor.kind === 'employee' && created_by_id === actor.id)
