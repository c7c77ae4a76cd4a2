import { describe, expect, it } from 'vitest'
import { clockTime, etaInWords, sentMedia, whyRefused, wordsOf } from './chat.text.ts'

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

describe('etaInWords', () => {
  const NOW = 1_790_000_000_000
  const steps = {
    ...{ received: 1, dispatched: 1, enroute: 0, onScene: 0, towing: 0, arrived: 0, completed: 0 },
  }
  const later = NOW + 20 * 60_000
  const clock = clockTime(later)
  it.each([
    ['route', later, `Should arrive at about ${clock}`],
    ['straightLine', later, `at about ${clock}: a rough guess`],
    ['route', NOW + 30_000, 'Should arrive any moment now'],
    ['dispatcher', later, `Expected at ${clock}`],
  ] as const)('tells by %s for %s: %s', (etaFrom, etaDateTime, words) =>
    expect(etaInWords({ etaFrom, etaDateTime, steps, status: 'active' }, NOW)).toContain(words),
  )

  it.each([
    [{ etaDateTime: 0 }],
    [{ steps: { ...steps, onScene: NOW } }],
    [{ status: 'completed' as const }],
  ])('says nothing for %j', (job) => {
    const known = { etaFrom: 'route', etaDateTime: later, steps, status: 'active' } as const
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
