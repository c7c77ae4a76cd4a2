import type { OwnDue } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import { english, inSpanish } from '../../../platform/driver-words/index.ts'
import { amountInWords, dueInWords, paidNote } from './own-due.text.ts'

const due = (known: Partial<OwnDue>): OwnDue => ({
  jobId: '019f0000-0000-7000-8000-000000000001',
  from: 'bill',
  leastCents: 14_500,
  mostCents: 14_500,
  accountName: '',
  ...known,
})
const inWords = (known: Partial<OwnDue>, words = english) => [
  amountInWords(due(known), words),
  dueInWords(due(known), words),
]

describe('what a driver is to collect', () => {
  it('is an amount, and where it is from', () => {
    expect(inWords({})).toEqual(['$145.00', 'By the job’s bill.'])
    expect(inWords({ from: 'invoice', accountName: 'Agero' })).toEqual([
      '$145.00',
      'By the invoice. Agero pays the rest.',
    ])
    expect(inWords({}, inSpanish)).toEqual(['$145.00', 'Según la cuenta del trabajo.'])
  })

  it('is a guess where only the rates say something', () => {
    expect(inWords({ from: 'estimate', mostCents: 18_000 })[0]).toBe('$145.00 to $180.00')
    expect(inWords({ from: 'estimate', mostCents: null })[0]).toBe('from $145.00')
  })

  it('is nothing where an account pays or it is paid, and unknown where nobody knows', () => {
    const none = { leastCents: 0, mostCents: 0 }
    expect(inWords({ ...none, from: 'nothing', accountName: 'Agero' })).toEqual([
      'Nothing to collect',
      'Agero pays.',
    ])
    expect(inWords({ ...none, from: 'invoice' })).toEqual(['Nothing to collect', 'Paid already.'])
    expect(inWords({ ...none, from: 'nothing' })).toEqual([
      '–',
      'Amount not known yet: ask dispatch.',
    ])
  })

  it('is told to dispatch in English', () => {
    expect(paidNote(145, 'Cash')).toBe('Collected $145.00, cash')
  })
})
