import { DispatchCall, hasDriver, type Offer } from '@towline/contract'
import { z } from 'zod'
import { systemOf } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { executed } from '../../platform/execute.ts'
import { type Context, handle, inside } from '../../platform/handler.ts'
import { newId } from '../../platform/ids.ts'
import { task } from '../../platform/tasks/index.ts'
import type { Distance } from '../../providers/maps/index.ts'
import { driverName, jobAsJson, lockJob, openOffers, rankDrivers } from '../dispatch/index.ts'
import { driversOnDuty } from '../trucks/index.ts'
import { expireWithin } from './expire-within.ts'
import { lockedOffer } from './locked-offer.ts'
import { asOffer, isOpen } from './offers.present.ts'
import {
  activeTruck,
  insertOffer,
  type OfferRow,
  offerById,
  offerSettings,
  offersOfJob,
} from './offers.store.ts'
import { tellDriver } from './tell-driver.ts'
import { noteInHistory, tellOfOffer } from './tell-of-offer.ts'
import { wayToPickup } from './way-to-pickup.ts'

type Asked = { driverId: string; truckId?: string | undefined; anyway?: boolean | undefined }

/** Offers a job to a driver. Of two who offer it at once, the second is told by whom it is offered. */
export async function makeOffer(
  context: Context,
  jobId: string,
  asked: Asked,
  way: Distance | null,
): Promise<Offer> {
  const { tx, companyId, now, actor, fail } = context
  const job = (await lockJob(tx, companyId, jobId)) ?? fail('not_found')
  if (job.status === 'completed' || job.status === 'cancelled') return fail('call_closed')
  if (hasDriver(job.fields)) return fail('job_taken')
  const same = await openOfferOf(context, job.id, asked.driverId)
  if (same) return asOffer(same, now)
  const name = await freeDriver(context, asked)
  const truck = await truckFor(context, asked)
  const { seconds } = await offerSettings(tx, companyId)
  const id = newId()
  await insertOffer(tx, {
    id,
    companyId,
    jobId: job.id,
    driverId: asked.driverId,
    truck,
    by: actor.kind === 'employee' ? actor : { id: null, name: 'Towline' },
    now,
    until: now + seconds * 1000,
    way,
  })
  const offer = (await offerById(tx, companyId, id)) ?? fail('not_found')
  await tellDriver(context, offer)
  await context.enqueue(
    expireOfferTask,
    { companyId, offerId: id },
    { startAfterMs: seconds * 1000 },
  )
  const whom = [name, truck?.name].filter(Boolean).join(', ')
  noteInHistory(context, job.id, 'job offered', `to ${whom}`)
  tellOfOffer(context, offer)
  return asOffer(offer, now)
}

/** The offer of this job that the driver can still answer; fails when somebody else is being asked. */
async function openOfferOf(context: Context, jobId: string, driverId: string) {
  const { tx, companyId, now, fail } = context
  const [last] = await offersOfJob(tx, companyId, jobId)
  if (!last || (last.state !== 'offered' && last.state !== 'seen')) return null
  if (!isOpen(last, now)) {
    await expireWithin(context, last)
    return null
  }
  if (last.driver_id === driverId) return last
  const { offered_by_name: by, driver_name: to } = last
  return fail('offer_open', {
    message: `${by} is offering this job to ${to}. Take that back first.`,
  })
}

/** The driver's name; fails for nobody's, and for one who is being asked about another job. */
async function freeDriver({ tx, companyId, fail }: Context, { driverId, anyway }: Asked) {
  const name = await driverName(tx, companyId, driverId)
  if (name === null)
    return fail('bad_request', { fields: { driverId: 'Choose one of your drivers' } })
  const others = (await openOffers(tx, companyId)).filter((one) => one.driverId === driverId)
  if (others[0] && !anyway)
    return fail('driver_taken', {
      message: `${name} is being offered #${others[0].dispatchNumber}.`,
    })
  return name
}

/** The truck that was asked for, or the one the driver is on duty with. */
async function truckFor({ tx, companyId, fail }: Context, { driverId, truckId }: Asked) {
  const duty = (await driversOnDuty(tx, companyId)).find((one) => one.driverId === driverId)
  const id = truckId || duty?.truckId
  if (!id) return null
  const truck = await activeTruck(tx, companyId, id)
  return truck ?? fail('bad_request', { fields: { truckId: 'Choose one of your trucks' } })
}

const OneOffer = z.object({ companyId: z.uuid(), offerId: z.uuid() })

/** Ends an offer whose time is over without an answer; before that, and once it is answered, it does nothing. */
export const expireOffer = handle(
  inside({
    name: 'expireOffer',
    because: 'an offer runs out by itself',
    body: OneOffer,
    reply: z.object({ left: z.number() }),
  }),
  async (context, { body }) => {
    const { offer } = await lockedOffer(context, body.offerId)
    if (isOpen(offer, context.now)) return { left: offer.until.getTime() - context.now }
    if (offer.state === 'offered' || offer.state === 'seen') {
      await expireWithin(context, offer)
      await askNext(context, offer)
    }
    return { left: 0 }
  },
)

/** The same when its time is over, surviving a crash. */
export const expireOfferTask = task({
  name: 'expire-offer',
  data: OneOffer,
  run: async (app: App, one) => {
    const request = { actor: systemOf(one.companyId), input: { body: one } }
    const { left } = await executed(app, expireOffer, request)
    if (left > 0)
      await app.db.asSystem((tx) =>
        app.tasks.enqueue(tx, expireOfferTask, one, { startAfterMs: left }),
      )
  },
})

const ToNext = z.object({ companyId: z.uuid(), jobId: z.uuid(), driverId: z.uuid() })

/** Offers a job to the driver who is next; when somebody was quicker, it does nothing. */
export const offerToNext = handle(
  inside({
    name: 'offerToNext',
    because: 'the company has the next driver asked by itself',
    body: ToNext,
    reply: z.object({ done: z.literal(true) }),
  }),
  async (context, { body: { jobId, driverId } }, way: Distance | null) => {
    await makeOffer(context, jobId, { driverId }, way)
    return { done: true as const }
  },
  { prepare: (outside, { body }) => wayToPickup(outside, body.jobId, body.driverId) },
)

const OneJob = z.object({ companyId: z.uuid(), jobId: z.uuid() })

/**
 * Offers a job that was declined or not answered to the next driver: on duty, free, with a truck that may do
 * it, and not asked about it before. When there is none, it waits for a dispatcher.
 */
export const nextDriverTask = task({
  name: 'next-driver',
  data: OneJob,
  retries: 2,
  run: async (app: App, { companyId, jobId }) => {
    const actor = systemOf(companyId)
    const { json, asked } = await app.db.asSystem(
      async (tx) => ({
        json: await jobAsJson(tx, companyId, jobId),
        asked: await offersOfJob(tx, companyId, jobId),
      }),
      { readOnly: true },
    )
    const isAsked = asked.some(({ state }) => state === 'offered' || state === 'seen')
    const call = json && DispatchCall.parse(JSON.parse(json))
    if (!call || hasDriver(call) || isAsked || !waiting.includes(call.status)) return
    const candidates = await executed(app, rankDrivers, { actor, input: { body: call } })
    const next = candidates.find(
      (one) =>
        one.onDuty &&
        one.fit !== 'unfit' &&
        one.onCalls.length === 0 &&
        one.offered.length === 0 &&
        one.reservedBy === '' &&
        asked.every(({ driver_id }) => driver_id !== one.driverId),
    )
    if (!next) return
    const body = { companyId, jobId, driverId: next.driverId }
    await executed(app, offerToNext, { actor, input: { body } })
  },
})

const waiting = ['pending', 'scheduled', 'active']

/** Sees to it that the next driver is asked, where the company wants that. */
export async function askNext(context: Context, offer: OfferRow): Promise<void> {
  const { companyId, tx } = context
  const { nextByItself, routing } = await offerSettings(tx, companyId)
  // Routing by itself asks again at every event, this one among them.
  if (nextByItself && routing !== 'automatic')
    await context.enqueue(nextDriverTask, { companyId, jobId: offer.dispatch_call_id })
}
