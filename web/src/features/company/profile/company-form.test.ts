import { newAgentSettings } from '@towline/contract'
import { describe, expect, it } from 'vitest'
import {
  byField,
  type CompanyValues,
  changesToSend,
  companyFields,
  companyProblems,
} from './company-form.ts'

const company: CompanyValues = {
  name: 'Lone Star Towing',
  phoneNumber: '4695550188',
  aiAgentName: 'Ava',
  street: '100 Main St',
  city: 'Frisco',
  state: 'TX',
  zip: '75034',
  timeZone: 'America/Chicago',
  ...newAgentSettings,
}

describe('the company form', () => {
  it('sends what was changed, and what every request must have', () => {
    const { name, phoneNumber, zip } = company
    expect(changesToSend(company, company)).toEqual({ name, phoneNumber, zip })
    expect(changesToSend(company, { ...company, city: 'Plano', greeting: 'Howdy' })).toEqual({
      name,
      phoneNumber,
      zip,
      city: 'Plano',
      agent: { greeting: 'Howdy' },
    })
  })

  it('asks for name, phone and zip, and judges the hours', () => {
    const problems = companyProblems({
      ...company,
      name: ' ',
      phoneNumber: '',
      zip: '7503',
      hours: { ...company.hours, monday: { from: '08:00', to: '08:00' } },
    })
    expect(Object.keys(problems).sort()).toEqual(['hours.monday.to', 'name', 'phoneNumber', 'zip'])
    expect(companyProblems(company)).toEqual({})
  })

  it('finds the field of what the server says about the agent', () => {
    expect(byField({ 'agent.transferPhone': 'round and round', zip: 'no' })).toEqual({
      transferPhone: 'round and round',
      zip: 'no',
    })
  })

  it('takes in what somebody else saved, keeps what was typed, and tells what both changed', () => {
    const theirs = { ...company, city: 'Plano', name: 'Their Name', greeting: 'Theirs' }
    const mine = { ...company, name: 'My Name', zip: '75035', greeting: 'Theirs' }
    expect(companyFields.rebase({ before: company, theirs, mine })).toEqual({
      values: { ...theirs, name: 'My Name', zip: '75035' },
      conflicts: ['name'],
    })
  })
})
