import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROMPT_VERSION, promptVersions } from '@towline/agent'
import { describe, expect, it, onTestFinished } from 'vitest'
import { operatorAddress, ownOrigins, readSettings } from './settings.ts'

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
        TWILIO_MESSAGING_SERVICE_SID: 'our texts',
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
      '  TWILIO_MESSAGING_SERVICE_SID: must be the SID of a Messaging Service: MG and 32 digits',
      '  CARRIER_TOKEN: must be at least 8 characters; it signs the phone line',
      '  TRUST_PROXY: must be addresses or ranges with commas between them, such as 127.0.0.1,10.0.0.0/8',
      '  LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
      '  MAX_CALLS: must be a whole number from 1 to 10000',
      '  TWILIO_AUTH_TOKEN: set both or neither; both are on the first page of the Twilio console',
    ])
  })

  it('takes what is between server processes only where there are several', () => {
    const shared = {
      DATABASE_URL: 'postgres://localhost/towline',
      DATABASE_DIRECT_URL: 'postgres://localhost:5433/towline',
      NATS_URL: 'nats://towline:secret@one.example:4222, nats://two.example:4222',
    }
    expect(problemsOf(shared)).toEqual([])
    expect(problemsOf({ ...shared, DATABASE_URL: '' })).toEqual([
      '  DATABASE_DIRECT_URL: is for server processes on one PostgreSQL: set DATABASE_URL as well',
      '  NATS_URL: is for server processes on one PostgreSQL: set DATABASE_URL as well',
    ])
    for (const NATS_URL of ['localhost:4222', 'nats://one.example,http://two.example'])
      expect(problemsOf({ ...shared, NATS_URL })).toEqual([
        '  NATS_URL: must begin with nats:// or tls://, such as nats://towline:secret@localhost:4222',
      ])
  })

  it('takes a messaging service with its account only', () => {
    expect(problemsOf({ TWILIO_MESSAGING_SERVICE_SID: `MG${'0'.repeat(32)}` })).toEqual([
      expect.stringContaining('TWILIO_ACCOUNT_SID: set the account'),
    ])
  })

  it('takes a mail server and a sender together only, each in its form', () => {
    const mail = {
      SMTP_URL: 'smtps://towline:secret@smtp.example.com',
      MAIL_FROM: 'desk@example.com',
    }
    expect(problemsOf(mail)).toEqual([])
    expect(problemsOf({ ...mail, MAIL_FROM: 'Towline <desk@example.com>' })).toEqual([])
    expect(problemsOf({ ...mail, MAIL_FROM: '' })).toEqual([
      '  MAIL_FROM: set both or neither; a mail server needs a sender',
    ])
    expect(problemsOf({ MAIL_FROM: mail.MAIL_FROM })).toEqual([
      expect.stringContaining('SMTP_URL: set both or neither'),
    ])
    expect(problemsOf({ SMTP_URL: 'smtp.example.com', MAIL_FROM: 'the desk' })).toEqual([
      expect.stringContaining('SMTP_URL: must begin with smtp:// or smtps://'),
      expect.stringContaining('MAIL_FROM: must be an address'),
    ])
  })

  it('lets no password go to a mail server on another machine without TLS', () => {
    const of = (SMTP_URL: string) => problemsOf({ SMTP_URL, MAIL_FROM: 'desk@example.com' })
    const remote = 'smtp://towline:secret@smtp.example.com'
    expect(of(remote)).toEqual([])
    for (const off of ['ignoreTLS=true', 'opportunisticTLS=true', 'requireTLS=false']) {
      expect(of(`${remote}?${off}`)).toEqual([
        `  SMTP_URL: a password is sent over TLS or not at all: take out ${off}`,
      ])
      expect(of(`smtp://smtp.example.com?${off}`)).toEqual([])
      expect(of(`smtp://towline:secret@127.0.0.1:1025?${off}`)).toEqual([])
    }
    expect(of(`${remote}:465`)).toEqual([
      '  SMTP_URL: port 465 speaks TLS from the first byte: write smtps:// instead',
    ])
  })

  it('takes the address visitors write to in its form, or that of the sender', () => {
    const sender = { MAIL_FROM: 'Towline <desk@example.com>' }
    expect(problemsOf({ CONTACT_EMAIL: 'hello' })).toEqual([
      expect.stringContaining('CONTACT_EMAIL: must be an address'),
    ])
    expect(operatorAddress({ ...sender, CONTACT_EMAIL: 'Us <us@example.com>' })).toBe(
      'us@example.com',
    )
    expect(operatorAddress({ ...sender, CONTACT_EMAIL: undefined })).toBe('desk@example.com')
    expect(operatorAddress({ CONTACT_EMAIL: undefined, MAIL_FROM: undefined })).toBeNull()
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

  it('wants a bucket named whole or not at all', () => {
    const bucket = {
      FILES_S3_ENDPOINT: 'https://s3.example',
      FILES_S3_BUCKET: 'photos',
      FILES_S3_ACCESS_KEY_ID: 'a key',
      FILES_S3_SECRET_ACCESS_KEY: 'a secret',
    }
    expect(problemsOf(bucket)).toEqual([])
    expect(problemsOf({ ...bucket, FILES_S3_BUCKET: '', FILES_S3_ACCESS_KEY_ID: '' })).toEqual([
      expect.stringContaining('FILES_S3_BUCKET: set all of'),
      expect.stringContaining('FILES_S3_ACCESS_KEY_ID: set all of'),
    ])
  })

  it('wants all of Stripe or nothing of it, and says where each is to be had', () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_51Abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_aBc123',
      STRIPE_PRICE_ID: 'price_1Abc',
    }
    expect(problemsOf(stripe)).toEqual([])
    expect(problemsOf({ ...stripe, STRIPE_SECRET_KEY: 'rk_test_51Abc' })).toEqual([])
    const live = { ...stripe, STRIPE_SECRET_KEY: 'rk_live_51Abc' }
    expect(problemsOf({ ...live, PUBLIC_URL: 'https://a.example' })).toEqual([])
    for (const PUBLIC_URL of ['', 'http://a.example'])
      expect(problemsOf({ ...live, PUBLIC_URL })).toEqual([
        expect.stringContaining('PUBLIC_URL: Stripe must be able to reach'),
      ])
    expect(problemsOf({ ...stripe, STRIPE_API_URL: 'http://127.0.0.1:12111' })).toEqual([])
    const connect = { STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_c', STRIPE_CARD_PAYMENTS: 'own' }
    expect(problemsOf({ ...stripe, ...connect })).toEqual([])
    expect(problemsOf(connect)).toEqual([
      '  STRIPE_SECRET_KEY: set the key that STRIPE_CONNECT_WEBHOOK_SECRET belongs to',
    ])
    expect(problemsOf({ STRIPE_CARD_PAYMENTS: 'yes' })).toEqual([
      '  STRIPE_CARD_PAYMENTS: must be one of connected, own',
    ])
    const all = 'set all of STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID, or none'
    expect(problemsOf({ STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY })).toEqual([
      `  STRIPE_WEBHOOK_SECRET: ${all}; add a webhook to {PUBLIC_URL}/towline/billing/webhook in the Stripe dashboard`,
      `  STRIPE_PRICE_ID: ${all}; add a product with a monthly price in the Stripe dashboard`,
    ])
    expect(problemsOf({ ...stripe, STRIPE_SECRET_KEY: '' })).toEqual([
      `  STRIPE_SECRET_KEY: ${all}; it is under Developers, API keys in the Stripe dashboard`,
    ])
    expect(
      problemsOf({
        STRIPE_SECRET_KEY: 'pk_test_51Abc',
        STRIPE_WEBHOOK_SECRET: 'secret',
        STRIPE_PRICE_ID: 'prod_1Abc',
        STRIPE_API_URL: 'stripe.test',
      }),
    ).toEqual([
      '  STRIPE_SECRET_KEY: must be a secret or restricted key: sk_… or rk_…',
      '  STRIPE_WEBHOOK_SECRET: must be the signing secret of the webhook: whsec_…',
      '  STRIPE_PRICE_ID: must be the id of a monthly price: price_…',
      expect.stringContaining('STRIPE_API_URL: must begin with http:// or https://'),
    ])
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

describe('the settings of the agent', () => {
  it('know every version of its prompt, and take the newest where none is set', () => {
    expect(readSettings({}).AGENT_PROMPT).toBe(PROMPT_VERSION)
    for (const AGENT_PROMPT of promptVersions)
      expect(readSettings({ AGENT_PROMPT }).AGENT_PROMPT).toBe(AGENT_PROMPT)
    expect(problemsOf({ AGENT_PROMPT: 'no such' })).toEqual([
      `  AGENT_PROMPT: must be one of ${promptVersions.join(', ')}`,
    ])
  })
})

describe('npm start', () => {
  const root = join(import.meta.dirname, '../../..')

  it('tells every wrong setting, of the environment and of .env, before anything is installed', () => {
    const clone = mkdtempSync(join(tmpdir(), 'towline-test-'))
    onTestFinished(() => rmSync(clone, { recursive: true, force: true }))
    for (const place of ['tools', 'server', 'package.json', 'package-lock.json'])
      cpSync(join(root, place), join(clone, place), {
        recursive: true,
        filter: (path) => !path.includes('node_modules'),
      })
    writeFileSync(join(clone, '.env'), 'MAIL_FROM=nobody\nPORT=4000\n')
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/start.mjs'], {
      cwd: clone,
      env: { PATH: process.env.PATH, PORT: 'eighty' },
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr.trim().split('\n').slice(1)).toEqual([
      '  PORT: must be a whole number from 0 to 65535',
      expect.stringContaining('MAIL_FROM: must be an address'),
      expect.stringContaining('SMTP_URL: set both or neither'),
    ])
    expect(existsSync(join(clone, 'node_modules'))).toBe(false)
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
