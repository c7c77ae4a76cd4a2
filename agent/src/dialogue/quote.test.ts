import { describe, expect, it } from 'vitest'
import type { AgentToolRequest, Quote } from '../types/agent-tools.ts'
import type { CompanyFacts } from '../types/company-and-caller.ts'
import { company, conversation, plainTools } from './call.fixture.ts'

/** Someone with a flat, who asks what it costs, at a company that tells prices. */
function shopper(quote: Quote | null, firm: CompanyFacts = { ...company, quotes: true }) {
  const asked: AgentToolRequest[] = []
  const call = conversation({
    company: firm,
    tools: (request) => {
      asked.push(request)
      return request.kind === 'quotePrice' ? { kind: 'quotePrice', quote } : plainTools(request)
    },
  })
  return { call, asked }
}

const range: Quote = { leastCents: 9500, mostCents: 12050, dependsOn: ['miles'] }

describe('the price of a tow', () => {
  it('is said from the rates where the company wants it told, and stands on the job', () => {
    const { call, asked } = shopper(range)
    call.caller('I have a flat tire at 500 Main Street in Frisco. How much is it?')
    call.caller('Yes, I am safe.')
    call.caller('How much does it cost?')
    expect(asked.some(({ kind }) => kind === 'quotePrice')).toBe(true)
    expect(call.transcript).toContain(
      'between 95 dollars and 120 dollars and 50 cents before tax. It depends on the miles by road.',
    )
    expect(call.memory.quoted).toContain('between 95 dollars')
    expect(call.job?.notes).toContain('The agent told the caller: "By our rates')
  })

  it('starts somewhere while nothing bounds it, and is one sum where all is known', () => {
    const open = shopper({ leastCents: 100, mostCents: null, dependsOn: ['time on scene'] }).call
    open.caller('How much does a tow cost?')
    expect(open.transcript).toContain(
      'starts at 1 dollar before tax. It depends on how long it takes on scene.',
    )
    const sure = shopper({ leastCents: 8000, mostCents: 8000, dependsOn: [] }).call
    sure.caller('How much does a tow cost?')
    expect(sure.transcript).toContain('it runs 80 dollars before tax.')
  })

  it('is left to the dispatcher where the rates have none, and where the company tells none', () => {
    const { call } = shopper(null)
    call.caller('How much does a tow cost?')
    expect(call.transcript).toContain('The dispatcher will give you the price')
    const quiet = shopper(range, company)
    quiet.call.caller('How much does a tow cost?')
    expect(quiet.asked.some(({ kind }) => kind === 'quotePrice')).toBe(false)
    expect(quiet.call.transcript).toContain('The dispatcher will give you the price')
    expect(quiet.call.transcript).not.toContain('dollar')
  })
})
