import { describe, expect, it } from 'vitest'
import { conversation, stranger } from './call.fixture.ts'

const mike = { ...stranger, employee: { name: 'Mike Hill', firstName: 'Mike' } }
const call = () => conversation({ caller: mike })

describe('somebody who works for the company', () => {
  it('is greeted by name and asked one thing', () => {
    const { said } = call()
    expect(said).toMatch(/^Hi Mike.*Lone Star Towing.*automated assistant/)
    expect(said.split(/\s+/).length).toBeLessThanOrEqual(21)
    expect(said.match(/\?/g)).toHaveLength(1)
  })

  it.each([
    'put me through',
    'can I talk to dispatch',
    'the first one',
    'transfer me to the office please',
  ])('is put through: %s', (words) => {
    expect(call().caller(words).closing).toMatchObject({ do: 'transfer' })
  })

  it.each(['I want to leave a message', 'take a message', 'message please'])(
    'leaves a message: %s',
    (words) => {
      const talk = call().caller(words)
      expect(talk.said).toMatch(/\?$/)
      talk.caller('truck seven needs oil and I have a flat tire at the yard')
      expect(talk.all).toContainEqual({
        do: 'ask',
        request: {
          kind: 'takeMessage',
          words: 'From Mike Hill: truck seven needs oil and I have a flat tire at the yard',
        },
      })
      expect(talk.job).toBeUndefined()
      expect(talk.said).toMatch(/Goodbye/)
    },
  )

  it('may say the message at once', () => {
    const talk = call().caller("tell Bob I'm running late on the Plano job")
    expect(talk.all).toContainEqual({
      do: 'ask',
      request: {
        kind: 'takeMessage',
        words: "From Mike Hill: tell Bob I'm running late on the Plano job",
      },
    })
    expect(talk.job).toBeUndefined()
  })

  it('opens no job by telling of a breakdown, unless he says that it is one', () => {
    const talk = call().caller('my truck has a flat on 35 near exit 458 in Frisco')
    expect(talk.said).toMatch(/open a job for that\?$/)
    expect(talk.caller('no').said).toMatch(/put you through|message/)
    expect(talk.job).toBeUndefined()
    const job = call().caller('flat tire at 1200 Main Street in Frisco').caller('yes')
    expect(job.job).toMatchObject({ facts: { towReason: 'Flat tire' } })
  })

  it.each([
    'I got a customer who needs a tow, flat tire at 1200 Main Street in Frisco',
    'new job, flat tire at 1200 Main Street in Frisco',
    'can you open a job, flat tire at 1200 Main Street in Frisco',
  ])('opens one when he says so: %s', (words) => {
    expect(call().caller(words).job).toMatchObject({ facts: { towReason: 'Flat tire' } })
  })

  it('in danger is helped like anybody', () => {
    const talk = call().caller('I got hit on the highway and I am bleeding')
    expect(talk.transcript).toMatch(/9 1 1/)
    expect(talk.closing).toMatchObject({ do: 'transfer' })
  })

  it.each(['no never mind, thanks', 'sorry, wrong number', 'bye'])('may just go: %s', (words) => {
    const talk = call().caller(words)
    expect(talk.said).toMatch(/Mike.*Goodbye/)
    expect(talk.job).toBeUndefined()
  })

  it('who is not understood is put through in the end', () => {
    const talk = call().caller('brrm').caller('hmm hm').caller('zzz')
    expect(talk.closing).toMatchObject({ do: 'transfer' })
  })
})
