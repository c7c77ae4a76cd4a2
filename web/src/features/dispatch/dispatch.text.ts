import {
  type DispatchCall,
  type DuplicateReason,
  isThere,
  jobField,
  judgeVin,
  type StatusFilter,
} from '@towline/contract'
import { age, dateAndTime } from '../../ui/dates.ts'

/** The status selector, in its order. */
export const statusFilters: readonly { value: StatusFilter; label: string }[] = [
  { value: 'pending', label: 'Pending Calls' },
  { value: 'active', label: 'Active Calls' },
  { value: 'current', label: 'Current Calls' },
  { value: 'scheduled', label: 'Scheduled Calls' },
  { value: 'completed', label: 'Completed Calls' },
]

/** What an empty board says, and what to do about it. */
export const emptyBoard: Record<StatusFilter, { title: string; text: string }> = {
  pending: {
    title: 'No pending calls.',
    text: 'When someone calls your agent, the job appears here while they’re still talking.',
  },
  active: {
    title: 'No active calls.',
    text: 'Jobs move here when they’re dispatched.',
  },
  current: { title: 'No current calls.', text: 'Pending and active jobs show here together.' },
  scheduled: {
    title: 'No scheduled calls.',
    text: 'Tows for a later time wait here until they’re dispatched.',
  },
  completed: {
    title: 'No completed calls.',
    text: 'Completed and cancelled jobs are kept here.',
  },
}

/** How pressing a figure is, said in a color, a sign and a word. */
export type Heat = 'calm' | 'warm' | 'hot'

const MINUTE = 60_000
/** A figure is calm for fewer minutes than the first, and hot from the second. */
const THRESHOLDS = { waiting: [10, 20], late: [0, 10] } as const

function heatOf(minutes: number, [warm, hot]: readonly [number, number]): Heat {
  if (minutes < warm) return 'calm'
  return minutes < hot ? 'warm' : 'hot'
}

/** A figure of a card: `12 min` under `waiting`, and how pressing it is. */
export type Figure = { value: string; label: string; heat: Heat }

const waitingLabels: Record<Heat, string> = {
  calm: 'since received',
  warm: 'waiting',
  hot: 'waiting long',
}

/** The moments from or to which the figures of a job count their minutes. */
export const figureMoments = (call: DispatchCall): readonly number[] => [
  call.createdDate,
  call.etaDateTime,
  call.scheduledDateTime,
]

/** How long ago the job came in; it presses until somebody is on the scene, and stands still from then on. */
export function receivedFigure(call: DispatchCall, now: number): Figure {
  const calm = (value: string, label: string): Figure => ({ value, label, heat: 'calm' })
  const until = (end: number, label: string) => calm(age(call.createdDate, end), label)
  const { status, completedDateTime, statusDate, createdDate } = call
  if (status === 'completed' && completedDateTime > createdDate)
    return until(completedDateTime, 'start to end')
  if (status === 'cancelled' && statusDate > createdDate)
    return until(statusDate, 'until cancelled')
  if (status === 'scheduled') return wantedFigure(call, now)
  if (status !== 'pending' && status !== 'active') return until(now, waitingLabels.calm)
  const there = firstThere(call)
  if (there > 0) return until(Math.max(there, createdDate), 'to scene')
  const heat = heatOf((now - createdDate) / MINUTE, THRESHOLDS.waiting)
  return { value: age(createdDate, now), label: waitingLabels[heat], heat }
}

/** How long it is until a scheduled tow is wanted. */
function wantedFigure({ scheduledDateTime, createdDate }: DispatchCall, now: number): Figure {
  if (scheduledDateTime === 0)
    return { value: age(createdDate, now), label: waitingLabels.calm, heat: 'calm' }
  const isOver = scheduledDateTime <= now
  if (isOver) return { value: age(scheduledDateTime, now), label: 'past its time', heat: 'hot' }
  return { value: `in ${age(now, scheduledDateTime)}`, label: 'until wanted', heat: 'calm' }
}

/** When somebody first was there, by the times that are known; 0 before that. */
const firstThere = (call: DispatchCall): number =>
  call.onSceneDateTime || call.towingDateTime || call.destinationArrivalDateTime

/** The one figure of a row: how late it is, or else how old. */
export function pressingFigure(call: DispatchCall, now: number): Figure {
  const eta = etaFigure(call, now)
  return eta && eta.heat !== 'calm' ? eta : receivedFigure(call, now)
}

const stateAtEnd = /,?\s*(?:[A-Z]{2}(?:\s+\d{5}(?:-\d{4})?)?|\d{5})(?:,?\s*USA?)?\s*$/

/** An address as a line has room for: its street, and its town without state and ZIP. */
export function streetAndTown(address: string): { street: string; town: string } {
  const short = address.replace(stateAtEnd, '') || address
  const at = short.lastIndexOf(',')
  return at < 0
    ? { street: short, town: '' }
    : { street: short.slice(0, at).trim(), town: short.slice(at + 1).trim() }
}

/** How the promised arrival stands; null without one, or when it no longer matters. */
export function etaFigure(call: DispatchCall, now: number): Figure | null {
  const isOpen = call.status === 'pending' || call.status === 'active'
  if (call.etaDateTime === 0 || !isOpen || isThere(call)) return null
  const minutes = Math.floor((now - call.etaDateTime) / MINUTE)
  const label = `ETA ${clock.format(call.etaDateTime)}`
  if (minutes < 0) {
    return { value: `due in ${inWords(-minutes)}`, label, heat: 'calm' }
  }
  if (minutes === 0) return { value: 'due now', label, heat: 'warm' }
  const heat = heatOf(minutes, THRESHOLDS.late)
  return { value: `${inWords(minutes)} late`, label, heat }
}

const inWords = (minutes: number) => age(0, minutes * MINUTE)
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** When a scheduled tow is wanted, or empty. */
export const scheduledText = (call: DispatchCall): string =>
  call.scheduledDateTime > 0 ? `Wanted ${dateAndTime(call.scheduledDateTime)}` : ''

/** The filter's name in a sentence: `Active Calls`. */
export const filterName = (filter: StatusFilter): string =>
  statusFilters.find(({ value }) => value === filter)?.label ?? filter

const duplicateReasons: Record<DuplicateReason, string> = {
  phone: 'phone number',
  plate: 'license plate',
  vin: 'VIN',
  spot: 'place',
}

/** `Same phone number and place`, for two jobs that may be one. */
export const sameThings = (reasons: readonly DuplicateReason[]): string =>
  `Same ${reasons.map((reason) => duplicateReasons[reason]).join(' and ')}`

/** What a job is called in a sentence. */
export const jobName = (call: Pick<DispatchCall, 'dispatchNumber'>): string =>
  call.dispatchNumber ? `#${call.dispatchNumber}` : 'The job'

/** A card's title: the vehicle, plus the VIN if present, else the license plate; a VIN with a typo gives way to the plate. */
export function cardTitle(
  call: Pick<DispatchCall, 'vehicle' | 'vin' | 'licensePlateInfo'>,
): string {
  const isTrusted = judgeVin(call.vin) === 'right' || !call.licensePlateInfo
  const sign = (isTrusted && call.vin) || call.licensePlateInfo
  return [call.vehicle || 'Vehicle unknown', sign].filter(Boolean).join(' · ')
}

/** The directions from pickup to destination, or null unless both addresses are known. */
export function directionsLink(
  call: Pick<DispatchCall, 'pickupAddress' | 'dropoffAddress'>,
): string | null {
  if (!call.pickupAddress || !call.dropoffAddress) return null
  const query = new URLSearchParams({
    api: '1',
    origin: call.pickupAddress,
    destination: call.dropoffAddress,
    travelmode: 'driving',
  })
  return `https://www.google.com/maps/dir/?${query}`
}

/** What people call that of a job which is no field of its own. */
const besideFields: Record<string, string> = {
  status: 'Status',
  createdDate: 'Received',
  lineItems: 'Line items',
  taxPercent: 'Tax percent',
}

/** A field's name as people read it; empty for one that they do not see. */
export const fieldLabel = (name: string): string =>
  jobField(name)?.label ?? besideFields[name] ?? ''
