import { describe, expect, it } from 'vitest'
import { type SandboxText, sandboxTelephony } from './sandbox.ts'
import { NoNumbers } from './telephony.port.ts'

const urls = { voice: 'http://a.test/v', status: 'http://a.test/s', text: 'http://a.test/t' }

function aSandbox(taken: (number: string) => boolean = () => false) {
  const outbox: SandboxText[] = []
  const telephony = sandboxTelephony({
    token: 'the token of the sandbox',
    taken: async (numbers) => numbers.filter(taken),
    outbox: async (text) => {
      outbox.push(text)
    },
    redirect: async () => {},
  })
  return { telephony, outbox }
}

describe('the sandbox', () => {
  it('has a hundred numbers in an area code, all of them kept for fiction', async () => {
    const { telephony } = aSandbox()
    const numbers: string[] = []
    for (let n = 0; n < 101; n++) {
      const { e164 } = await telephony
        .findAndBuyNumber({ areaCode: '307', zip: '' }, urls)
        .catch((error) => {
          expect(error).toBeInstanceOf(NoNumbers)
          return { e164: '' }
        })
      if (e164) numbers.push(e164)
    }
    expect(new Set(numbers).size).toBe(100)
    for (const number of numbers) expect(number).toMatch(/^\+130755501\d\d$/)
  })

  it('gives no number that a company has already', async () => {
    const { telephony } = aSandbox((number) => number < '+14695550142')
    const { e164 } = await telephony.findAndBuyNumber({ areaCode: '469', zip: '75034' }, urls)
    expect(e164).toBe('+14695550142')
  })

  it('goes by the ZIP when the area code is nowhere', async () => {
    const { telephony } = aSandbox()
    const { e164 } = await telephony.findAndBuyNumber({ areaCode: '800', zip: '10001' }, urls)
    expect(e164).toBe('+12125550100')
  })

  it('gives a text the same id however often its job is run', async () => {
    const { telephony, outbox } = aSandbox()
    const text = { from: '+14695550100', to: '+12145550123', body: 'Hi', idempotencyKey: 'job-1' }
    await telephony.sendText(text)
    await telephony.sendText(text)
    expect(outbox[0]).toEqual({ ...text, sid: expect.stringMatching(/^SM[0-9a-f]{32}$/) })
    expect(outbox[1]).toEqual(outbox[0])
  })
})
