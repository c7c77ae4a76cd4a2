import { describe, expect, it } from 'vitest'
import { blankDispatchFields } from './dispatch.fields.ts'
import { billingTotals, settleStatus, vehicleLine, whyOverruled } from './dispatch.rules.ts'
import { SaveDispatchCall } from './dispatch.schema.ts'

describe('billingTotals', () => {
  it('adds the items, takes the tax of the sum, and totals', () => {
    const totals = billingTotals(
      [
        { name: 'Hook-up', amount: 95 },
        { name: 'Mileage', amount: 36 },
      ],
      8.25,
    )
    expect(totals).toMatchObject({ totalAmountPreTax: 131, taxAmount: 10.81, totalAmount: 141.81 })
  })

  it('reckons in whole cents, so that ten dimes are a dollar', () => {
    const dimes = Array.from({ length: 10 }, () => ({ name: 'dime', amount: 0.1 }))
    expect(billingTotals(dimes, 0).totalAmount).toBe(1)
  })

  it('shows no tax on a credit as nothing, and not as minus nothing', () => {
    expect(billingTotals([{ name: 'Coupon', amount: -25 }], 0).taxAmount).toBe(0)
  })

  it('takes credits', () => {
    expect(
      billingTotals(
        [
          { name: 'Tow', amount: 100 },
          { name: 'Coupon', amount: -25 },
        ],
        10,
      ).totalAmount,
    ).toBe(82.5)
  })
})

describe('settleStatus', () => {
  const call = (times = {}) => ({ ...blankDispatchFields(), ...times })

  it.each([
    ['a new call waits', {}, undefined, undefined, 'pending'],
    ['dispatching it makes it active', { dispatchedDateTime: 1 }, 'pending', undefined, 'active'],
    ['completing it completes it', { completedDateTime: 1 }, 'active', undefined, 'completed'],
    [
      'it is never behind its timestamps',
      { completedDateTime: 1 },
      'active',
      'pending',
      'completed',
    ],
    ['asking for more than the timestamps say wins', {}, 'pending', 'active', 'active'],
    ['a waiting call can be scheduled', {}, 'pending', 'scheduled', 'scheduled'],
    ['a scheduled call stays so', {}, 'scheduled', undefined, 'scheduled'],
    ['a scheduled call can be wanted now after all', {}, 'scheduled', 'pending', 'pending'],
    [
      'a scheduled call that is dispatched is active',
      { dispatchedDateTime: 1 },
      'scheduled',
      undefined,
      'active',
    ],
    [
      'a cancelled call stays cancelled',
      { dispatchedDateTime: 1 },
      'cancelled',
      undefined,
      'cancelled',
    ],
    ['cancelling wins', { dispatchedDateTime: 1 }, 'active', 'cancelled', 'cancelled'],
  ] as const)('%s', (_, times, current, asked, expected) => {
    expect(settleStatus(call(times), current, asked)).toBe(expected)
  })
})

describe('vehicleLine', () => {
  it('leaves out what is not known', () => {
    expect(vehicleLine({ vehicleYear: '', vehicleMake: 'Honda', vehicleModel: 'Civic' })).toBe(
      'Honda Civic',
    )
  })
})

describe('SaveDispatchCall', () => {
  it('takes the blank fields as they are', () => {
    expect(SaveDispatchCall.safeParse(blankDispatchFields()).success).toBe(true)
  })

  it('drops what only the server decides', () => {
    const parsed = SaveDispatchCall.parse({
      companyId: 'another',
      dispatchNumber: '1',
      balance: 5,
      customerName: 'Ann',
    })
    expect(parsed).toEqual({ customerName: 'Ann' })
  })

  it.each([
    ['a membership number over ten characters', { mcMembershipNumber: '12345678901' }],
    ['a priority nobody knows', { priority: 'Urgent' }],
    ['a time before 1970', { etaDateTime: -1 }],
    ['text PostgreSQL can not keep', { notes: 'a\u0000b' }],
  ])('refuses %s', (_, body) => {
    expect(SaveDispatchCall.safeParse(body).success).toBe(false)
  })
})

describe('whyOverruled', () => {
  const blank = blankDispatchFields()

  it.each([
    ['pending', {}],
    ['active', { dispatchedDateTime: 1 }],
    ['completed', { dispatchedDateTime: 1 }],
    ['cancelled', { completedDateTime: 1 }],
    ['scheduled', {}],
  ] as const)('says nothing of %s with %j, which wins', (asked, times) =>
    expect(whyOverruled({ ...blank, ...times }, asked)).toBeNull(),
  )

  it.each([
    [
      'pending',
      { dispatchedDateTime: 1 },
      'Saved as Active, not Pending, because Dispatched is set. Clear that time to change it.',
    ],
    [
      'scheduled',
      { dispatchedDateTime: 1, enrouteDateTime: 1, towingDateTime: 1 },
      'Saved as Active, not Scheduled, because Dispatched, En route, and Towing are set. Clear those times to change it.',
    ],
    [
      'active',
      { dispatchedDateTime: 1, completedDateTime: 1 },
      'Saved as Completed, not Active, because Completed is set. Clear that time to change it.',
    ],
  ] as const)('says of %s with %j what it is and why', (asked, times, words) =>
    expect(whyOverruled({ ...blank, ...times }, asked)).toBe(words),
  )
})
