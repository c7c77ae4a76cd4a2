import {
  type JobPapers,
  type OwnJob,
  OwnStep,
  Signature,
  statusNames,
  stepTimes,
  VehicleCheck,
} from '@towline/contract'
import { type DriverWords, english, type Sentence } from '../../../platform/driver-words/index.ts'
import type { Kept } from '../../../platform/outbox.ts'
import type { Press } from './press.ts'

/** The driver's way through a job, with the words on its big button. */
const way = [
  { step: 'enroute', name: 'I’m on my way', done: 'On the way' },
  { step: 'onScene', name: 'I’m there', done: 'On scene' },
  { step: 'towing', name: 'I’m towing', done: 'Towing' },
  { step: 'arrived', name: 'I’m at the destination', done: 'At the destination' },
  { step: 'complete', name: 'Job is done', done: 'Done' },
] as const satisfies readonly { step: OwnStep; name: Sentence; done: Sentence }[]

export type WayStep = (typeof way)[number]

/** The steps that may come next, the usual one first; help on the spot has no towing. */
export function nextSteps(job: OwnJob): readonly WayStep[] {
  const furthest = way.findLastIndex(({ step }) => job[stepTimes[step]] > 0)
  return way
    .slice(furthest + 1)
    .filter(({ step }) => job.dropoffAddress !== '' || (step !== 'towing' && step !== 'arrived'))
}

/** How far the job is, in the driver's words. */
export function howFar(job: OwnJob, { say, value } = english): string {
  const furthest = way.findLast(({ step }) => job[stepTimes[step]] > 0)
  if (furthest) return say(furthest.done)
  return job.status === 'active' ? say('Sent to you') : value(statusNames[job.status])
}

/** Whether the vehicle is still to be looked at before it is hooked up. */
export const isToBeChecked = (job: OwnJob, papers: JobPapers | undefined): boolean =>
  job.onSceneDateTime > 0 && job.towingDateTime === 0 && !papers?.checkedAt

/** A link that leads to the exact place from wherever the phone is, or to its address; null where no place is known. */
export function wayTo(address: string, latLng: OwnJob['pickupAddressLatLng']): string | null {
  if (!address && !latLng) return null
  const destination = latLng ? `${latLng.lat},${latLng.lng}` : address
  const query = new URLSearchParams({ api: '1', destination, travelmode: 'driving' })
  return `https://www.google.com/maps/dir/?${query}`
}

/** What helps to know the vehicle and to load it, each with its label; what is not known is left out. */
export function vehicleFacts(job: OwnJob): [label: Sentence, value: string][] {
  const plate = [job.licensePlateInfo, job.licensePlateState].filter(Boolean).join(' ')
  const facts: [Sentence, string][] = [
    ['Vehicle', [job.vehicleColor, job.vehicle].filter(Boolean).join(' ')],
    ['Plate', plate],
    ['VIN', job.vin],
    ['Odometer', job.vehicleOdometer],
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
export function endingQuestion(
  { dispatchNumber }: OwnJob,
  unsent: number,
  { say } = english,
): string {
  const question = say('Is #{number} done? It will leave your list.', { number: dispatchNumber })
  if (unsent === 0) return question
  const media =
    unsent === 1
      ? say('1 photo or video is not sent yet; keep this page open until there is a connection.')
      : say(
          '{count} photos and videos are not sent yet; keep this page open until there is a connection.',
          { count: unsent },
        )
  return `${question} ${media}`
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

/** The papers of jobs as their driver has left them: what was pressed and is not sent yet counts. */
export function papersAsPressed(
  papers: readonly JobPapers[],
  pressed: readonly Kept<Press>[],
): ReadonlyMap<string, JobPapers> {
  const all = new Map(papers.map((one) => [one.jobId, one]))
  for (const { kind, of, what, at, refused } of pressed) {
    if (refused !== '') continue
    const before = all.get(of) ?? { ...noPapers, jobId: of }
    if (kind === 'check') all.set(of, { ...before, ...checkIn(what), checkedAt: at })
    if (kind === 'sign') all.set(of, { ...before, signedBy: signatureIn(what).name, signedAt: at })
  }
  return all
}

const noPapers = {
  checkedAt: 0,
  checkedBy: '',
  checks: [],
  damage: '',
  signedAt: 0,
  signedBy: '',
  signedBefore: '',
  signatureUrl: '',
}

/** The check that was pressed; what somebody else wrote on this phone is none. */
export const checkIn = (what: string): VehicleCheck =>
  VehicleCheck.safeParse(parsed(what)).data ?? { checks: [], damage: '' }

/** The signature that was pressed. */
export const signatureIn = (what: string): Signature =>
  Signature.safeParse(parsed(what)).data ?? { name: '–', mediaId: '' }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What was pressed, in words. */
export function pressedInWords({ kind, what }: Kept<Press>, { say } = english): string {
  if (kind === 'accept') return say('Accepting the job')
  if (kind === 'note') return say('The note “{words}”', { words: what })
  if (kind === 'check') return say('The vehicle check')
  if (kind === 'sign') return say('The signature of {name}', { name: signatureIn(what).name })
  const step = way.find((one) => one.step === what)
  return say('“{words}”', { words: step ? say(step.name) : what })
}

/** How much waits for a connection. */
export function waitingInWords(pressed: readonly Kept<Press>[], words = english): string {
  const [first] = pressed
  return !first || pressed.length > 1
    ? words.say('No connection. {count} things you pressed are kept and sent by themselves.', {
        count: pressed.length,
      })
    : words.say('{what} is kept, and sent as soon as there is a connection.', {
        what: pressedInWords(first, words),
      })
}

/** `1 open job` */
export function jobCount(jobs: number, { say }: DriverWords = english): string {
  if (jobs === 0) return say('No open jobs')
  return jobs === 1 ? say('1 open job') : say('{count} open jobs', { count: jobs })
}
