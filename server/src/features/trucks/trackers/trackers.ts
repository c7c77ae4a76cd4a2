import {
  BASE,
  makeTracker as makeOperation,
  readTracker as readOperation,
  removeTracker as removeOperation,
} from '@towline/contract'
import { type Context, handle } from '../../../platform/handler.ts'
import { lockTruck } from '../trucks.store.ts'
import { dropTracker, renewTracker, trackerOf } from './trackers.store.ts'

/** The tracker of a truck, with the address to type into it. */
export const readTracker = handle(
  readOperation,
  async (context, { params }) => ({ tracker: await trackerNow(context, params.id) }),
  // The truck is looked up with a lock.
  { reads: false },
)

/** Gives a truck a tracker, or the one it has a new address. */
export const makeTracker = handle(makeOperation, async (context, { params }) => {
  const { tx, companyId, now, audit, fail } = context
  const truck = (await lockTruck(tx, companyId, params.id)) ?? fail('not_found')
  await renewTracker(tx, { companyId, truckId: truck.id, now })
  audit('tracker made', truck.id, {})
  return (await trackerNow(context, truck.id)) ?? fail('not_found')
})

/** Takes the tracker off a truck. */
export const removeTracker = handle(removeOperation, async (context, { params }) => {
  const { tx, companyId, audit, fail } = context
  if (!(await dropTracker(tx, companyId, params.id))) return fail('not_found')
  audit('tracker removed', params.id, {})
  return { id: params.id }
})

async function trackerNow({ tx, companyId, publicUrl, fail }: Context, truckId: string) {
  if (!(await lockTruck(tx, companyId, truckId))) return fail('not_found')
  const row = await trackerOf(tx, companyId, truckId)
  return row
    ? {
        truckId,
        url: `${publicUrl}${BASE}/track/${row.id}`,
        createdAt: row.created_at.getTime(),
        lastAt: row.at?.getTime() ?? 0,
      }
    : null
}
