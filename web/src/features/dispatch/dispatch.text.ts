import type { CallStatus, DispatchCall, StatusFilter } from '@towline/contract'

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
    text: 'When somebody rings your agent, the job appears here while he is still talking.',
  },
  active: {
    title: 'No active calls.',
    text: 'A job moves here as soon as it has a dispatched time.',
  },
  current: { title: 'No current calls.', text: 'Pending and active jobs are shown here together.' },
  scheduled: {
    title: 'No scheduled calls.',
    text: 'Tows wanted at a later time wait here until they are dispatched.',
  },
  completed: {
    title: 'No completed calls.',
    text: 'Finished and cancelled jobs are kept here.',
  },
}

export const statusNames: Record<CallStatus, string> = {
  pending: 'Pending',
  active: 'Active',
  scheduled: 'Scheduled',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

/** A card's title: the vehicle, plus the VIN if present, else the license plate. */
export function cardTitle(
  call: Pick<DispatchCall, 'vehicle' | 'vin' | 'licensePlateInfo'>,
): string {
  return [call.vehicle || 'Vehicle not known yet', call.vin || call.licensePlateInfo]
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

const oddLabels: Record<string, string> = {
  createdDate: 'Received',
  inputVendorName: 'Account',
  lineItems: 'Line items',
  mcCoverageAmt: 'Motor club coverage',
  towReason: 'Reason',
  vin: 'VIN',
}

/** A field's name as a person reads it: `pickupAddress` is `Pickup address`. */
export function fieldLabel(name: string): string {
  const words = name
    .replace(/DateTime$/, '')
    .replace(/^mc(?=[A-Z])/, 'motorClub')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
  return oddLabels[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
