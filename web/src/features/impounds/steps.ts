import type { ImpoundStep } from '@towline/contract'

export type StepName = ImpoundStep['step']

type Choice = { name: string; label: string; options: readonly string[] }
type Typed = { name: string; label: string; isAmount?: true }
export type StepField = Choice | Typed

/** What is asked for a step, and what its dialog and button are called. */
type Form = {
  title: string
  button: string
  /** It happened at a time of its own. */
  hasMoment?: true
  fields: readonly StepField[]
}

export const stepForms: Record<StepName, Form> = {
  hold: {
    title: 'Place a hold',
    button: 'Place the hold',
    fields: [
      { name: 'by', label: 'Held by' },
      { name: 'reason', label: 'Reason' },
    ],
  },
  lift: {
    title: 'Lift the hold',
    button: 'Lift the hold',
    fields: [{ name: 'by', label: 'Lifted by' }],
  },
  report: {
    title: 'Report to the police',
    button: 'Save the report',
    hasMoment: true,
    fields: [
      { name: 'agency', label: 'Agency' },
      { name: 'how', label: 'How', options: ['phone', 'online', 'in person', 'fax'] },
      { name: 'proof', label: 'Whom you told, or the report’s number' },
    ],
  },
  letter: {
    title: 'A letter to owner and lienholders',
    button: 'Save the letter',
    hasMoment: true,
    fields: [
      { name: 'which', label: 'Letter', options: ['first', 'second'] },
      { name: 'to', label: 'To' },
      { name: 'proof', label: 'Number of the certified letter' },
    ],
  },
  release: {
    title: 'Release the vehicle',
    button: 'Release it',
    fields: [
      { name: 'to', label: 'Who takes it' },
      { name: 'idType', label: 'ID shown' },
      { name: 'idNumber', label: 'ID number' },
      { name: 'rightShown', label: 'What shows their right to it' },
      {
        name: 'paidBy',
        label: 'Paid by',
        options: ['cash', 'debit card', 'credit card', 'account', 'nothing to pay'],
      },
      { name: 'paid', label: 'Paid', isAmount: true },
    ],
  },
  dispose: {
    title: 'Sell or scrap the vehicle',
    button: 'It’s gone',
    fields: [
      { name: 'how', label: 'How', options: ['public sale', 'scrapped', 'taken by the police'] },
      { name: 'to', label: 'To whom' },
      { name: 'received', label: 'Received for it', isAmount: true },
    ],
  },
}
