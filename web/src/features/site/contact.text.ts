import { ContactMessage } from '@towline/contract'
import { problemsOf } from '../../platform/problems.ts'

/** The contact form, empty. */
export const blankContact = {
  name: '',
  email: '',
  phoneNumber: '',
  companyName: '',
  comments: '',
  source: '',
}
export type ContactForm = typeof blankContact

/** What is wrong with the form, by field, by the contract's own rules and sentences; the first of each field. */
export const contactProblems = (form: ContactForm): Record<string, string> =>
  problemsOf(ContactMessage, form)
