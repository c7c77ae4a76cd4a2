import { describe, expect, it } from 'vitest'
import {
  blankRegistration,
  paidChoice,
  passwordsDiffer,
  registrationProblem,
  registrationProblems,
} from './registration.text.ts'

const whole = {
  ...blankRegistration,
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@lonestar.example',
  password: 'a long one',
  confirmPassword: 'a long one',
  companyName: 'Lone Star Towing',
  phoneNumber: '4695550188',
  zip: '75034',
}

describe('registrationProblems', () => {
  it('finds nothing wrong with a whole form; street, city and agent name may be empty', () => {
    expect(registrationProblems(whole)).toEqual({})
  })

  it('names every field that is required', () => {
    expect(Object.keys(registrationProblems(blankRegistration)).sort()).toEqual([
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
    expect(registrationProblems({ ...whole, email }).email).toBe(sentence)
  })

  it('refuses a password that is guessed early, and asks nothing else of a long one', () => {
    const twice = (password: string) => ({ ...whole, password, confirmPassword: password })
    expect(registrationProblems(twice('password123')).password).toContain(
      'first passwords people guess',
    )
    expect(registrationProblems(twice('eeeeeeee')).password).toContain('Repeated')
    expect(registrationProblems(twice('ebony egret'))).toEqual({})
  })

  it('tells that the passwords differ, also beside other problems', () => {
    const form = { ...whole, firstName: '', confirmPassword: 'another' }
    expect(registrationProblems(form).confirmPassword).toBe("Passwords don't match")
  })
})

describe('passwordsDiffer', () => {
  it('says nothing before the second one is typed', () => {
    expect(passwordsDiffer({ password: 'a', confirmPassword: '' })).toBe('')
    expect(passwordsDiffer({ password: 'a', confirmPassword: 'b' })).toBe("Passwords don't match")
  })
})

it('sends what the chosen plan is paid by', () => {
  const plan = { code: 'PRO', name: 'Smart Dispatch', price: 599, features: [] }
  expect(paidChoice({ ...plan, planId: '200', priceId: 'price_1' })).toEqual({
    planId: '200',
    priceId: 'price_1',
    planType: 'paid',
  })
})

it('has a sentence of its own when the server gives none', () => {
  expect(registrationProblem('')).toBe(
    'Unexpected error. Please contact support@towline.example for further assistance.',
  )
  expect(registrationProblem('Taken.')).toBe('Taken.')
})
