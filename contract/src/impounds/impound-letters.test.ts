import { describe, expect, it } from 'vitest'
import { impoundDue } from './impound-charges.ts'
import { letterLaw, letterText, nextLetter } from './impound-letters.ts'
import { dutiesOf, storageRules } from './impound-rules.ts'
import { anImpoundFile, RECEIVED, zone } from './testing/an-impound-file.ts'

const DAY = 86_400_000
const rules = storageRules('TX', '2026-10-26')
const law = letterLaw('TX', '2026-11-02')
const lot = {
  name: 'Main yard',
  address: '400 Yard Rd, Frisco, TX 75034',
  license: '0654321VSF',
  phone: '(469) 555-0100',
  hours: 'Every day, 24 hours',
}
const owner = { ownerName: 'Nadia Brandt', ownerAddress: '9 Oak St, Apt 4, Plano, TX 75024' }
const sent = { which: 'first', at: RECEIVED + 3 * DAY, to: 'Owner', proof: '7012' } as const

const next = (known: Parameters<typeof anImpoundFile>[0], now: number, of = lot) => {
  const file = anImpoundFile(known)
  return nextLetter(file, { duties: dutiesOf(file, { rules, zone, now }), lot: of, law })
}

describe('the letter that comes next', () => {
  it('waits for its day, and for what it has to say', () => {
    expect(next(owner, RECEIVED)).toEqual({
      which: 'first',
      whyNot: 'It can’t be written before Oct 27, 2026.',
    })
    expect(next({}, RECEIVED + 2 * DAY)).toEqual({
      which: 'first',
      whyNot: 'Enter the owner and the owner’s address first.',
    })
    const bare = { ...lot, hours: ' ', license: '' }
    expect(next(owner, RECEIVED + 2 * DAY, bare)?.whyNot).toBe(
      'Enter the lot’s license number and the hours of the lot first.',
    )
    expect(next(owner, RECEIVED + 2 * DAY)).toEqual({ which: 'first', whyNot: '' })
  })

  it('is the second once the first was sent, and then none', () => {
    const letters = [sent]
    expect(next({ ...owner, letters }, RECEIVED + 4 * DAY)).toEqual({
      which: 'second',
      whyNot: 'It can’t be written before Nov 13, 2026.',
    })
    expect(next({ ...owner, letters }, RECEIVED + 18 * DAY)).toEqual({
      which: 'second',
      whyNot: '',
    })
    const both = [sent, { ...sent, which: 'second' as const, at: RECEIVED + 20 * DAY }]
    expect(next({ ...owner, letters: both }, RECEIVED + 21 * DAY)).toBeNull()
  })

  it('is none for a vehicle its owner brought, for one that left, and where we know no law', () => {
    expect(next({ ...owner, order: 'Owner or driver' }, RECEIVED + 2 * DAY)).toBeNull()
    expect(next({ ...owner, status: 'released' }, RECEIVED + 2 * DAY)).toBeNull()
    expect(letterLaw('OH', '2026-11-02')).toBeNull()
  })
})

describe('a letter', () => {
  const written = (which: 'first' | 'second', known = {}) => {
    if (!law || !rules) throw new Error('Texas has no rules')
    return letterText(
      anImpoundFile({
        ...owner,
        lienholders: 'First Bank, 12 Main St, Dallas, TX 75201\n\nAcme Credit',
        ...known,
      }),
      which,
      {
        law,
        rules,
        lot,
        company: {
          name: 'Lone Star Towing',
          lines: ['4100 Main St'],
          phone: '',
          logoId: '',
          foot: [],
        },
        storage: { days: 1, notCharged: 0, cents: 2285 },
        towDueCents: 27_200,
        tax: { percent: 8.25, cents: 189 },
        dueCents: 29_674,
        zone,
        now: RECEIVED + 2 * DAY,
      },
    )
  }

  it('goes to the owner and each lienholder, with the lines of an envelope', () => {
    expect(written('first').addressees).toEqual([
      {
        role: 'Registered owner',
        name: 'Nadia Brandt',
        lines: ['9 Oak St, Apt 4', 'Plano, TX 75024'],
      },
      { role: 'Lienholder', name: 'First Bank', lines: ['12 Main St', 'Dallas, TX 75201'] },
      { role: 'Lienholder', name: 'Acme Credit', lines: [] },
    ])
  })

  it('says where, since when, and what is to be paid', () => {
    const { storage, charges, total, later } = written('first', { graceHours: 12 })
    expect(storage.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Facility: Lone Star Towing, Main yard',
      'Address: 400 Yard Rd, Frisco, TX 75034',
      'Phone: (469) 555-0100',
      'Hours: Every day, 24 hours',
      'TDLR VSF Lic. No.: 0654321VSF',
      'Accepted for storage: Oct 26, 2026, 3:00 PM',
      'First day of storage fee: Oct 27, 2026',
      'Storage fee: $22.85 a day plus 8.25% sales tax',
    ])
    expect(charges.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Tow charges: $272.00',
      'Storage charges, 1 day × $22.85: $22.85',
      'Sales tax on storage (8.25%): $1.89',
    ])
    expect(total).toEqual({ name: 'Total if claimed on Oct 28, 2026', value: '$296.74' })
    expect(later).toContain('$22.85 plus 8.25% sales tax')
  })

  it('says the second time what not coming means, with nothing left to fill in', () => {
    const second = JSON.stringify(written('second'))
    expect(second).toContain('before the 30th day after the date this notice was sent')
    expect(second).toContain('Lone Star Towing, Main yard has the right to dispose of this vehicle')
    for (const which of ['first', 'second'] as const)
      expect(JSON.stringify(written(which).sections)).not.toMatch(/\{[a-z]+\}/i)
  })
})

describe('what is to be paid for a stored vehicle', () => {
  const due = (known: Parameters<typeof anImpoundFile>[0], days: number, taxPercent: number) =>
    impoundDue(anImpoundFile(known), { storage: { days }, taxPercent, towDueCents: 27_200 })

  it('has tax on storage and none on the tow, rounded once', () => {
    // 3 × $22.85 = $68.55, of which 8.25 % is 565.5 cents.
    expect(due({}, 3, 8.25)).toEqual({ taxCents: 566, dueCents: 27_200 + 6855 + 566 })
  })

  it('has none where the rates say that storage is not taxed, where nobody is taxed, and before the first day', () => {
    expect(due({ storageTaxable: false }, 3, 8.25)).toEqual({ taxCents: 0, dueCents: 34_055 })
    expect(due({}, 3, 0)).toEqual({ taxCents: 0, dueCents: 34_055 })
    expect(due({}, 0, 8.25)).toEqual({ taxCents: 0, dueCents: 27_200 })
  })
})
