import {
  acceptOffer as acceptOperation,
  declineOffer as declineOperation,
  hasDriver,
} from '@towline/contract'
import { type Context, handle } from '../../platform/handler.ts'
import { asOwnJob, jobAsJson, writeJob } from '../dispatch/index.ts'
import { lockedOwnOffer } from './locked-offer.ts'
import { askNext } from './make-offer.ts'
import { isOpen } from './offers.present.ts'
import { endOffer, type OfferRow, offersOfJob } from './offers.store.ts'
import { noteInHistory, tellOfOffer } from './tell-of-offer.ts'

/** The driver takes the job. Pressed twice, the job is theirs all the same. */
export const acceptOffer = handle(acceptOperation, async (context, { params, body }) => {
  const { tx, companyId, now, fail } = context
  const pressedAt = now - (body.ago ?? 0)
  const { offer, job } = await lockedOwnOffer(context, params.id)
  if (offer.state === 'accepted' && job.fields.driverId === offer.driver_id)
    return asOwnJob((await jobAsJson(tx, companyId, job.id)) ?? fail('not_found'))
  const isInTime = isOpen(offer, now) || (await wasInTime(context, offer, pressedAt))
  if (!isInTime || hasDriver(job.fields) || isOver(job.status)) return over(context, offer)
  await endOffer(tx, { companyId, id: offer.id, now }, { state: 'accepted' })
  const { dispatcherId, dispatchedDateTime } = job.fields
  const taken = await writeJob(context, {
    id: job.id,
    action: 'job offer accepted',
    change: {
      fields: {
        driverId: offer.driver_id,
        truckId: offer.truck_id ?? '',
        dispatchedDateTime: dispatchedDateTime || pressedAt,
        // It is dispatched by whoever offered it, not by its driver.
        ...(!dispatcherId && {
          dispatcherId: offer.offered_by ?? '',
          dispatcherName: offer.offered_by_name,
        }),
      },
    },
  })
  tellOfOffer(context, offer)
  return asOwnJob(taken.json)
})

/** Pressed before the time was over by somebody whose phone had no line, and nobody else is being asked since. */
async function wasInTime({ tx, companyId }: Context, offer: OfferRow, pressedAt: number) {
  if (offer.state !== 'expired' || pressedAt > offer.until.getTime()) return false
  const [last] = await offersOfJob(tx, companyId, offer.dispatch_call_id)
  return last?.id === offer.id
}

const isOver = (status: string) => status === 'completed' || status === 'cancelled'

/** The driver can't take it; declined twice is declined once. */
export const declineOffer = handle(declineOperation, async (context, { params, body }) => {
  const { tx, companyId, now } = context
  const { offer } = await lockedOwnOffer(context, params.id)
  if (offer.state === 'declined') return { done: true as const }
  if (!isOpen(offer, now)) return over(context, offer)
  const reason = body.reason.trim()
  await endOffer(tx, { companyId, id: offer.id, now }, { state: 'declined', reason })
  noteInHistory(context, offer.dispatch_call_id, 'job offer declined', reason)
  tellOfOffer(context, offer)
  await askNext(context, offer)
  return { done: true as const }
})

const sentences: Record<OfferRow['state'], string> = {
  offered: 'Time ran out before you answered. Dispatch has been told.',
  seen: 'Time ran out before you answered. Dispatch has been told.',
  expired: 'Time ran out before you answered. Dispatch has been told.',
  withdrawn: 'Dispatch took this offer back.',
  declined: 'You said you can’t take this job. Call dispatch if you can after all.',
  accepted: 'You accepted this job, and dispatch has changed it since.',
}

/** Says why it can't be answered any more. */
const over = ({ fail }: Context, { state }: OfferRow): never =>
  fail('offer_over', { message: sentences[state] })
