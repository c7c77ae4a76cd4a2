import { type OwnJob, OwnStep, statusNames, stepTimes } from '@towline/contract'
import type { Kept } from '../../../platform/outbox.ts'
import type { Press } from './pressed.tsx'

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

/** A link that leads to the exact place from wherever the phone is, or to its address; null where no place is known. */
export function wayTo(address: string, latLng: OwnJob['pickupAddressLatLng']): string | null {
  if (!address && !latLng) return null
  const destination = latLng ? `${latLng.lat},${latLng.lng}` : address
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
  return `${question} ${media} not sent yet; keep this page open until there is a connection.`
}

/** The jobs as their driver has left them: what was pressed and is not sent yet counts. */
export function asPressed(jobs: readonly OwnJob[], pressed: readonly Kept<Press>[]): OwnJob[] {
  const steps = pressed.filter(({ kind, refused }) => kind === 'step' && refused === '')
  return jobs.map((job) =>
    steps
      .filter(({ of }) => of === job.id)
      .reduce<OwnJob>((so, { what, at }) => {
        const step = OwnStep.safeParse(what).data
        const time = step && stepTimes[step]
        return time && so[time] === 0 ? withTime(so, time, at) : so
      }, job),
  )
}

function withTime(job: OwnJob, time: (typeof stepTimes)[OwnStep], at: number): OwnJob {
  const timed: OwnJob = structuredClone(job)
  timed[time] = at
  return timed
}

/** What was pressed, in words. */
export function pressedInWords({ kind, what }: Kept<Press>): string {
  if (kind === 'accept') return 'Accepting the job'
  if (kind === 'note') return `The note “${what}”`
  const step = way.find((one) => one.step === what)
  return `“${step?.name ?? what}”`
}

/** How much waits for a connection. */
export function waitingInWords(pressed: readonly Kept<Press>[]): string {
  const [first] = pressed
  if (!first || pressed.length > 1)
    return `No connection. ${pressed.length} things you pressed are kept and sent by themselves.`
  return `${pressedInWords(first)} is kept, and sent as soon as there is a connection.`
}

/** `1 open job` */
export const jobCount = (jobs: number): string =>
  jobs === 1 ? '1 open job' : `${jobs || 'No'} open jobs`
