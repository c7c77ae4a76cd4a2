import { LoggedInUser, RegistrationReply, TRIAL_PLAN_ID } from '@towline/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eachEngine } from '../../testing/database.ts'
import { type Product, startProduct } from '../../testing/product.ts'

const form = {
  email: 'owner@lone-star.example',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  firstName: 'Olive',
  lastName: 'Owner',
  companyName: 'Lone Star Towing',
  phoneNumber: '4695550188',
  street: '',
  city: '',
  zip: '75034',
  aiAgentName: 'Riley',
  priceId: '',
  planId: TRIAL_PLAN_ID,
  planType: 'trial',
}
const DAY = 24 * 3600 * 1000

eachEngine('a trial', (database) => {
  let product: Product
  const now = Date.parse('2026-11-20T15:00:00Z')
  beforeEach(async () => {
    product = await startProduct(database.db, { TRUST_PROXY: '127.0.0.1' }, () => now)
  })
  afterEach(() => product.stop())

  let address = 0
  const register = (body: unknown, from = `198.51.100.${++address % 250}`) =>
    product.call('POST', '/towline/register', { body, headers: { 'x-forwarded-for': from } })
  const rows = (table: 'company' | 'employee' | 'vendor' | 'audit' | 'mail_message') =>
    database.db.asSystem((tx) => tx.selectFrom(table).selectAll().execute())

  it('is a company with a number, its first manager, its placeholder account, and 14 days and 50 calls', async () => {
    const answer = await register(form)
    const made = RegistrationReply.parse(await answer.json())
    expect(made).toMatchObject({ status: 'ok', twilioPhoneNumber: '14695550100' })
    const company = await database.db.asSystem((tx) =>
      tx.selectFrom('company').selectAll().executeTakeFirstOrThrow(),
    )
    expect(company).toMatchObject({
      id: made.companyId,
      name: 'Lone Star Towing',
      city: 'Frisco',
      state: 'TX',
      time_zone: 'America/Chicago',
      plan_type: 'trial',
      call_allowance: 50,
      trial_ends_at: new Date(now + 14 * DAY),
    })
    expect(await rows('vendor')).toMatchObject([{ name: 'No Account Specified' }])
    const basic = `${form.email}:${form.password}`
    const user = await product.call('GET', '/towline/admin/authenticate', { basic })
    expect(LoggedInUser.parse(await user.json())).toMatchObject({
      companyId: made.companyId,
      name: 'Olive Owner',
      roles: ['manager', 'dispatcher'],
    })
    await database.db.raw(
      `update pgboss.job set start_after = now() where start_after < now() + interval '1 day'`,
    )
    await product.app.tasks.idle()
    // Welcomed is whoever has confirmed the address.
    expect(await rows('mail_message')).toMatchObject([
      {
        company_id: made.companyId,
        to_address: form.email,
        subject: 'Confirm your email for Towline',
      },
    ])
  })

  it('names everything that is wrong with the form, in the words of its fields', async () => {
    const wrong: [object, Record<string, string>][] = [
      [
        { firstName: '', lastName: ' ', companyName: null, phoneNumber: undefined, zip: null },
        {
          firstName: 'First name is required',
          lastName: 'Last name is required',
          companyName: 'Company name is required',
          phoneNumber: 'Phone number is required',
          zip: 'ZIP code is required',
        },
      ],
      [{ password: '', confirmPassword: '' }, { password: 'Password is required' }],
      [{ password: 'short', confirmPassword: 'short' }, { password: 'Use at least 8 characters' }],
      [{ confirmPassword: 'correct house' }, { confirmPassword: "Passwords don't match" }],
      [{ email: undefined }, { email: 'Email address is required.' }],
      [{ email: '  ' }, { email: 'Email address is required.' }],
      [{ email: 'owner@lone-star' }, { email: 'Please enter a valid email address' }],
      [{ email: 'a b@x.example' }, { email: 'Please enter a valid email address' }],
      [{ email: 'a\0@x.example' }, { email: 'Please enter a valid email address' }],
      [{ phoneNumber: '469555' }, { phoneNumber: 'Enter the ten digits of a US phone number' }],
      [{ zip: '7503' }, { zip: 'Enter a five-digit ZIP code' }],
    ]
    for (const [change, fields] of wrong) {
      const answer = await register({ ...form, ...change })
      expect(answer.status, JSON.stringify(change)).toBe(400)
      expect(await answer.json()).toMatchObject({ status: 'error', error: 'bad_request', fields })
    }
    expect(await rows('company')).toEqual([])
  })

  it('takes phones in any writing, numbers for text, and a ZIP nobody knows', async () => {
    const odd = { phoneNumber: '+1 (469) 555-0188', zip: 99999, street: null, aiAgentName: null }
    const answer = await register({ ...form, ...odd })
    expect(answer.status).toBe(200)
    expect(await rows('company')).toMatchObject([
      { phone_number: '4695550188', zip: '99999', lat: null, time_zone: 'America/Chicago' },
    ])
  })

  it('keeps a long password whole, whatever is in it', async () => {
    const password = `${'ü'.repeat(80)}:"\\ ${'x'.repeat(80)}`
    expect((await register({ ...form, password, confirmPassword: password })).status).toBe(200)
    const withPassword = (given: string) =>
      product.call('GET', '/towline/company', { basic: `${form.email}:${given}` })
    expect((await withPassword(password)).status).toBe(200)
    expect((await withPassword(password.slice(0, -1))).status).toBe(401)
  })

  it('is refused for an address that has an account, in any letter case, and costs no number', async () => {
    await register(form)
    const again = await register({ ...form, email: 'Owner@LONE-STAR.example' })
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({
      status: 'error',
      error: 'email_taken',
      message:
        'There is already an account with this email address. Log in with it. If you don’t know the password, choose a new one with Forgot password.',
    })
    const next = await register({ ...form, email: 'next@x.example' })
    expect(await next.json()).toMatchObject({ twilioPhoneNumber: '14695550101' })
  })

  it('has its owner signed in at once', async () => {
    const answer = await register(form)
    const [token = ''] = answer.headers.getSetCookie()
    const cookie = token.split(';')[0] ?? ''
    const read = await product.call('GET', '/towline/company', { headers: { cookie } })
    expect(await read.json()).toMatchObject({ name: 'Lone Star Towing' })
  })

  it('is made once when the same address comes twice at the same moment, the other leaving nothing', async () => {
    const answers = await Promise.all([register(form), register(form)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await rows('company')).toHaveLength(1)
    expect(await rows('employee')).toHaveLength(1)
    expect(await rows('vendor')).toHaveLength(1)
    expect((await rows('audit')).map(({ action }) => action).sort()).toEqual([
      'company registered',
      'signed in',
    ])
    const next = await register({ ...form, email: 'next@x.example' })
    const { twilioPhoneNumber } = RegistrationReply.parse(await next.json())
    expect(['14695550100', '14695550101']).toContain(twilioPhoneNumber)
    expect(new Set((await rows('company')).map((row) => JSON.stringify(row))).size).toBe(2)
  })

  it('can be had ten times a day from one address; mistakes in the form are not counted', async () => {
    const from = '203.0.113.9'
    for (let n = 0; n < 12; n++)
      expect((await register({ ...form, zip: 'x' }, from)).status).toBe(400)
    for (let n = 0; n < 10; n++)
      expect((await register({ ...form, email: `o${n}@x.example` }, from)).status).toBe(200)
    const refused = await register({ ...form, email: 'late@x.example' }, from)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(await rows('company')).toHaveLength(10)
    expect((await register({ ...form, email: 'late@x.example' })).status).toBe(200)
  })

  it('can be had so many times a day by everybody together, as each has a number somebody pays for', async () => {
    await product.stop()
    const settings = { TRUST_PROXY: '127.0.0.1', TRIALS_A_DAY: '3' }
    let clock = now
    product = await startProduct(database.db, settings, () => clock)
    for (let n = 0; n < 3; n++)
      expect((await register({ ...form, email: `o${n}@x.example` })).status).toBe(200)
    const flood = await register({ ...form, email: 'o4@x.example' })
    expect(flood.status).toBe(503)
    expect(await flood.json()).toMatchObject({
      error: 'unavailable',
      message: expect.stringContaining('try again tomorrow'),
    })
    expect(await rows('company')).toHaveLength(3)
    clock += DAY + 1
    expect((await register({ ...form, email: 'o4@x.example' })).status).toBe(200)
  })
})
