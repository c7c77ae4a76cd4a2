import { describe, expect, it } from 'vitest'
import { guessColumns } from './import-fields.ts'

describe('the columns of a file for import', () => {
  it('are guessed from their heads, each for one field', () => {
    const heads = [
      'Customer',
      'Billing Email',
      'E-mail',
      'Telephone',
      'Account #',
      'Zip Code',
      'Odd',
    ]
    expect(guessColumns('accounts', heads)).toEqual({
      name: 0,
      billingContactEmail: 1,
      contactEmail: 2,
      contactPhoneNumber: 3,
      accountNumber: 4,
      zip: 5,
    })
  })

  it('go to the likeliest field where two heads could mean it', () => {
    expect(guessColumns('accounts', ['Name', 'Contact', 'Account Name'])).toMatchObject({
      name: 2,
      contactName: 1,
    })
    expect(guessColumns('trucks', ['Unit #', 'Make', 'Tag', 'Driver’s'])).toEqual({
      name: 0,
      manufacturer: 1,
      licensePlate: 2,
    })
  })
})
