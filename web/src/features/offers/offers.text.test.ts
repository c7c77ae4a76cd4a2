import { type Candidate, type Offer, whatToBring } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { loadOf, nextDriver, offerStands, reasonsOf, wayInWords } from './offers.text.ts'
import { aCandidate, anOffer } from './testing/offers.fixture.ts'

const id = (last: number) => `019f0000-0000-7000-8000-0000000000${last}`
const named = (last: number, known: Partial<Candidate> = {}) =>
  aCandidate({ driverId: id(last), driverName: `Driver ${last}`, ...known })

describe('an offer in words', () => {
  it.each<[Partial<Offer>, string]>([
    [{ state: 'offered' }, 'Offered to June Park, Flatbed 1'],
    [{ state: 'offered', truckName: '' }, 'Offered to June Park'],
    [{ state: 'seen' }, 'June Park, Flatbed 1 is looking at it'],
    [{ state: 'declined', reason: 'Too far away' }, 'June Park can’t: Too far away'],
    [{ state: 'declined' }, 'June Park can’t'],
    [{ state: 'expired' }, 'No answer from June Park'],
  ])('says how it stands: %j', (known, words) => {
    expect(offerStands(anOffer(known))).toBe(words)
  })

  it('says how far it is, and what is not certain', () => {
    expect(wayInWords({ miles: 6.42, minutes: 12, estimated: false })).toBe('12 min · 6.4 mi')
    expect(wayInWords({ miles: 1, minutes: 3, estimated: true })).toBe('about 3 min · 1.0 mi')
    expect(wayInWords({ miles: null, minutes: null, estimated: false })).toBeNull()
  })

  it('says what a driver has to do, and the reasons apart from that', () => {
    const busy = aCandidate({
      onCalls: ['1004'],
      reasons: [
        '6.4 miles, about 12 minutes away',
        'Flatbed fits',
        'Off duty',
        'On #1004 until it is done',
      ],
    })
    expect(loadOf(busy)).toBe('On #1004')
    expect(reasonsOf(busy)).toBe('Flatbed fits')
    expect(loadOf(aCandidate({ offered: ['1005'] }))).toBe('Being offered #1005')
    expect(loadOf(aCandidate())).toBe('Free')
  })
})

describe('the next driver', () => {
  it('is the best on duty who can do it and was not asked', () => {
    const all = [
      named(11, { onDuty: true }),
      named(12, { onDuty: true, fit: 'unfit' }),
      named(13, { onDuty: true, offered: ['1009'] }),
      named(14, { onDuty: true }),
      named(15),
    ]
    expect(nextDriver(all, [anOffer({ driverId: id(11), state: 'expired' })])?.driverId).toBe(
      id(14),
    )
    const asked = [11, 14].map((last) => anOffer({ driverId: id(last), state: 'declined' }))
    expect(nextDriver(all, asked)).toBeUndefined()
  })

  it('is anybody where nobody goes on duty', () => {
    expect(nextDriver([named(11), named(12)], [anOffer({ driverId: id(11) })])?.driverId).toBe(
      id(12),
    )
  })
})

describe('what to bring', () => {
  const load = { towReason: '', vehicleType: '', driveType: '', keyLocation: '' } as const
  it.each([
    [{ ...load, towReason: 'Flat tire' }, ['Jack and lug wrench']],
    [{ ...load, towReason: 'Breakdown', driveType: 'AWD' }, ['Flatbed or dollies (AWD)']],
    [
      { ...load, vehicleType: 'Motorcycle' as const, keyLocation: 'No keys' },
      ['Wheel chock and soft straps', 'Skates (no keys)'],
    ],
    [load, []],
  ])('for %j', (job, things) => {
    expect(whatToBring(job)).toEqual(things)
  })
})
