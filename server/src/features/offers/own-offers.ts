import {
  listOwnOffers as listOperation,
  type OwnOffer,
  seeOffer as seeOperation,
} from '@towline/contract'
import { handle } from '../../platform/handler.ts'
import { asOwnJob, jobAsJson } from '../dispatch/index.ts'
import { lockedOwnOffer } from './locked-offer.ts'
import { isOpen, timeLeft } from './offers.present.ts'
import { markSeen, openOffersTo } from './offers.store.ts'
import { noteInHistory, tellOfOffer } from './tell-of-offer.ts'

/** The jobs that are being offered to the driver who asks. */
export const listOwnOffers = handle(listOperation, async ({ tx, actor, companyId, now, fail }) => {
  if (actor.kind !== 'employee') return fail('forbidden')
  const rows = await openOffersTo(tx, { companyId, driverId: actor.id, now })
  const shown: OwnOffer[] = []
  for (const row of rows) {
    const json = await jobAsJson(tx, companyId, row.dispatch_call_id)
    if (!json) continue
    shown.push({
      id: row.id,
      truckName: row.truck_name,
      until: row.until.getTime(),
      left: timeLeft(row, now),
      state: row.state === 'seen' ? 'seen' : 'offered',
      miles: row.miles,
      minutes: row.minutes,
      estimated: row.is_estimated,
      job: asOwnJob(json),
    })
  }
  return shown
})

/** The driver has it on the screen. Said twice, or too late, it changes nothing. */
export const seeOffer = handle(seeOperation, async (context, { params }) => {
  const { tx, companyId, now } = context
  const { offer } = await lockedOwnOffer(context, params.id)
  if (isOpen(offer, now) && (await markSeen(tx, companyId, offer.id, now))) {
    noteInHistory(context, offer.dispatch_call_id, 'job offer seen', '')
    tellOfOffer(context, offer)
  }
  return { done: true as const }
})
