import { describe, expect, it } from 'vitest'
import { normalizeDispatchCall } from './dispatch.normalize.ts'
import { SaveDispatchCall } from './dispatch.schema.ts'

const read = (body: unknown) => SaveDispatchCall.safeParse(normalizeDispatchCall(body))

describe('mendDispatchCall', () => {
  it('takes null and an empty text for a field nobody filled in', () => {
    expect(
      read({
        id: null,
        version: null,
        status: '',
        createdDate: null,
        customerName: null,
        validPickupAddress: null,
        pickupAddressLatLng: '',
        vendorId: null,
        vehicleType: null,
        priority: '',
        etaDateTime: '',
        mcCoverageAmt: null,
        billing: null,
      }).data,
    ).toEqual({
      customerName: '',
      validPickupAddress: false,
      pickupAddressLatLng: null,
      vendorId: '',
      vehicleType: '',
      priority: 'Normal',
      etaDateTime: 0,
      mcCoverageAmt: 0,
    })
  })

  it('takes numbers for text and text for numbers', () => {
    expect(
      read({
        vehicleYear: 2012,
        vehicleOdometer: 88000,
        mcCoverageAmt: '100',
        etaDateTime: '1790000000000',
        canReceiveText: 'true',
        pickupAddressLatLng: '33.2, -96.8',
      }).data,
    ).toEqual({
      vehicleYear: '2012',
      vehicleOdometer: '88000',
      mcCoverageAmt: 100,
      etaDateTime: 1790000000000,
      canReceiveText: true,
      pickupAddressLatLng: { lat: 33.2, lng: -96.8 },
    })
  })

  it('reads amounts as decimals, 0 where there is no number', () => {
    const items = [{ name: 'Hook-up', amount: '95.50' }, { name: 'Note', amount: 'free' }, {}]
    expect(read({ billing: { lineItems: items, taxPercent: '8.25' } }).data?.billing).toEqual({
      lineItems: [
        { name: 'Hook-up', amount: 95.5 },
        { name: 'Note', amount: 0 },
        { name: '', amount: 0 },
      ],
      taxPercent: 8.25,
    })
  })

  it('reads what an item says of its quantity, unit, rate and tax, and leaves out what it does not say', () => {
    const items = [
      { name: 'Miles', amount: '24.5', quantity: '7', unit: 'mile', rate: 3.5, taxable: 'false' },
      { name: 'Hook-up', amount: 45, quantity: null, unit: '', rate: undefined, taxable: null },
    ]
    expect(read({ billing: { lineItems: items } }).data?.billing?.lineItems).toEqual([
      { name: 'Miles', amount: 24.5, quantity: 7, unit: 'mile', rate: 3.5, taxable: false },
      { name: 'Hook-up', amount: 45 },
    ])
    const wrong = { billing: { lineItems: [{ name: 'x', amount: 1, quantity: 'many' }] } }
    expect(read(wrong).success).toBe(false)
  })

  it('leaves what it cannot read for the schema to refuse, by name', () => {
    const wrong = {
      customerName: { first: 'Sam' },
      etaDateTime: 'soon',
      canReceiveText: 'maybe',
      vehicleType: 'Spaceship',
      billing: { lineItems: 'many' },
      status: 'current',
    }
    const paths = read(wrong).error?.issues.map(({ path }) => path.join('.'))
    expect(paths?.sort()).toEqual([
      'billing.lineItems',
      'canReceiveText',
      'customerName',
      'etaDateTime',
      'status',
      'vehicleType',
    ])
    for (const body of [null, [], 'text', 7]) expect(read(body).success).toBe(false)
  })

  it('lets go of fields it does not know, without tripping over their names', () => {
    const odd = JSON.parse('{"constructor":1,"toString":null,"__proto__":{"a":1},"notes":"x"}')
    expect(read(odd).data).toEqual({ notes: 'x' })
  })
})
