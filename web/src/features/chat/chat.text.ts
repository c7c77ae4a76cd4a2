import type {
  ChatMedia,
  ChatRequest,
  ChatRole,
  CustomData,
  JobSteps,
  LatLng,
  ToldOfJob,
  VoiceTurn,
} from '@towline/contract'
import { formatPhone, isDriverless } from '@towline/contract'
import { dateAndTime } from '../../ui/dates.ts'

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

/** The details the agent collected, as the rows people read. */
export function detailsCollected(data: CustomData): [label: string, value: string][] {
  return [
    ['Name', data.customer_name],
    ['Phone', formatPhone(data.from_number)],
    ['Reason', data.reason],
    ['Time', dateAndTime(data.start_time)],
    ['Pickup Address', data.pickup_address],
    ['Valid Pickup Address', yesNo(data.valid_pickup_address)],
    ['Dropoff Address', data.dropoff_address],
    ['Valid Dropoff Address', yesNo(data.valid_dropoff_address)],
    ['Vehicle', data.vehicle],
    ['Vehicle Color', data.vehicle_color],
    ['Text Message Accepted', yesNo(data.text_accepted)],
    ...(data.called_via ? [['Called Line', formatPhone(data.called_via)] as [string, string]] : []),
    ...(data.is_unverified
      ? [['Caller ID', 'Not verified by the carrier'] as [string, string]]
      : []),
  ]
}

/** A turn's words: those of `other` turns stand in a `message` field; empty when there is nothing to show. */
export function wordsOf(turn: Pick<VoiceTurn, 'role' | 'content'>): string {
  if (turn.role !== 'other') return turn.content.trim()
  try {
    const content: unknown = JSON.parse(turn.content)
    return typeof content === 'object' && content && 'message' in content
      ? String(content.message).trim()
      : ''
  } catch {
    return ''
  }
}

/** The steps of a job as its customer follows them, each with its time, or 0. */
export const stepsInWords = (job: ToldOfJob) =>
  stepNames.map(([step, name]) => ({
    name,
    at: isDriverless(job) && step !== 'received' ? 0 : job.steps[step],
  }))

const stepNames: readonly [keyof JobSteps, string][] = [
  ['received', 'Request received'],
  ['dispatched', 'Driver assigned'],
  ['enroute', 'On the way to you'],
  ['onScene', 'Driver with you'],
  ['towing', 'Towing'],
  ['arrived', 'At the destination'],
  ['completed', 'Done'],
]

/** What a rep writes most, ready to be chosen and changed. */
export const cannedReplies = (job: ToldOfJob | null): readonly string[] => [
  job && isDriverless(job) ? 'We are finding a driver for you.' : 'A driver is on the way to you.',
  'Are you in a safe place, away from traffic?',
  'Please share your exact location on this page so the driver can find you.',
  'The driver will call you when they are close.',
  'Is there anything else we can do for you?',
]

/** What is known of a customer who did not come by phone, in the rows of the others. */
export function knownOf(request: ChatRequest): [label: string, value: string][] {
  const { job } = request
  return [
    ['Name', request.customerName],
    ['Phone', formatPhone(request.customerPhone)],
    ['Reason', job?.towReason ?? ''],
    ['Time', dateAndTime(job?.steps.received ?? 0)],
    ['Pickup Address', job?.pickupAddress ?? ''],
    ['Valid Pickup Address', job?.pickupAddress ? yesNo(job.validPickupAddress) : ''],
    ['Dropoff Address', job?.dropoffAddress ?? ''],
    ['Valid Dropoff Address', job?.dropoffAddress ? yesNo(job.validDropoffAddress) : ''],
    ['Vehicle', request.vehicle],
    ['Vehicle Color', request.vehicleColor],
    ['Text Message Accepted', yesNo(request.canBeTexted)],
  ]
}

const counted = (count: number, one: string) => (count === 1 ? `a ${one}` : `${count} ${one}s`)

/** `Sent 2 photos and a video.` */
export function sentMedia(media: readonly ChatMedia[]): string {
  const photos = media.filter(({ type }) => type === 'image').length
  const videos = media.length - photos
  const parts = [photos > 0 && counted(photos, 'photo'), videos > 0 && counted(videos, 'video')]
  return `Sent ${parts.filter(Boolean).join(' and ')}.`
}

/** What is said to whoever is not let into a chat: the side they would be on, and whether they are signed in to any company. */
export function whyRefused(side: ChatRole, isSignedIn: boolean): string {
  if (side === 'rep')
    return 'You’re signed out, or your role doesn’t allow writing here. Log in again, then reload this page.'
  return isSignedIn
    ? 'You’re signed in to another company and can’t write here. Open this link in a private window.'
    : 'This chat has ended. Call the company if you need anything else.'
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

/** `9:05 AM` */
export const clockTime = (at: number): string => clock.format(at)

/** `Saturday, November 21`; empty for 0. */
export const dayOf = (at: number): string => (at > 0 ? day.format(at) : '')

const MILE = 1_609.344
const EARTH = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** How far two places are apart in a straight line, such as `3.2 miles`; it begins a line. */
export function apart(one: LatLng, other: LatLng): string {
  const height = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const width = Math.sin(radians(other.lng - one.lng) / 2) ** 2
  const across = height + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * width
  const miles = (2 * EARTH * Math.asin(Math.min(1, Math.sqrt(across)))) / MILE
  return miles < 0.2 ? 'Less than a quarter of a mile' : `${miles.toFixed(1)} miles`
}
