import { jobInWords, stateInWords } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import {
  cannedReplies,
  clockTime,
  sentMedia,
  stepsInWords,
  whyRefused,
  wordsOf,
} from './chat.text.ts'

describe('wordsOf', () => {
  it('takes what people said as it is', () => {
    expect(wordsOf({ role: 'user', content: ' flat tire ' })).toBe('flat tire')
  })

  it('reads the message of other turns out of their content', () => {
    expect(wordsOf({ role: 'other', content: '{"message":"Job 1001 opened"}' })).toBe(
      'Job 1001 opened',
    )
  })

  it.each(['', '{}', 'not json', 'null'])('shows nothing for %j', (content) =>
    expect(wordsOf({ role: 'other', content })).toBe(''),
  )
})

describe('whyRefused', () => {
  it.each([
    ['rep', true, 'Log in again'],
    ['customer', true, 'another company'],
    ['customer', false, 'This chat has ended'],
  ] as const)('says to a %s, signed in %s: %s', (side, isSignedIn, words) =>
    expect(whyRefused(side, isSignedIn)).toContain(words),
  )
})

const NOW = 1_790_000_000_000
const steps = {
  received: 1,
  dispatched: 1,
  enroute: 0,
  onScene: 0,
  towing: 0,
  arrived: 0,
  completed: 0,
}

describe('a job without a driver', () => {
  const sent = { status: 'active', steps: { ...steps, enroute: 2 }, driverName: '' } as const
  const reached = (job: Parameters<typeof stepsInWords>[0]) =>
    stepsInWords(job).flatMap(({ name, at }) => (at > 0 ? [name] : []))

  it('is having one found, whatever status and times it has', () => {
    for (const job of [sent, { ...sent, status: 'pending' as const }]) {
      expect(jobInWords(job)).toBe('We have your request and are finding a driver for you.')
      expect(reached(job)).toEqual(['Request received'])
      expect(cannedReplies(job)[0]).toBe('We are finding a driver for you.')
    }
  })

  it('is told as it goes on once there is one, or somebody is there whose name is not known', () => {
    const manned = { ...sent, driverName: 'Teo' }
    expect(jobInWords(manned)).toBe('A driver has your job.')
    expect(reached(manned)).toEqual(['Request received', 'Driver assigned', 'On the way to you'])
    expect(cannedReplies(manned)[0]).toBe('A driver is on the way to you.')
    expect(jobInWords({ ...manned, status: 'pending' })).toBe(
      'We have your request and a driver for it.',
    )
    expect(reached({ ...sent, steps: { ...steps, onScene: 3 } })).toContain('Driver with you')
    expect(jobInWords({ ...sent, status: 'scheduled' })).toBe('Your tow is booked for later.')
  })
})

describe('stateInWords', () => {
  const later = NOW + 20 * 60_000
  const coming = {
    etaDateTime: later,
    etaFrom: 'route' as const,
    steps: { ...steps, enroute: 2 },
    driverName: 'June',
    status: 'active' as const,
  }
  it.each([
    [{}, 'June is on the way, about 20 minutes.'],
    [{ etaFrom: 'straightLine' as const }, 'June is on the way, roughly 20 minutes.'],
    [{ etaDateTime: NOW + 30_000 }, 'June is on the way and almost there.'],
    [
      { etaDateTime: NOW + 100 * 60_000 },
      `June is on the way, expected at ${clockTime(NOW + 100 * 60_000)}.`,
    ],
    [{ etaFrom: 'dispatcher' as const }, `June is on the way, expected at ${clockTime(later)}.`],
    [{ etaFrom: 'dispatcher' as const, etaDateTime: NOW - 1 }, 'June is on the way.'],
    [{ etaFrom: 'nobody' as const, etaDateTime: 0 }, 'June is on the way.'],
    [{ steps }, 'June has your job.'],
    [
      { steps, etaFrom: 'dispatcher' as const },
      `June has your job, expected at ${clockTime(later)}.`,
    ],
    [{ steps: { ...steps, onScene: 3 } }, 'June is with you.'],
    [{ steps: { ...steps, onScene: 3 }, driverName: '' }, 'Your driver is with you.'],
    [{ steps: { ...steps, onScene: 3, towing: 4 } }, 'June is towing your vehicle.'],
    [{ steps: { ...steps, towing: 4, arrived: 5 } }, 'Your vehicle is at its destination.'],
    [{ status: 'completed' as const }, 'This job is done.'],
    [{ driverName: '' }, 'We have your request and are finding a driver for you.'],
  ])('tells for %j: %s', (job, words) => {
    expect(stateInWords({ ...coming, ...job }, NOW, clockTime)).toBe(words)
  })
})

it('counts what was sent in words', () => {
  const [photo, video] = [
    { id: 'a', type: 'image' as const },
    { id: 'b', type: 'video' as const },
  ]
  expect(sentMedia([photo, photo, video])).toBe('Sent 2 photos and a video.')
  expect(sentMedia([video, video])).toBe('Sent 2 videos.')
})
