import { type Plan, Registration, TRIAL_PLAN_ID } from '@towline/contract'
import { problemsOf } from '../../platform/problems.ts'
import { contact } from './claims.text.ts'

/** The sign-up form, empty. */
export const blankRegistration = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  companyName: '',
  phoneNumber: '',
  street: '',
  city: '',
  zip: '',
  aiAgentName: '',
}
export type Typed = typeof blankRegistration

/** What one signs up for. */
export type Choice = Pick<Registration, 'planId' | 'priceId' | 'planType'>

/** The trial is a plan of its own, without a price. */
export const trialChoice: Choice = { planId: TRIAL_PLAN_ID, priceId: '', planType: 'trial' }

export const paidChoice = ({ planId, priceId }: Plan): Choice => ({
  planId,
  priceId,
  planType: 'paid',
})

/** What is wrong with the form, by field, by the contract's own rules and sentences; the first of each field. */
export function registrationProblems(form: Typed): Record<string, string> {
  const problems = problemsOf(Registration, { ...form, ...trialChoice })
  const differ = passwordsDiffer(form)
  return differ ? { ...problems, confirmPassword: differ } : problems
}

/** Told while typing: once something stands in the second field, it has to be the password. */
export const passwordsDiffer = (form: Pick<Typed, 'password' | 'confirmPassword'>): string =>
  form.confirmPassword !== '' && form.confirmPassword !== form.password
    ? "Passwords don't match"
    : ''

/** What the Error dialog says. */
export const registrationProblem = (message: string | undefined): string =>
  message || `Unexpected error. Please contact ${contact.email} for further assistance.`
