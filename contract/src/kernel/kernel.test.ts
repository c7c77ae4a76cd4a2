import { describe, expect, it } from 'vitest'
import {
  callerDigits,
  Email,
  errors,
  formatDuration,
  formatPhone,
  idInDestination,
  isWithheld,
  may,
  PhoneDigits,
  phoneDigits,
  text,
  toE164,
  topic,
  topicFor,
  WITHHELD_NUMBERS,
} from './index.ts'

describe('phones', () => {
  it.each([
    ['(469) 555-0199', '4695550199'],
    ['+1 469.555.0199', '4695550199'],
    ['14695550199', '4695550199'],
    ['911', '911'],
  ])('takes the digits of %s', (written, digits) => {
    expect(phoneDigits(written)).toBe(digits)
  })

  it('writes them as people and as carriers do', () => {
    expect(formatPhone('14695550199')).toBe('(469) 555-0199')
    expect(formatPhone('anonymous')).toBe('anonymous')
    expect(toE164('469 555 0199')).toBe('+14695550199')
  })

  it('refuses what has not ten digits', () => {
    expect(PhoneDigits.safeParse('555-0199').success).toBe(false)
  })
})

describe('the number of a caller', () => {
  it.each([
    '',
    ' ',
    'anonymous',
    'Anonymous',
    'unknown',
    'restricted',
    'RESTRICTED',
    'unavailable',
    '+266696687',
    '+1266696687',
    '+7378742833',
    '+17378742833',
    '7378742833',
    '(737) 874-2833',
    '+2562533',
    '+8656696',
    '+86282452253',
    'client:browser',
  ])('is none where the carrier writes %j', (written) => {
    expect(isWithheld(written)).toBe(true)
    expect(callerDigits(written)).toBe('')
  })

  it('is one where there is one, also abroad', () => {
    expect(callerDigits('+14695550142')).toBe('4695550142')
    expect(callerDigits('+525555550123')).toBe('525555550123')
    expect(isWithheld('7378742834')).toBe(false)
  })

  it('has every way of writing none in one list', () => {
    for (const written of WITHHELD_NUMBERS) expect(isWithheld(written), written).toBe(true)
    expect(WITHHELD_NUMBERS).toEqual(
      expect.arrayContaining(['anonymous', '+266696687', '+7378742833', '+17378742833']),
    )
  })
})

describe('Email', () => {
  it.each([
    ['', 'Email address is required.'],
    [undefined, 'Email address is required.'],
    ['dana', 'Please enter a valid email address'],
    ['dana@yard', 'Please enter a valid email address'],
  ])('says of %j: %s', (given, sentence) => {
    expect(Email.safeParse(given).error?.issues[0]?.message).toBe(sentence)
  })

  it('refuses what is far too long at once, whatever is in it', () => {
    const since = performance.now()
    expect(Email.safeParse(`a@${'.'.repeat(100_000)}@`).success).toBe(false)
    expect(performance.now() - since).toBeLessThan(1000)
  })
})

describe('text', () => {
  it('says in words how long it may be', () => {
    expect(text(3).safeParse('abcd').error?.issues).toMatchObject([
      { message: 'Use at most 3 characters' },
    ])
    expect(text(3).safeParse('abc').success).toBe(true)
  })
})

describe('formatDuration', () => {
  it('pads hours, minutes and seconds, and lets hours grow', () => {
    expect([formatDuration(0), formatDuration(3725), formatDuration(360_000)]).toEqual([
      '00:00:00',
      '01:02:05',
      '100:00:00',
    ])
  })
})

describe('permissions', () => {
  it('belong to any one of the roles somebody has', () => {
    expect(may(['driver', 'dispatcher'], 'dispatch.write')).toBe(true)
    expect(may(['driver'], 'dispatch.write')).toBe(false)
    expect(may([], 'company.read')).toBe(false)
  })
})

describe('topics', () => {
  const jobs = topic({
    name: 'jobs',
    audience: 'company',
    pattern: '/topic/company/:id/dispatch',
    summary: '',
  })

  it('finds the id it put in', () => {
    expect(idInDestination(jobs, topicFor(jobs, 'c-1'))).toBe('c-1')
  })

  it.each([
    '/topic/company//dispatch',
    '/topic/company/a/b/dispatch',
    '/topic/company/*/calls',
    '/topic/chat/c-1/messages',
  ])('knows that %s is not its own', (destination) => {
    expect(idInDestination(jobs, destination)).toBeNull()
  })
})

describe('errors', () => {
  it('each have a status and a sentence', () => {
    for (const { status, message } of Object.values(errors)) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(message).toMatch(/^[A-Z]/)
    }
    expect(errors.Unauthorized).toEqual({ status: 401, message: 'Invalid email or password' })
  })
})
