import { describe, expect, it } from 'vitest'
import { accountAddress, applyAccount, blankDispatchFields } from './index.ts'

const garage = {
  accountNumber: 'G-17',
  contactName: 'Ann Grant',
  contactPhoneNumber: '4695550110',
  addContactToCalls: true,
  useAddressAs: 'Destination' as const,
  address: '1720 S Loop 288',
  city: 'Denton',
  state: 'TX',
  zip: '76205',
}
const club = {
  ...garage,
  accountNumber: 'C-2',
  contactName: 'Desk',
  contactPhoneNumber: '8005550100',
  addContactToCalls: false,
  useAddressAs: '' as const,
}
const address = '1720 S Loop 288, Denton, TX 76205'
const blank = blankDispatchFields()

describe('choosing an account', () => {
  it('fills a new job with its number, contact and address', () => {
    const { changes } = applyAccount(blank, garage, { isNew: true })
    expect(changes).toEqual({
      vendorAccountNumber: 'G-17',
      vendorContactName: 'Ann Grant',
      vendorContactNumber: '4695550110',
      dropoffAddress: address,
      contactName: 'Ann Grant',
      contactPhoneNumber: '4695550110',
    })
  })

  it.each([
    ['Pickup', { pickupAddress: address }],
    ['Destination', { dropoffAddress: address }],
    ['Both', { pickupAddress: address, dropoffAddress: address }],
    ['', {}],
  ] as const)('uses its address as %j', (useAddressAs, places) => {
    const quiet = { ...garage, addContactToCalls: false, useAddressAs }
    const { pickupAddress, dropoffAddress } = applyAccount(blank, quiet, { isNew: true }).changes
    expect(
      Object.fromEntries(
        Object.entries({ pickupAddress, dropoffAddress }).filter(([, value]) => value),
      ),
    ).toEqual(places)
  })

  it('leaves what was typed by hand', () => {
    const typed = { ...blank, dropoffAddress: 'my own yard', contactName: 'Lee' }
    const { changes } = applyAccount(typed, garage, { isNew: true })
    expect(changes).not.toHaveProperty('dropoffAddress')
    expect(changes).not.toHaveProperty('contactName')
    expect(changes.contactPhoneNumber).toBe('4695550110')
  })

  it('takes back what the account before had filled, and only that', () => {
    const first = applyAccount(blank, garage, { isNew: true })
    const typed = { ...blank, ...first.changes, contactName: 'Lee' }
    const second = applyAccount(typed, club, { isNew: true, filled: first.filled })
    expect(second.changes).toEqual({
      vendorAccountNumber: 'C-2',
      vendorContactName: 'Desk',
      vendorContactNumber: '8005550100',
      dropoffAddress: '',
      contactPhoneNumber: '',
    })
    const none = applyAccount({ ...typed, ...second.changes }, null, {
      isNew: true,
      filled: second.filled,
    })
    expect(none.changes).toEqual({
      vendorAccountNumber: '',
      vendorContactName: '',
      vendorContactNumber: '',
    })
  })

  it('gives a job that is stored already the account’s own fields, but no address or contact', () => {
    const { changes } = applyAccount(blank, garage, { isNew: false })
    expect(Object.keys(changes)).toEqual([
      'vendorAccountNumber',
      'vendorContactName',
      'vendorContactNumber',
    ])
  })
})

it('writes an address from the parts that are known', () => {
  expect(accountAddress({ address: '', city: 'Denton', state: 'TX', zip: '' })).toBe('Denton, TX')
})
