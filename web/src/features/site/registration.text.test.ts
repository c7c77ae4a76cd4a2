import { describe, expect, it } from 'vitest'
import {
  blankTrial,
  digitsOnly,
  passwordsDiffer,
  registrationProblem,
  trialProblems,
} from './registration.text.ts'

const whole = {
  ...blankTrial,
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@lonestar.example',
  password: 'a long one',
  confirmPassword: 'a long one',
  companyName: 'Lone Star Towing',
  phoneNumber: '4695550188',
  zip: '75034',
}

describe('trialProblems', () => {
  it('finds nothing wrong with a whole form; street, city and agent name may be empty', () => {
    expect(trialProblems(whole)).toEqual({})
  })

  it('names every field that is required', () => {
    expect(Object.keys(trialProblems(blankTrial)).sort()).toEqual([
      'companyName',
      'email',
      'firstName',
      'lastName',
      'password',
      'phoneNumber',
      'zip',
    ])
  })

  it.each([
    ['', 'Email address is required.'],
    ['dana', 'Please enter a valid email address'],
  ])('says of the address %j: %s', (email, sentence) => {
    expect(trialProblems({ ...whole, email }).email).toBe(sentence)
  })

  it('tells that the passwords differ, also beside other problems', () => {
    const form = { ...whole, firstName: '', confirmPassword: 'another' }
    expect(trialProblems(form).confirmPassword).toBe("Passwords don't match")
  })
})

describe('passwordsDiffer', () => {
  it('says nothing before the second one is typed', () => {
    expect(passwordsDiffer({ password: 'a', confirmPassword: '' })).toBe('')
    expect(passwordsDiffer({ password: 'a', confirmPassword: 'b' })).toBe("Passwords don't match")
  })
})

it('keeps the digits of a phone number, ten at most', () => {
  expect(digitsOnly('(469) 555-0188 ext 9')).toBe('4695550188')
})

it('has a sentence of its own when the server gives none', () => {
  expect(registrationProblem('')).toBe(
    'Unexpected error. Please contact support@towline.example for further assistance.',
  )
  expect(registrationProblem('Taken.')).toBe('Taken.')
})
