import type { Billing, CallStatus, DispatchCall, LineItem } from './dispatch.schema.ts'

const cents = (amount: number) => Math.round(amount * 100)

/** Subtotal, tax and total of the line items, in dollars; reckoned in whole cents. */
export function billingTotals(lineItems: readonly LineItem[], taxPercent: number): Billing {
  const subtotal = lineItems.reduce((sum, item) => sum + cents(item.amount), 0)
  // Without the `|| 0` no tax on a credit would be minus nothing, and be shown so.
  const tax = Math.round((subtotal * taxPercent) / 100) || 0
  return {
    lineItems: [...lineItems],
    taxPercent,
    taxAmount: tax / 100,
    totalAmountPreTax: subtotal / 100,
    totalAmount: (subtotal + tax) / 100,
  }
}

type Timestamps = Pick<
  DispatchCall,
  | 'dispatchedDateTime'
  | 'enrouteDateTime'
  | 'onSceneDateTime'
  | 'towingDateTime'
  | 'destinationArrivalDateTime'
  | 'completedDateTime'
>

/** How far the timestamps say a call is. */
function statusOfTimestamps(call: Timestamps): CallStatus {
  if (call.completedDateTime > 0) return 'completed'
  const underWay =
    call.dispatchedDateTime ||
    call.enrouteDateTime ||
    call.onSceneDateTime ||
    call.towingDateTime ||
    call.destinationArrivalDateTime
  return underWay ? 'active' : 'pending'
}

/**
 * The status to store. A call is never behind its timestamps; an asked-for status wins when it is
 * further along or goes to scheduled or cancelled.
 */
export function settleStatus(
  call: Timestamps,
  current: CallStatus | undefined,
  asked: CallStatus | undefined,
): CallStatus {
  const stamped = statusOfTimestamps(call)
  if (asked === 'cancelled') return 'cancelled'
  if (asked === 'scheduled' && stamped === 'pending') return 'scheduled'
  const base = asked ?? current ?? 'pending'
  if (base === 'cancelled') return stamped === 'completed' ? 'completed' : 'cancelled'
  const isBehind = stamped === 'completed' || (stamped === 'active' && base !== 'completed')
  return isBehind ? stamped : base
}

/** `2005 Chevrolet Silverado`, from the parts that are known. */
export function vehicleLine(
  call: Pick<DispatchCall, 'vehicleYear' | 'vehicleMake' | 'vehicleModel'>,
): string {
  return [call.vehicleYear, call.vehicleMake, call.vehicleModel].filter(Boolean).join(' ')
}
