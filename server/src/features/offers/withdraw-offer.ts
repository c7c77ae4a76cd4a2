import { withdrawOffer as operation } from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { lockedOffer } from './locked-offer.ts'
import { endOffer } from './offers.store.ts'
import { pushItIsOver } from './tell-driver.ts'
import { noteInHistory, tellOfOffer } from './tell-of-offer.ts'

/** Takes an offer back. One that was taken back before stays so; one that was answered is over. */
export const withdrawOffer = handle(operation, async (context, { params }) => {
  const { tx, companyId, now, fail } = context
  const { offer } = await lockedOffer(context, params.id)
  if (offer.state === 'withdrawn') return { done: true as const }
  if (offer.state === 'accepted')
    return fail('offer_over', { message: `${offer.driver_name} has accepted this job.` })
  if (offer.state !== 'offered' && offer.state !== 'seen') return fail('offer_over')
  await endOffer(tx, { companyId, id: offer.id, now }, { state: 'withdrawn' })
  noteInHistory(
    context,
    offer.dispatch_call_id,
    'job offer taken back',
    `from ${offer.driver_name}`,
  )
  tellOfOffer(context, offer)
  await pushItIsOver(context, offer)
  return { done: true as const }
})
