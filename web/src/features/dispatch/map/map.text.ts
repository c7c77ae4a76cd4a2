import {
  type DispatchCall,
  type DrivingRoute,
  type Position,
  statusNames,
  stepNames,
  stepOf,
} from '@towline/contract'
import { age } from '../../../ui/dates.ts'
import { cardTitle } from '../dispatch.text.ts'

const MINUTE = 60_000
/** After this long a driver is likely to be somewhere else. */
const STALE_AFTER = 15 * MINUTE

/** In miles: a map that knows towns and no streets puts both places into the same spot. */
const LEAST_TOLD = 0.1

const count = (amount: number, one: string) => `${amount} ${one}${amount === 1 ? '' : 's'}`

function distance(miles: number): string {
  const shown = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles)
  return count(shown, 'mile')
}

function duration(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes))
  if (whole < 60) return count(whole, 'minute')
  const rest = whole % 60
  return [count(Math.floor(whole / 60), 'hour'), rest > 0 && count(rest, 'minute')]
    .filter(Boolean)
    .join(' ')
}

/** `12 miles, about 18 minutes`; a guess along the straight line says so, and says nothing of places it can't tell apart. */
export function routeText(route: Pick<DrivingRoute, 'miles' | 'minutes' | 'estimated'>): string {
  if (route.estimated && route.miles < LEAST_TOLD) return 'Too close to tell on this map'
  const text = `${distance(route.miles)}, about ${duration(route.minutes)}`
  return route.estimated ? `${text} (straight line)` : text
}

/** `just now`, `4 min ago`. */
export function ago(at: number, now: number): string {
  const since = age(at, now)
  return since === 'just now' ? since : `${since} ago`
}

/** The same in the width of a marker: `now`, `12m`, `3h`, `2d`. */
export function shortAge(at: number, now: number): string {
  const minutes = Math.floor(Math.max(0, now - at) / MINUTE)
  if (minutes < 1) return 'now'
  if (minutes < 60) return `${minutes}m`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `${hours}h` : `${Math.floor(hours / 24)}d`
}

/** Whether a position is too old to rely on. */
export const isStale = (position: Pick<Position, 'at'>, now: number): boolean =>
  now - position.at > STALE_AFTER

/** When a driver was there, and that they may have moved on since. */
export function positionAge(position: Pick<Position, 'at'>, now: number): string {
  const text = ago(position.at, now)
  return isStale(position, now) ? `${text}, may be elsewhere by now` : text
}

/** `MW` for Marcus Webb. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => word?.[0]?.toUpperCase() ?? '').join('')
}

/** What the marker of a job is called. */
export function jobLabel(call: DispatchCall, now: number): string {
  return [
    `Job ${call.dispatchNumber}`,
    cardTitle(call),
    call.priority === 'Emergency' && 'emergency',
    progressOf(call).toLowerCase(),
    `received ${ago(call.createdDate, now)}`,
    `at ${call.pickupAddress}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The step of a job under way, else its status. */
function progressOf(call: DispatchCall): string {
  const step = stepOf(call)
  return step ? stepNames[step] : statusNames[call.status]
}

/** What the marker of a driver is called. */
export function driverLabel(position: Position, now: number): string {
  const { employeeId, name, truckName } = position
  const who = employeeId
    ? [`Driver ${name}`, truckName].filter(Boolean).join(', ')
    : `Truck ${name}, without a driver`
  return `${who}, ${positionAge(position, now)}`
}
