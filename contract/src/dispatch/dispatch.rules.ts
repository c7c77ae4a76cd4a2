import type { Billing, LineItem } from './dispatch.billing.ts'
import type { CallStatus } from './dispatch.choices.ts'
import { jobFields } from './dispatch.fields.ts'
import type { DispatchCall } from './dispatch.schema.ts'

const cents = (amount: number) => Math.round(amount * 100)

const sumOf = (items: readonly LineItem[]) =>
  items.reduce((sum, item) => sum + cents(item.amount), 0)

/** Subtotal, tax and total of the line items, in dollars; reckoned in whole cents. Tax is on what is taxed. */
export function billingTotals(lineItems: readonly LineItem[], taxPercent: number): Billing {
  const subtotal = sumOf(lineItems)
  const taxed = sumOf(lineItems.filter(({ taxable }) => taxable !== false))
  // Without the `|| 0` no tax on a credit would be minus nothing, and be shown so.
  const tax = Math.round((taxed * taxPercent) / 100) || 0
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

/** What people call each status. */
export const statusNames: Record<CallStatus, string> = {
  pending: 'Pending',
  active: 'Active',
  scheduled: 'Scheduled',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

/** The times that move a job on, in their order, as people call them. */
export const lifeTimes = (
  [
    'dispatchedDateTime',
    'enrouteDateTime',
    'onSceneDateTime',
    'towingDateTime',
    'destinationArrivalDateTime',
    'completedDateTime',
  ] as const satisfies readonly (keyof Timestamps)[]
).map((time) => ({ time, name: jobFields[time].label }))

/**
 * Why a call does not have the status that was chosen: the times that are further along, in words. Null when
 * it has it.
 */
export function whyOverruled(call: Timestamps, asked: CallStatus): string | null {
  const kept = settleStatus(call, undefined, asked)
  if (kept === asked) return null
  const decisive = lifeTimes.filter(
    ({ time }) => call[time] > 0 && (kept !== 'completed' || time === 'completedDateTime'),
  )
  const names = new Intl.ListFormat('en-US').format(decisive.map(({ name }) => name))
  const [are, those] = decisive.length === 1 ? ['is', 'that time'] : ['are', 'those times']
  return `Saved as ${statusNames[kept]}, not ${statusNames[asked]}, because ${names} ${are} set. Clear ${those} to change it.`
}

/** Whether a job has a driver: one of the company's own, or one that only a name is known of. */
export const hasDriver = ({
  driverId = '',
  driverName = '',
}: Partial<Pick<DispatchCall, 'driverId' | 'driverName'>>): boolean =>
  driverId !== '' || driverName.trim() !== ''

/** `2005 Chevrolet Silverado`, from the parts that are known. */
export function vehicleLine(
  call: Pick<DispatchCall, 'vehicleYear' | 'vehicleMake' | 'vehicleModel'>,
): string {
  return [call.vehicleYear, call.vehicleMake, call.vehicleModel].filter(Boolean).join(' ')
}
