import type { Candidate, Offer, OwnOffer, Suggestion } from '@towline/contract'
import { english } from '../../platform/driver-words/index.ts'

/** Whether an offer waits for its driver's answer. */
export const isAsked = ({ state }: Pick<Offer, 'state'>): boolean =>
  state === 'offered' || state === 'seen'

/** How the offer of a job stands, on its card. */
export function offerStands(offer: Offer): string {
  const whom = [offer.driverName, offer.truckName].filter(Boolean).join(', ')
  if (offer.state === 'offered') return `Offered to ${whom}`
  if (offer.state === 'seen') return `${whom} is looking at it`
  return offerFailed(offer)
}

/** Why nobody has it, after an offer that came to nothing. */
export const offerFailed = ({ state, driverName, reason }: Offer): string =>
  state === 'declined'
    ? `${driverName} can’t${reason && `: ${reason}`}`
    : `No answer from ${driverName}`

/** `12 min · 6.4 mi`, with what is not certain about it; null where it is not known. */
export function wayInWords(
  way: Pick<OwnOffer, 'miles' | 'minutes' | 'estimated'>,
  { say } = english,
): string | null {
  if (way.miles === null || way.minutes === null) return null
  const told = `${Math.round(way.minutes)} min · ${way.miles.toFixed(1)} mi`
  return way.estimated ? say('about {way}', { way: told }) : told
}

/** What a driver has to do at the moment. */
export function loadOf({ onCalls, offered }: Candidate): string {
  if (onCalls.length > 0) return `On ${onCalls.map((number) => `#${number}`).join(', ')}`
  return offered.length > 0 ? `Being offered #${offered[0]}` : 'Free'
}

/** Why a driver stands where they stand, without what is said apart. */
export function reasonsOf(candidate: Candidate): string {
  const { reasons, miles, onCalls } = candidate
  const apart = ['Off duty', ...onCalls.map((number) => `On #${number}`)]
  return reasons
    .slice(miles === null ? 0 : 1)
    .filter((reason) => !apart.some((start) => reason.startsWith(start)))
    .filter((reason) => !reason.startsWith('Being offered'))
    .join(' · ')
}

/** The driver to ask next: the best who can do it and was not asked about this job. */
export function nextDriver(
  candidates: readonly Candidate[],
  asked: readonly Offer[],
): Candidate | undefined {
  const open = candidates.filter(
    ({ driverId, fit, offered, reservedBy }) =>
      fit !== 'unfit' &&
      offered.length === 0 &&
      reservedBy === '' &&
      asked.every((offer) => offer.driverId !== driverId),
  )
  const onDuty = open.filter((candidate) => candidate.onDuty)
  // Where nobody goes on duty, it says nothing of anybody.
  return candidates.some((candidate) => candidate.onDuty) ? onDuty[0] : open[0]
}

/** `June Park, Flatbed 1 is best: there in about 14 min` */
export function suggestedInWords({ driverName, truckName, arrivesIn }: Suggestion): string {
  const whom = [driverName, truckName].filter(Boolean).join(', ')
  return `Best: ${whom}, there in about ${Math.max(1, arrivesIn)} min`
}
