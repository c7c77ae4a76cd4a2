import { Registration, TRIAL_PLAN_ID } from '@towline/contract'

/** The trial form, empty. */
export const blankTrial = {
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
type Trial = typeof blankTrial

/** The form as it is sent: the trial is a plan of its own, without a price. */
export const registrationOf = (form: Trial) => ({
  ...form,
  priceId: '',
  planId: TRIAL_PLAN_ID,
  planType: 'trial' as const,
})

/** What is wrong with the form, by field, by the contract's own rules and sentences; the first of each field. */
export function trialProblems(form: Trial): Record<string, string> {
  const { error } = Registration.safeParse(registrationOf(form))
  const problems: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) problems[path.join('.')] ??= message
  const differ = passwordsDiffer(form)
  return differ ? { ...problems, confirmPassword: differ } : problems
}

/** Told while typing: once something stands in the second field, it has to be the password. */
export const passwordsDiffer = (form: Pick<Trial, 'password' | 'confirmPassword'>): string =>
  form.confirmPassword !== '' && form.confirmPassword !== form.password
    ? "Passwords don't match"
    : ''

/** A typed phone number: digits only, ten at most. */
export const digitsOnly = (typed: string): string => typed.replace(/\D/g, '').slice(0, 10)

/** What the Error dialog says. */
export const registrationProblem = (message: string | undefined): string =>
  message || 'Unexpected error. Please contact support@towline.example for further assistance.'
