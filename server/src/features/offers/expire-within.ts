import type { Context } from '../../platform/handler.ts'
import { endOffer, type OfferRow } from './offers.store.ts'
import { pushItIsOver } from './tell-driver.ts'
import { noteInHistory, tellOfOffer } from './tell-of-offer.ts'

/** Marks an offer whose job is locked as not answered, and tells everybody. */
export async function expireWithin(context: Context, offer: OfferRow): Promise<void> {
  const { tx, companyId, now } = context
  await endOffer(tx, { companyId, id: offer.id, now }, { state: 'expired' })
  noteInHistory(
    context,
    offer.dispatch_call_id,
    'job offer not answered',
    `by ${offer.driver_name}`,
  )
  tellOfOffer(context, offer)
  await pushItIsOver(context, offer)
}
