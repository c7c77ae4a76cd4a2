import { formatPhone, type Message, SendEmail, SendSms } from '@towline/contract'
import { problemsOf } from '../../platform/problems.ts'

/** Whom somebody writes to, and how. `to` is an address, or ten digits. */
export type Recipient = { kind: 'email' | 'text'; to: string; name: string }

export type Written = { subject: string; message: string }

/** The address, or the number as people write it. */
export const shownTo = ({ kind, to }: Recipient): string =>
  kind === 'email' ? to : formatPhone(to)

/** What is wrong with a message, by field; nothing is sent while anything is. */
export function messageProblems(recipient: Recipient, written: Written): Record<string, string> {
  return recipient.kind === 'email'
    ? problemsOf(SendEmail, { email: recipient.to, ...written })
    : problemsOf(SendSms, { phoneNumber: recipient.to, message: written.message })
}

type Outcome = { kind: 'info' | 'success' | 'error'; text: string }

/** What became of a message, in words. */
export function outcomeOf({ kind, status, reason }: Message): Outcome {
  const what = kind === 'email' ? 'email' : 'text'
  const capital = kind === 'email' ? 'Email' : 'Text'
  switch (status) {
    case 'queued':
    case 'held':
      return { kind: 'info', text: reason || `Sending the ${what}…` }
    case 'sent':
      return { kind: 'success', text: `${capital} sent.` }
    case 'delivered':
      return { kind: 'success', text: `${capital} delivered.` }
    case 'failed':
      return { kind: 'error', text: `The ${what} wasn’t sent. ${reason}`.trim() }
  }
}
