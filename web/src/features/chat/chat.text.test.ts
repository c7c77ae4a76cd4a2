import { describe, expect, it } from 'vitest'
import {
  cannedReplies,
  clockTime,
  etaInWords,
  jobInWords,
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
    const promised = { ...sent, etaDateTime: NOW + 60_000, etaFrom: 'dispatcher' } as const
    expect(etaInWords(promised, NOW)).toBe(
      'You’ll see an arrival time here once a driver is assigned.',
    )
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

describe('etaInWords', () => {
  const driverName = 'Teo'
  const later = NOW + 20 * 60_000
  const clock = clockTime(later)
  it.each([
    ['route', later, `Should arrive at about ${clock}`],
    ['straightLine', later, `at about ${clock} (rough estimate)`],
    ['route', NOW + 30_000, 'Should arrive any moment now'],
    ['dispatcher', later, `Expected at ${clock}`],
  ] as const)('tells by %s for %s: %s', (etaFrom, etaDateTime, words) =>
    expect(
      etaInWords({ etaFrom, etaDateTime, steps, driverName, status: 'active' }, NOW),
    ).toContain(words),
  )

  it.each([
    [{ etaDateTime: 0 }],
    [{ steps: { ...steps, onScene: NOW } }],
    [{ status: 'completed' as const }],
  ])('says nothing for %j', (job) => {
    const known = {
      etaFrom: 'route',
      etaDateTime: later,
      steps,
      driverName,
      status: 'active',
    } as const
    expect(etaInWords({ ...known, ...job }, NOW)).toBe('')
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
