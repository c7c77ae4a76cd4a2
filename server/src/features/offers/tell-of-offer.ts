import { offersChanged, ownOffersChanged } from '@towline/contract'
import type { Context } from '../../platform/handler.ts'
import type { OfferRow } from './offers.store.ts'

/** What of an offer is told. */
type Told = Pick<OfferRow, 'id' | 'dispatch_call_id' | 'driver_id'>

/** Tells the board and the driver, after commit, that something has become of an offer. */
export function tellOfOffer({ announce, companyId }: Context, offer: Told): void {
  const { id, dispatch_call_id: dispatchCallId, driver_id } = offer
  announce(offersChanged, companyId, { id, dispatchCallId })
  announce(ownOffersChanged, driver_id, { id })
}

/** Writes what has become of an offer into the job's history. */
export function noteInHistory(
  { actor, audit }: Context,
  jobId: string,
  action: string,
  detail: string,
): void {
  audit(action, jobId, { ...(actor.kind === 'employee' && { who: actor.name }), detail })
}
