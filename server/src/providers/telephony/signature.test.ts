import { describe, expect, it } from 'vitest'
import { wireSignatures } from './signature.ts'

describe('a signature', () => {
  const { verifyWebhook, sign } = wireSignatures('12345')
  const url = 'https://example.com/myapp.php?foo=1&bar=2'
  const form = {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675310',
    Digits: '1234',
    From: '+14158675310',
    To: '+18005551212',
  }

  it('is the one Twilio publishes for its example', () => {
    const signature = 'L/OH5YylLD5NRKLltdqwSvS0BnU='
    expect(sign(url, form)).toBe(signature)
    expect(verifyWebhook({ signature, url, form })).toBe(true)
  })

  it('covers a field that came twice', () => {
    const signature = sign(url, { ...form, MediaUrl: 'ab' })
    const twice = { ...form, MediaUrl: ['b', 'a', 'b'] }
    // The values are sorted and told once each: `a` and `b` under the name, one after the other.
    expect(verifyWebhook({ signature, url, form: twice })).toBe(false)
    const honest = sign(url, { ...form, MediaUrl: 'aMediaUrlb' })
    expect(verifyWebhook({ signature: honest, url, form: twice })).toBe(true)
  })

  it('of another token is refused', () => {
    const signature = wireSignatures('54321').sign(url, form)
    expect(verifyWebhook({ signature, url, form })).toBe(false)
  })

  it.each(['', 'x', '=', 'L/OH5YylLD5NRKLltdqwSvS0BnU', '\u{1f4a3}'.repeat(7)])(
    'of a stranger is refused without fuss: %j',
    (signature) => expect(verifyWebhook({ signature, url, form })).toBe(false),
  )
})
