import type { Offer } from '@towline/contract'
import type { OfferRow } from './offers.store.ts'

/** Whether it can still be answered. */
export const isOpen = (row: Pick<OfferRow, 'state' | 'until'>, now: number): boolean =>
  (row.state === 'offered' || row.state === 'seen') && row.until.getTime() > now

/** What is left of the time to answer, in ms. */
export const timeLeft = (row: Pick<OfferRow, 'state' | 'until'>, now: number): number =>
  isOpen(row, now) ? row.until.getTime() - now : 0

/** An offer as it goes over the wire. */
export function asOffer(row: OfferRow, now: number): Offer {
  return {
    id: row.id,
    dispatchCallId: row.dispatch_call_id,
    dispatchNumber: row.dispatch_number,
    driverId: row.driver_id,
    driverName: row.driver_name,
    truckId: row.truck_id ?? '',
    truckName: row.truck_name,
    // Those taken back are in no list.
    state: row.state === 'withdrawn' ? 'expired' : row.state,
    offeredBy: row.offered_by_name,
    offeredAt: row.offered_at.getTime(),
    until: row.until.getTime(),
    left: timeLeft(row, now),
    reason: row.reason,
  }
}
