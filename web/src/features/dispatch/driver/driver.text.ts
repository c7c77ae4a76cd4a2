import { type OwnJob, type OwnStep, statusNames, stepTimes } from '@towline/contract'

/** The driver's way through a job, with the words on its big button. */
const way = [
  { step: 'enroute', name: 'I’m on my way', done: 'On the way' },
  { step: 'onScene', name: 'I’m there', done: 'On scene' },
  { step: 'towing', name: 'I’m towing', done: 'Towing' },
  { step: 'arrived', name: 'I’m at the destination', done: 'At the destination' },
  { step: 'complete', name: 'Job is done', done: 'Done' },
] as const satisfies readonly { step: OwnStep; name: string; done: string }[]

export type WayStep = (typeof way)[number]

/** The steps that may come next, the usual one first; help on the spot has no towing. */
export function nextSteps(job: OwnJob): readonly WayStep[] {
  const furthest = way.findLastIndex(({ step }) => job[stepTimes[step]] > 0)
  return way
    .slice(furthest + 1)
    .filter(({ step }) => job.dropoffAddress !== '' || (step !== 'towing' && step !== 'arrived'))
}

/** How far the job is, in the driver's words. */
export function howFar(job: OwnJob): string {
  const furthest = way.findLast(({ step }) => job[stepTimes[step]] > 0)
  if (furthest) return furthest.done
  return job.status === 'active' ? 'Sent to you' : statusNames[job.status]
}

/** A link that leads to the place from wherever the phone is; null where no place is known. */
export function wayTo(address: string, latLng: OwnJob['pickupAddressLatLng']): string | null {
  if (!address && !latLng) return null
  const destination = address || `${latLng?.lat},${latLng?.lng}`
  const query = new URLSearchParams({ api: '1', destination, travelmode: 'driving' })
  return `https://www.google.com/maps/dir/?${query}`
}

/** What helps to know the vehicle and to load it, each with its label; what is not known is left out. */
export function vehicleFacts(job: OwnJob): [label: string, value: string][] {
  const plate = [job.licensePlateInfo, job.licensePlateState].filter(Boolean).join(' ')
  const facts: [string, string][] = [
    ['Vehicle', [job.vehicleColor, job.vehicle].filter(Boolean).join(' ')],
    ['Plate', plate],
    ['VIN', job.vin],
    ['Condition', job.vehicleCondition],
    ['Drive', job.driveType],
    ['Size', job.vehicleType],
    ['Keys', job.keyLocation],
    ['Truck', job.truckName],
    ['Account', job.vendorName],
  ]
  return facts.filter(([, value]) => value !== '')
}

/** What is asked before a job is ended, with how many of its photos and videos are not sent yet. */
export function endingQuestion({ dispatchNumber }: OwnJob, unsent: number): string {
  const question = `Is #${dispatchNumber} done? It will leave your list.`
  if (unsent === 0) return question
  const media = unsent === 1 ? '1 photo or video is' : `${unsent} photos and videos are`
  return `${question} ${media} not sent yet and can’t be sent afterward.`
}

/** `1 open job` */
export const jobCount = (jobs: number): string =>
  jobs === 1 ? '1 open job' : `${jobs || 'No'} open jobs`
