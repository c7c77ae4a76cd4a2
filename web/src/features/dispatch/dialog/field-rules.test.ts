import { describe, expect, it } from 'vitest'
import { blankValues } from './dispatch-form.ts'
import { formErrors, sectionOf } from './dispatch-sections.tsx'
import { phoneAsTyped, typedDigits } from './phone-typing.ts'
import { plateStates } from './plate-states.ts'
import { readable } from './readable-value.ts'
import { timeWarning } from './time-order.ts'

describe('a phone number', () => {
  it.each([
    ['469', '469'],
    ['4695', '(469) 5'],
    ['4695550', '(469) 555-0'],
    ['4695550123', '(469) 555-0123'],
  ])('%s is shown as %s while it is typed', (digits, shown) =>
    expect(phoneAsTyped(digits)).toBe(shown),
  )

  it.each([
    ['(469) 555-01234', '4695550123', '4695550123'],
    ['+1 469 555 0123', '', '4695550123'],
    ['(469) 555', '469555', '469555'],
    ['(469) 555-', '4695550', '469555'],
  ])('%s after %s is kept as %s', (typed, before, kept) =>
    expect(typedDigits(typed, before)).toBe(kept),
  )
})

describe('times of a job', () => {
  const noon = new Date(2026, 10, 21, 12).getTime()
  const times = { ...blankValues(noon), dispatchedDateTime: noon + 60_000 }

  it('are warned of when one is earlier than the one before it', () => {
    const wrong = { ...times, onSceneDateTime: noon + 5_000 }
    expect(timeWarning('onSceneDateTime', wrong)).toBe('Earlier than dispatched. Check both.')
    expect(timeWarning('completedDateTime', { ...times, completedDateTime: noon - 60_000 })).toBe(
      'Earlier than dispatched. Check both.',
    )
    expect(timeWarning('etaDateTime', { ...times, etaDateTime: noon - 60_000 })).toBe(
      'Earlier than received. Check both.',
    )
  })

  it('are in order when they share a minute, or are not set', () => {
    expect(timeWarning('dispatchedDateTime', times)).toBeUndefined()
    expect(timeWarning('onSceneDateTime', times)).toBeUndefined()
    const within = { ...times, onSceneDateTime: noon + 60_001, towingDateTime: noon + 60_000 }
    expect(timeWarning('towingDateTime', within)).toBeUndefined()
  })
})

it('puts what the server says of a field to the one a person sees, in its section', () => {
  const fields = {
    vendorId: 'Choose one of your accounts',
    driverId: 'Choose one of your drivers',
    'billing.lineItems.0.amount': 'Too much',
    vin: 'Too long',
  }
  expect(formErrors(fields)).toEqual({
    inputVendorName: 'Choose one of your accounts',
    driverName: 'Choose one of your drivers',
    'lineItems.0.amount': 'Too much',
    vin: 'Too long',
  })
  expect(Object.keys(formErrors(fields)).map(sectionOf)).toEqual([
    'account',
    'driver',
    'billing',
    'vehicle',
  ])
})

it('knows a section for every field of the form', () => {
  const bySection = Object.groupBy(Object.keys(blankValues(0)), sectionOf)
  expect(bySection.contact?.toSorted()).toEqual([
    'callerType',
    'canReceiveText',
    'contactAddress',
    'contactCategory',
    'contactEmail',
    'contactName',
    'contactPhoneNumber',
    'contactZip',
    'customerName',
    'customerPhoneForText',
  ])
})

it('offers the home state and its neighbours first', () => {
  expect(plateStates.slice(0, 7)).toEqual(['TX', 'OK', 'LA', 'AR', 'NM', 'AK', 'AL'])
  expect(new Set(plateStates).size).toBe(plateStates.length)
  expect(plateStates).toContain('DC')
})

it.each([
  ['customerPhone', '4695550123', '(469) 555-0123'],
  ['dispatchNumber', '1004', '1004'],
  ['mcCoverageAmt', 100, '$100.00'],
  ['canReceiveText', true, 'yes'],
  ['notes', '', '–'],
  [
    'billing',
    { lineItems: [{ name: 'Hook-up', amount: 75 }], taxPercent: 8.25, totalAmount: 81.19 },
    'Hook-up $75.00, tax 8.25%, total $81.19',
  ],
])('writes %s as a person reads it', (name, value, words) =>
  expect(readable(name, value)).toBe(words),
)
