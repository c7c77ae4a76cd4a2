import { describe, expect, it } from 'vitest'
import { reportOf } from './after-call.ts'
import { conversation, stranger } from './call.fixture.ts'

const after = (lines: string[], options: Parameters<typeof conversation>[0] = {}) => {
  const talk = conversation(options)
  for (const line of lines) talk.caller(line)
  return reportOf(talk.hangsUp().memory)
}
const asks = (report: ReturnType<typeof reportOf>) => report.questions.map(({ ask }) => ask)

const whole = [
  'my blue 2018 Honda Civic has a flat tire at 1200 Main Street in Frisco, I’m safe',
  ...['yes', 'Discount Tire on Preston Road in Plano', 'Maria Lopez', 'no', 'yes'],
]

describe('the report of a call', () => {
  it('of a whole job is two plain sentences, with nothing to ask', () => {
    expect(after(whole)).toEqual({
      summary:
        'Maria Lopez needs help: blue 2018 Honda Civic, flat tire, at 1200 Main Street, Frisco, going to Discount Tire, Preston Road, Plano. It was read back, and the caller said that it is right.',
      questions: [],
      trouble: '',
    })
  })

  it('of a call that broke off names what must be asked, with the field and what stands in it', () => {
    const report = after(['I have a flat on I-35E in Frisco', 'yes I am safe', 'yes'])
    expect(report.trouble).toBe('dropped')
    expect(report.summary).toMatch(/broke off before everything was asked\.$/)
    expect(report.questions).toContainEqual({
      ask: 'Which way were you heading?',
      field: 'pickupAddress',
      was: 'I-35E, Frisco',
    })
    expect(asks(report)).toEqual([
      'Which way were you heading?',
      'Where should it be taken?',
      'What year, make and model is it?',
      'What color is it?',
      'What is the customer’s name?',
    ])
  })

  it('asks no question of which the caller said they do not know, except where it can’t be done without', () => {
    const report = after([
      'my 2018 Honda Civic will not start at 1200 Main Street in Frisco, I’m safe',
      ...[
        'yes',
        'no idea',
        'no idea',
        'I do not know',
        'I do not know',
        'Maria Lopez',
        'no',
        'yes',
      ],
    ])
    expect(report.trouble).toBe('')
    expect(asks(report)).toEqual(['Where should it be taken?'])
  })

  it('of who hung up at once says so, and has nothing to ask', () => {
    expect(after([])).toEqual({
      summary: 'The caller hung up before saying what for.',
      questions: [],
      trouble: 'dropped',
    })
  })

  it.each([
    [['wrong number, sorry'], 'It was a wrong number.'],
    [['this is about your extended warranty'], 'It was a sales or robot call.'],
    [['operator please'], 'The caller was put through to a person. The caller had asked for one.'],
    [['flat tire at 1200 Main Street in Frisco', 'cancel it', 'yes', 'no'], /was cancelled\.$/],
  ])('of %s tells what came of it', (lines, words) => {
    const report = after(lines)
    expect(report.summary).toMatch(words)
    expect(report).toMatchObject({ questions: [], trouble: '' })
  })

  it('of a caller who was put through still asks what the job lacks', () => {
    const report = after(['flat tire at 1200 Main Street in Frisco, get me a person'])
    expect(report.summary).toMatch(/put through to a person/)
    expect(asks(report)).toContain('Where should it be taken?')
  })

  it('of a call nobody could follow says so', () => {
    const lost = ['I have a flat tire and I am safe', 'yes', ...Array(3).fill('I have no idea')]
    const report = after(lost)
    expect(report.summary).toMatch(/did not understand/)
    expect(report.trouble).toBe('not understood')
  })

  it('of the police and of a colleague names them', () => {
    expect(
      after(['Plano PD, Officer Daniels, we need a wrecker at 1200 Main in Frisco']).summary,
    ).toMatch(/^Plano PD \(Officer Daniels\) asks for a tow/)
    const caller = { ...stranger, employee: { name: 'Mike Hill', firstName: 'Mike' } }
    expect(after(['bye'], { caller })).toEqual({
      summary: 'Mike Hill, who works here, called. Nothing came of the call.',
      questions: [],
      trouble: '',
    })
  })
})
