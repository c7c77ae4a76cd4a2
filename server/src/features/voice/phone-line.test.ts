import { describe, expect, it, vi } from 'vitest'
import { Office } from './testing/office.ts'
import { aPhoneLine } from './testing/phone-line.fixture.ts'

describe('a call on the phone line', () => {
  it('greets, listens, answers and writes everything down', async () => {
    const { aPhone, office } = await aPhoneLine()
    const phone = aPhone()
    await phone.ring()
    expect(phone.transcript[0]).toMatchObject({ who: 'agent', words: /Lone Star Towing/ })
    expect(await phone.say('I need a tow, my car broke down')).not.toBe('')
    await phone.hangUp()
    await vi.waitFor(() =>
      expect(office.call(phone.callSid).ends).toContainEqual(
        expect.objectContaining({ seconds: 1 }),
      ),
    )
    expect(office.logged(phone.callSid, 'heard')).toMatchObject([
      { words: 'I need a tow, my car broke down' },
    ])
  })
})
void Office
