import { describe, expect, it } from 'vitest'
import { aCall } from '../../../testing/records.ts'
import { amountOf, blankValues, changesToSend, dispatchFields, valuesOf } from './dispatch-form.ts'

const stored = valuesOf(
  aCall({ pickupAddress: '1200 Main St', vehicle: '2018 Honda Civic', vehicleYear: '2018' }),
)

describe('changesToSend', () => {
  it('holds only what was changed', () => {
    expect(changesToSend(stored, { ...stored, notes: 'by the gate' })).toEqual({
      notes: 'by the gate',
    })
  })

  it('is empty when nothing was changed', () => {
    expect(changesToSend(stored, structuredClone(stored))).toEqual({})
  })

  it('lets the vehicle follow its year, make and model', () => {
    const typed = { ...stored, vehicleYear: '2019', vehicleMake: 'Honda', vehicleModel: 'Civic' }
    expect(changesToSend(stored, typed).vehicle).toBe('2019 Honda Civic')
  })

  it('keeps a vehicle that was typed as one line', () => {
    const typed = { ...stored, vehicleYear: '2019', vehicle: 'white box truck' }
    expect(changesToSend(stored, typed).vehicle).toBe('white box truck')
  })

  it('sends line items and tax together', () => {
    const typed = { ...stored, lineItems: [{ name: 'Hook-up', amount: 75 }] }
    expect(changesToSend(stored, typed)).toEqual({
      billing: { lineItems: [{ name: 'Hook-up', amount: 75 }], taxPercent: 0 },
    })
  })

  it('sends of a new call what was filled in', () => {
    const blank = blankValues(1000)
    const typed = { ...blank, customerName: 'Harriet', status: 'scheduled' as const }
    expect(changesToSend(blank, typed)).toEqual({ customerName: 'Harriet', status: 'scheduled' })
  })
})

describe('what others wrote meanwhile', () => {
  const rebase = (theirs: typeof stored, mine: typeof stored) =>
    dispatchFields.rebase({ before: stored, theirs, mine })

  it('takes in what others wrote and keeps what was typed here', () => {
    const newer = { ...stored, towReason: 'Flat tire' }
    const { values, conflicts } = rebase(newer, { ...stored, notes: 'by the gate' })
    expect(values).toMatchObject({ towReason: 'Flat tire', notes: 'by the gate' })
    expect(conflicts).toEqual([])
  })

  it('keeps the typed value of a field changed on both sides, and names it', () => {
    const newer = { ...stored, pickupAddress: '1300 Main St' }
    const typed = { ...stored, pickupAddress: '1200 Main St, Frisco' }
    const { values, conflicts } = rebase(newer, typed)
    expect(values.pickupAddress).toBe('1200 Main St, Frisco')
    expect(conflicts).toEqual(['pickupAddress'])
  })

  it('finds no conflict where both sides wrote the same', () => {
    const both = { ...stored, pickupAddress: '1300 Main St' }
    expect(rebase(both, { ...both }).conflicts).toEqual([])
  })
})

describe('amountOf', () => {
  it.each([
    [12.5, 12.5],
    ['12.50', 12.5],
    ['', 0],
    ['-', 0],
    ['many', 0],
  ])('reads %j as %d', (typed, amount) => expect(amountOf(typed)).toBe(amount))
})
