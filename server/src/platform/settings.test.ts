import { describe, expect, it } from 'vitest'
import { ownOrigins, readSettings } from './settings.ts'

const problemsOf = (environment: Record<string, string>): string[] => {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    return String(error).split('\n').slice(1)
  }
}

describe('readSettings', () => {
  it('needs none, and takes an empty one for not set', () => {
    const usual = readSettings({})
    expect(usual).toMatchObject({ PORT: 3000, PUBLIC_URL: 'http://127.0.0.1:3000', DEMO: 'auto' })
    expect(readSettings({ PORT: '', HOST: '', DATABASE_URL: '', LOG_LEVEL: '' })).toEqual(usual)
  })

  it('tells every problem at once, each with how to mend it', () => {
    expect(
      problemsOf({
        PORT: 'eighty',
        PUBLIC_URL: 'towline.example.com',
        DATABASE_URL: 'mysql://x',
        TWILIO_ACCOUNT_SID: 'SK123',
        TRUST_PROXY: 'true',
        LOG_LEVEL: 'loud',
        MAX_CALLS: '0',
        CARRIER_TOKEN: 'short',
      }),
    ).toEqual([
      '  PORT: must be a whole number from 0 to 65535',
      '  PUBLIC_URL: must begin with http:// or https://, such as https://towline.example.com',
      '  DATABASE_URL: must begin with postgres:// or postgresql://, such as postgres://towline:secret@localhost:5432/towline',
      '  TWILIO_ACCOUNT_SID: must be an account SID, which begins with AC',
      '  CARRIER_TOKEN: must be at least 8 characters, as it signs the phone line',
      '  TRUST_PROXY: must be addresses or ranges with commas between them, such as 127.0.0.1,10.0.0.0/8',
      '  LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
      '  MAX_CALLS: must be a whole number from 1 to 10000',
      '  TWILIO_AUTH_TOKEN: set both or neither; both are on the first page of the Twilio console',
    ])
  })

  it('wants an https address where Twilio is to reach it', () => {
    const twilio = {
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'x'.repeat(32),
    }
    expect(problemsOf(twilio)).toEqual([expect.stringContaining('PUBLIC_URL: Twilio must be able')])
    expect(problemsOf({ ...twilio, PUBLIC_URL: 'http://a.example' })).toEqual([
      expect.stringContaining('PUBLIC_URL: Twilio opens the phone line over TLS only'),
    ])
    expect(problemsOf({ ...twilio, PUBLIC_URL: 'https://a.example' })).toEqual([])
  })

  it('refuses a public address with a path, and drops a slash at its end', () => {
    expect(problemsOf({ PUBLIC_URL: 'https://a.example/tow' })).toEqual([
      expect.stringContaining('must be scheme and host only'),
    ])
    expect(readSettings({ PUBLIC_URL: 'https://a.example/' }).PUBLIC_URL).toBe('https://a.example')
  })

  it('makes a right address of an IPv6 host', () => {
    expect(readSettings({ HOST: '::1' }).PUBLIC_URL).toBe('http://[::1]:3000')
  })

  it('takes addresses, ranges and names for proxies', () => {
    expect(problemsOf({ TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32' })).toEqual([])
    for (const wrong of ['10.0.0.0/33', 'proxy.example', '10.0.0.0/8/8', '1'])
      expect(problemsOf({ TRUST_PROXY: wrong })).toHaveLength(1)
  })
})

describe('ownOrigins', () => {
  it('knows this machine by all its names, and a public host by its own only', () => {
    expect(ownOrigins(readSettings({ PORT: '4000' }))).toEqual([
      'http://127.0.0.1:4000',
      'http://localhost:4000',
      'http://[::1]:4000',
    ])
    expect(ownOrigins(readSettings({ PUBLIC_URL: 'https://a.example' }))).toEqual([
      'https://a.example',
    ])
  })
})
