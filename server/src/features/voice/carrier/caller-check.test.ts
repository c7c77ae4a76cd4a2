import { describe, expect, it } from 'vitest'
import { customDataFrom, outcomeFrom } from '../session/record-of.ts'
import { aCallService } from '../testing/call-service.fixture.ts'
import { answerCall } from './answer-call.ts'
import { hintsFor } from './hints.ts'

const form = { CallSid: 'CA1', From: '+12145550123', To: '+14695550199' }

/** A call as the carrier's webhook brings it. */
async function aCall(more: Record<string, string>) {
  const { service } = await aCallService()
  await answerCall(service, { ...form, ...more })
  const live = service.find('CA1')
  return live ?? expect.fail('nobody answered')
}

describe('what the carrier tells of a caller', () => {
  it('is which of the company’s lines was called', async () => {
    const { memory } = await aCall({ ForwardedFrom: '+14695550100' })
    expect(memory.caller.calledVia).toBe('4695550100')
    expect(customDataFrom(memory)).toMatchObject({ called_via: '4695550100' })
  })

  it.each(['+14695550199', '', 'anonymous'])('is no other line: %j', async (ForwardedFrom) => {
    expect((await aCall({ ForwardedFrom })).memory.caller.calledVia).toBeUndefined()
  })

  it('makes spam of a call that came to nothing, of a number nobody vouches for', async () => {
    const live = await aCall({ StirVerstat: 'TN-Validation-Failed-C' })
    live.receive({ kind: 'hungUp' })
    expect(outcomeFrom(live.memory)).toBe('spam')
    expect(customDataFrom(live.memory)).toMatchObject({ is_unverified: true })
  })

  it.each(['TN-Validation-Passed-A', 'No-TN-Validation', ''])(
    'leaves a call that came to nothing what it is: %j',
    async (StirVerstat) => {
      const live = await aCall({ StirVerstat })
      live.receive({ kind: 'hungUp' })
      expect(outcomeFrom(live.memory)).toBe('nothing')
    },
  )

  it('never makes spam of somebody who tells of a tow', async () => {
    const live = await aCall({ StirVerstat: 'TN-Validation-Failed-A' })
    live.receive({ kind: 'heard', words: "I have a flat tire, I'm safe at 1245 Main St in Frisco" })
    live.receive({ kind: 'hungUp' })
    expect(outcomeFrom(live.memory)).not.toBe('spam')
  })
})

it('a relay that is opened anew listens for what the caller has named', async () => {
  const { line } = await aCall({})
  const known = { city: 'Anna', street: 'Rosamond Parkway', make: 'Hyundai', name: 'Okafor' }
  const local = {
    towns: ['Frisco', 'Anna'],
    streets: ['Legacy Dr', 'White St'],
    streetsIn: new Map([['Anna', ['White St']]]),
  }
  expect(hintsFor(line, local, known).slice(2, 9)).toEqual([
    ...Object.values(known),
    ...['White St', 'Elantra', 'Sonata'],
  ])
})
