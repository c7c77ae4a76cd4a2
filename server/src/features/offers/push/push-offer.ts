import { DispatchCall, type PushPayload } from '@towline/contract'
import { z } from 'zod'
import type { App } from '../../../platform/app.ts'
import { task } from '../../../platform/tasks/index.ts'
import { jobAsJson } from '../../dispatch/index.ts'
import { isOpen } from '../offers.present.ts'
import { type OfferRow, offerById } from '../offers.store.ts'
import { offerWords } from '../offers.text.ts'
import { dropSubscription, subscriptionsOf } from './push.store.ts'

const OneOffer = z.object({ companyId: z.uuid(), offerId: z.uuid() })

/**
 * Pushes how an offer stands to every browser of its driver: that it is there, or that it is over. A push that has
 * not arrived yet is replaced. Nothing of the customer is in it.
 */
export const pushOfferTask = task({
  name: 'push-offer',
  data: OneOffer,
  retries: 2,
  run: async (app: App, { companyId, offerId }) => {
    const now = app.now()
    const read = await app.db.asCompany(
      companyId,
      async (tx) => {
        const offer = await offerById(tx, companyId, offerId)
        if (!offer) return null
        const json = await jobAsJson(tx, companyId, offer.dispatch_call_id)
        const employeeId = offer.driver_id
        const devices = await subscriptionsOf(tx, { companyId, employeeId, now })
        return {
          offer,
          devices,
          reason: json ? DispatchCall.parse(JSON.parse(json)).towReason : '',
        }
      },
      { readOnly: true },
    )
    if (!read) return
    const { offer, devices, reason } = read
    const message = {
      payload: JSON.stringify(
        payloadOf(offer, reason, { now, publicUrl: app.settings.PUBLIC_URL }),
      ),
      ttl: Math.max(30, Math.round((offer.until.getTime() - now) / 1000)),
      topic: offer.id.replaceAll('-', ''),
    }
    const answers = await Promise.all(devices.map((device) => app.push.send(device, message)))
    const gone = devices.filter((_, at) => answers[at] === 'gone')
    if (gone.length === 0) return
    await app.db.asCompany(companyId, async (tx) => {
      for (const { endpoint } of gone) await dropSubscription(tx, companyId, endpoint)
    })
  },
})

function payloadOf(
  offer: OfferRow,
  reason: string,
  { now, publicUrl }: { now: number; publicUrl: string },
): PushPayload {
  const isNew = isOpen(offer, now)
  const words = offerWords[offer.driver_language]
  const navigate = `${publicUrl}/customer/dashboard/${offer.company_id}/jobs`
  const told = {
    company: '',
    number: offer.dispatch_number,
    miles: offer.miles,
    seconds: Math.round((offer.until.getTime() - now) / 1000),
    reason,
    link: navigate,
  }
  return {
    web_push: 8030,
    notification: {
      title: isNew ? words.pushTitle(told) : words.overTitle(told.number),
      body: isNew ? words.pushBody(told) : words.overBody,
      navigate,
      tag: offer.id,
      requireInteraction: isNew,
      data: { offerId: offer.id },
    },
  }
}
