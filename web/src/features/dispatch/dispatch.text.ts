import {
  type DispatchCall,
  type DuplicateReason,
  jobField,
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

/** How long ago the job came in; it presses until somebody is on the scene. */
export function receivedFigure(call: DispatchCall, now: number): Figure {
  if (call.status === 'completed' && call.completedDateTime > call.createdDate) {
    const value = age(call.createdDate, call.completedDateTime)
    return { value, label: 'start to end', heat: 'calm' }
  }
  const value = age(call.createdDate, now)
  const isWaited = (call.status === 'pending' || call.status === 'active') && !isThere(call)
  if (!isWaited) return { value, label: waitingLabels.calm, heat: 'calm' }
  const heat = heatOf((now - call.createdDate) / MINUTE, THRESHOLDS.waiting)
  return { value, label: waitingLabels[heat], heat }
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

const isThere = (call: DispatchCall) =>
  call.onSceneDateTime > 0 || call.towingDateTime > 0 || call.destinationArrivalDateTime > 0

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

/** A card's title: the vehicle, plus the VIN if present, else the license plate. */
export function cardTitle(
  call: Pick<DispatchCall, 'vehicle' | 'vin' | 'licensePlateInfo'>,
): string {
  return [call.vehicle || 'Vehicle unknown', call.vin || call.licensePlateInfo]
    .filter(Boolean)
    .join(' · ')
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
