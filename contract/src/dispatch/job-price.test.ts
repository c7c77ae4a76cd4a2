import { describe, expect, it } from 'vitest'
import { withDetailsKept } from './dispatch.billing.ts'
import { TowReason } from './dispatch.choices.ts'
import { blankDispatchFields } from './dispatch.fields.ts'
import { billingTotals } from './dispatch.rules.ts'
import { howItCame, minutesOnScene, outcomeOf, questionOf, serviceOf, spanOf } from './job-price.ts'

const miles = { name: 'Miles', amount: 24.5, quantity: 7, unit: 'mile', rate: 3.5, taxable: false }
const hookUp = { name: 'Hook-up', amount: 45, taxable: false }

describe('the items of a client that knows names and amounts only', () => {
  const plain = ({ name, amount }: { name: string; amount: number }) => ({ name, amount })
  const stored = [hookUp, miles]

  it('keep what it does not know, also in another order or with another amount', () => {
    expect(withDetailsKept(stored.map(plain), stored)).toEqual(stored)
    expect(withDetailsKept([miles, hookUp].map(plain), stored)).toEqual([miles, hookUp])
    expect(withDetailsKept([{ name: 'Miles', amount: 28 }], stored)).toEqual([
      { ...miles, amount: 28 },
    ])
  })

  it('keep it under a new name, and give it to no new item', () => {
    const renamed = [plain(hookUp), { name: 'Mileage', amount: 24.5 }]
    expect(withDetailsKept(renamed, stored)).toEqual([hookUp, { ...miles, name: 'Mileage' }])
    const added = [...stored.map(plain), { name: 'Winch', amount: 70 }]
    expect(withDetailsKept(added, stored)[2]).toEqual({ name: 'Winch', amount: 70 })
    const twice = [plain(miles), plain(miles)]
    expect(withDetailsKept(twice, [miles])).toEqual([miles, plain(miles)])
  })

  it('leave a client that knows better its word', () => {
    const changed = [{ ...miles, taxable: true }, hookUp]
    expect(withDetailsKept(changed, stored)).toEqual(changed)
  })
})

describe('the totals of a bill', () => {
  it('tax what is taxed: in Texas storage, and no towing', () => {
    const items = [hookUp, miles, { name: 'Storage', amount: 40, taxable: true }]
    expect(billingTotals(items, 8.25)).toMatchObject({
      totalAmountPreTax: 109.5,
      taxAmount: 3.3,
      totalAmount: 112.8,
    })
  })

  it('tax everything that does not say otherwise', () => {
    const items = [
      { name: 'Hook-up', amount: 95 },
      { name: 'Miles', amount: 36, taxable: true },
    ]
    expect(billingTotals(items, 8.25)).toMatchObject({ taxAmount: 10.81, totalAmount: 141.81 })
  })
})

describe('what a job is charged as', () => {
  const job = { ...blankDispatchFields(), status: 'active' as const }

  it('is known for every reason, and a tow where roadside help ends in one', () => {
    for (const towReason of TowReason.options)
      expect(serviceOf({ towReason, dropoffAddress: '' }), towReason).not.toBeNull()
    expect(serviceOf({ towReason: 'Flat tire', dropoffAddress: '' })).toBe('Tire change')
    expect(serviceOf({ towReason: 'Flat tire', dropoffAddress: '12 Elm' })).toBe('Tow')
    expect(serviceOf({ towReason: 'it smokes', dropoffAddress: '' })).toBe('Tow')
    expect(serviceOf({ towReason: '', dropoffAddress: '' })).toBeNull()
  })

  it('is nothing where it was cancelled before a truck was sent, and the fee after', () => {
    const cancelled = { ...job, status: 'cancelled' as const }
    expect(outcomeOf(cancelled)).toBeNull()
    expect(outcomeOf({ ...cancelled, dispatchedDateTime: 5 })).toBe('cancelled')
    expect(outcomeOf({ ...cancelled, cancelReason: 'Gone on arrival' })).toBe('gone on arrival')
  })

  it('has its minutes on scene up to towing, or to the end', () => {
    const onScene = { ...job, onSceneDateTime: 600_000, completedDateTime: 3_600_000 }
    expect(minutesOnScene(onScene)).toBe(50)
    expect(minutesOnScene({ ...onScene, towingDateTime: 1_500_000 })).toBe(15)
    expect(minutesOnScene({ ...onScene, completedDateTime: 0 })).toBeNull()
    expect(minutesOnScene({ ...onScene, completedDateTime: 5 })).toBeNull()
  })

  it('drives nowhere for help that ends where it began', () => {
    const facts = { hours: ['Any' as const], zone: '', loadedMiles: null, unloadedMiles: null }
    const flat = questionOf({ ...job, towReason: 'Flat tire' }, facts)
    expect(flat?.loadedMiles).toEqual({ least: 0, most: 0 })
    expect(questionOf({ ...job, towReason: 'Breakdown' }, facts)?.loadedMiles).toBeNull()
    expect(spanOf({ miles: 10, estimated: true })).toEqual({ least: 10, most: 14 })
  })
})

describe('how an amount came about', () => {
  it('is told where quantity and rate make it, and not where somebody changed it', () => {
    expect(howItCame(miles)).toBe('7 miles × $3.50')
    expect(howItCame({ ...miles, amount: 30 })).toBe('')
    expect(howItCame({ name: 'Hook-up', amount: 45 })).toBe('')
  })
})
