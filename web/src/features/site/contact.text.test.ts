import { describe, expect, it } from 'vitest'
import { blankContact, contactProblems } from './contact.text.ts'

const whole = {
  ...blankContact,
  name: 'Val Ortega',
  email: 'val@val-towing.example',
  phoneNumber: '4695550155',
  companyName: 'Val Towing',
  comments: 'Do you take over our number?',
}

describe('contactProblems', () => {
  it('finds nothing wrong with a whole form; how they heard of us may be empty', () => {
    expect(contactProblems(whole)).toEqual({})
  })

  it('names every field that is required', () => {
    expect(contactProblems(blankContact)).toEqual({
      name: 'Name is required',
      email: 'Email address is required.',
      phoneNumber: 'Phone number is required',
      companyName: 'Company name is required',
      comments: 'Comments are required',
    })
  })

  it('says when an address cannot be one', () => {
    expect(contactProblems({ ...whole, email: 'val at val' })).toEqual({
      email: 'Please enter a valid email address',
    })
  })
})
