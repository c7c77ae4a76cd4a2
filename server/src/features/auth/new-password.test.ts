import { Employee } from '@towline/contract'
import { dictionary } from '@zxcvbn-ts/language-common'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { pwnedPasswords } from '../../providers/breaches/pwned-passwords.ts'
import { startPwnedStandIn } from '../../providers/breaches/testing/pwned-stand-in.ts'
import { lastingDatabase } from '../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../testing/product.ts'
import { hashNewPassword } from './index.ts'

/** Long enough, and none of the few that the page knows. */
const REFUSED = [
  ['aaaaaaaa', /Repeated or sequential/],
  ['summer2026', /A common word/],
  ['zaqxswcde', /first passwords people guess/],
  ['Dallas2026!', /A common word/],
  ['OurTowing-2026', /Your name/],
  ['KitPark99!', /Your name/],
] as const
const GOOD = 'flatbed harbor candle'
const KIT = 'kit@our-towing.example'

describe('a new password', () => {
  const database = lastingDatabase()
  let product: Product
  let ours: TestCompany
  beforeAll(async () => {
    product = await startProduct(database.db)
    ours = await product.company('Our Towing')
  })
  afterAll(() => product.stop())

  const kit = { firstName: 'Kit', lastName: 'Park', phoneNumber: '4695550171' }
  const save = (body: object) =>
    product.call('POST', '/towline/employee', {
      basic: ours.basic,
      body: { email: KIT, roles: ['driver'], ...kit, ...body },
    })
  const problem = async (answer: Response) => {
    const { error, fields } = Object(await answer.json())
    return { error, sentence: Object(fields).password }
  }
  /** Holds one place where a password is chosen to the rule. */
  async function refusesWhatIsGuessed(choose: (password: string) => Promise<Response>) {
    for (const [password, sentence] of REFUSED)
      expect(await problem(await choose(password)), password).toEqual({
        error: 'bad_request',
        sentence: expect.stringMatching(sentence),
      })
    const taken = await choose(GOOD)
    expect(taken.status, await taken.clone().text()).toBe(200)
  }

  it('that is guessed early is refused in signing up', async () => {
    await refusesWhatIsGuessed((password) =>
      product.call('POST', '/towline/register', {
        body: {
          email: 'kit@other.example',
          password,
          confirmPassword: password,
          ...kit,
          companyName: 'Our Towing',
          zip: '75034',
          planId: '100',
          planType: 'trial',
        },
      }),
    )
  })

  it('that is guessed early is refused for an employee', async () => {
    await refusesWhatIsGuessed((password) => save({ password }))
  })

  it('that is guessed early is refused to who was invited, whose link stays', async () => {
    const email = 'kit.park@our-towing.example'
    expect((await save({ email })).status).toBe(200)
    await product.app.tasks.idle()
    const { rows } = await database.db.raw('select body from mail_message where to_address = $1', [
      email,
    ])
    const token = /#([\w-]{22})/.exec(JSON.stringify(rows))?.[1] ?? ''
    await refusesWhatIsGuessed((password) =>
      product.call('POST', '/towline/admin/reset-password', {
        body: { token, password, confirmPassword: password },
      }),
    )
  })

  it('that was leaked elsewhere is refused where that is looked up, and taken while nobody can tell', async () => {
    const leaked = 'marmalade tractor seven'
    const pwned = await startPwnedStandIn([leaked])
    const { breaches } = product.app
    product.app.breaches = pwnedPasswords(pwned.url)
    onTestFinished(async () => {
      product.app.breaches = breaches
      await pwned.stop()
    })
    const email = 'leaked@our-towing.example'
    expect(await problem(await save({ email, password: leaked }))).toEqual({
      error: 'bad_request',
      sentence: expect.stringContaining('leaked from another website'),
    })
    pwned.answer = { status: 503, body: '' }
    expect((await save({ email, password: leaked })).status).toBe(200)
  })

  it('is kept whole: of two that differ in their hundredth sign, one is right', async () => {
    const email = 'long@our-towing.example'
    const long = 'nine green bottles stood on the tow yard wall '.repeat(3).slice(0, 99)
    const made = await save({ email, password: `${long}x` })
    expect(Employee.parse(await made.json()).email).toBe(email)
    const statusOf = async (password: string) =>
      (await product.call('GET', '/towline/company', { basic: `${email}:${password}` })).status
    expect([await statusOf(`${long}y`), await statusOf(`${long}x`)]).toEqual([401, 200])
  })

  it('is none of the thousands that are long enough and used most', async () => {
    const common = dictionary['passwords-common'].filter(
      (password) => typeof password === 'string' && password.length >= 8,
    )
    expect(common.length).toBeGreaterThan(3_000)
    for (const password of common)
      await expect(
        hashNewPassword(product.app, String(password), []),
        String(password),
      ).rejects.toMatchObject({
        code: 'bad_request',
      })
  })
})
