import type { Context } from '../../platform/handler.ts'
import { type JobRow, lockJob } from '../dispatch/index.ts'
import { type OfferRow, offerById } from './offers.store.ts'

/**
 * An offer with its job, both as they are now and locked until the transaction ends: whoever answers it, takes
 * it back or lets it run out does so one after the other, and one of them wins.
 */
export async function lockedOffer(
  { tx, companyId, fail }: Context,
  id: string,
): Promise<{ offer: OfferRow; job: JobRow }> {
  const known = (await offerById(tx, companyId, id)) ?? fail('not_found')
  const job = (await lockJob(tx, companyId, known.dispatch_call_id)) ?? fail('not_found')
  const offer = (await offerById(tx, companyId, id)) ?? fail('not_found')
  return { offer, job }
}

/** The same for its driver; an offer to somebody else is not there. */
export async function lockedOwnOffer(context: Context, id: string) {
  const { actor, fail } = context
  const locked = await lockedOffer(context, id)
  if (actor.kind !== 'employee' || locked.offer.driver_id !== actor.id) return fail('not_found')
  return locked
}
