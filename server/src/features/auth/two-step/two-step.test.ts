import { NewPasskeyOptions, OwedStep, PasskeyOptions, type Role, TwoStep } from '@towline/contract'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { newId } from '../../../platform/ids.ts'
import { createSealing } from '../../../platform/sealing.ts'
import { lastingDatabase } from '../../../testing/database.ts'
import { listen } from '../../../testing/listen.ts'
import { type Product, startProduct, type TestCompany } from '../../../testing/product.ts'
import { softwarePasskey } from '../../../testing/software-passkey.ts'
import { insertEmployee } from '../../employees/index.ts'
import { hashPassword, sealAppSecrets } from '../index.ts'
import { relyingParty } from './passkeys.ts'

const MINUTE = 60_000
const DAY = 24 * 3600_000
const PASSWORD = 'a long password'
const SIGN_IN = '/towline/admin/authenticate'
const TWO_STEP = '/towline/admin/two-step'

describe('two-step login', () => {
  const database = lastingDatabase()
  let product: Product
  let company: TestCompany
  let origin = ''
  let now = Date.now()
  let addresses = 0

  beforeAll(async () => {
    product = await startProduct(database.db, { TRUST_PROXY: '127.0.0.1' }, () => now)
    company = await product.company('Our Towing')
    origin = relyingParty(product.url).origin
  })
  afterAll(() => product.stop())

  async function aPerson(of: TestCompany, roles: Role[]) {
    const [id, passwordHash] = [newId(), await hashPassword(PASSWORD)]
    const { companyId } = of
    const email = `${id}@our-towing.example`
    const who = { firstName: 'Ed', lastName: 'Park', phoneNumber: '', email, passwordHash, roles }
    await database.db.asCompany(companyId, (tx) =>
      insertEmployee(tx, { id, companyId, now, ...who }),
    )
    return {
      id,
      email,
      basic: `${email}:${PASSWORD}`,
      headers: await signIn(`${email}:${PASSWORD}`),
    }
  }

  type Headers = Record<string, string>
  /** The cookies of an answer, as a browser sends them along. */
  const cookiesOf = (answer: Response): Headers => ({
    cookie: answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  })
  const somewhere = () => ({ 'x-forwarded-for': `198.51.100.${++addresses}` })
  async function signIn(basic: string): Promise<Headers> {
    const answer = await product.call('GET', SIGN_IN, { basic, headers: somewhere() })
    expect(answer.status).toBe(200)
    return cookiesOf(answer)
  }
  const post = (path: string, headers: Headers, body?: unknown) =>
    product.call('POST', path, { headers: { ...somewhere(), ...headers }, body })
  async function done(answer: Promise<Response>): Promise<unknown> {
    const reply: unknown = await (await answer).json()
    expect(reply).not.toHaveProperty('error')
    return reply
  }
  const errorOf = async (answer: Promise<Response>) =>
    z.object({ error: z.string() }).parse(await (await answer).json()).error

  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })
  const Codes = z.object({ recoveryCodes: z.array(z.string()) })

  async function withApp(roles: Role[] = ['dispatcher'], of = company) {
    const person = await aPerson(of, roles)
    const { secret } = z
      .object({ secret: z.string() })
      .parse(await done(post(`${TWO_STEP}/app/begin`, person.headers)))
    const confirmed = post(`${TWO_STEP}/app/confirm`, person.headers, { code: codeOf(secret) })
    const { recoveryCodes } = Codes.parse(await done(confirmed))
    // The code of this half minute is used up.
    now += 30_000
    return { ...person, secret, recoveryCodes }
  }
  async function owedTo(basic: string) {
    const answer = await product.call('GET', SIGN_IN, { basic, headers: somewhere() })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    return OwedStep.parse(await answer.json())
  }
  const finish = (body: unknown, headers: Headers = {}) =>
    post(`${SIGN_IN}/second-step`, headers, body)
  const statusOf = async (headers: Headers) =>
    (await product.call('GET', '/towline/company', { headers })).status
  const mailsTo = async (email: string) =>
    (
      await database.db.raw(
        'select subject from mail_message where to_address = $1 order by created_at',
        [email],
      )
    ).rows.map((row) => z.object({ subject: z.string() }).parse(row).subject)

  it('begins with a code of the app, shows ten recovery codes once, and ends what was open elsewhere', async () => {
    const ed = await aPerson(company, ['dispatcher'])
    const elsewhere = await signIn(ed.basic)
    const begun = await done(post(`${TWO_STEP}/app/begin`, ed.headers))
    const { secret, uri } = z.object({ secret: z.string(), uri: z.string() }).parse(begun)
    expect(uri).toContain(`otpauth://totp/Towline:${encodeURIComponent(ed.email)}`)
    const confirm = (code: string) => post(`${TWO_STEP}/app/confirm`, ed.headers, { code })
    expect(await errorOf(confirm('000000'))).toBe('wrong_code')
    const { recoveryCodes } = Codes.parse(await done(confirm(codeOf(secret))))
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes[0]).toMatch(/^[a-z1-9]{4}-[a-z1-9]{4}-[a-z1-9]{4}$/)
    expect([await statusOf(ed.headers), await statusOf(elsewhere)]).toEqual([200, 401])
    const state = await done(product.call('GET', TWO_STEP, { headers: ed.headers }))
    expect(TwoStep.parse(state)).toMatchObject({ hasApp: true, recoveryCodes: 10, passkeys: [] })
    const stored = JSON.stringify((await database.db.raw('select * from recovery_code')).rows)
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''))
    expect(await mailsTo(ed.email)).toEqual(['Your login was changed'])
    expect(await errorOf(post(`${TWO_STEP}/app/begin`, ed.headers))).toBe('login_as_it_is')
  })

  it('keeps the secret of an app so that a copy of the database opens nothing, also of those from before', async () => {
    const ed = await withApp()
    const plain = Buffer.from(Secret.fromBase32(ed.secret).bytes)
    const row = async () => {
      const { rows } = await database.db.raw(
        'select secret, sealed_by from authenticator_app where employee_id = $1',
        [ed.id],
      )
      return z.object({ secret: z.instanceof(Buffer), sealed_by: z.unknown() }).parse(rows[0])
    }
    expect((await row()).secret.includes(plain)).toBe(false)
    // As it stood before secrets were sealed: the next start does it.
    await database.db.raw(
      'update authenticator_app set secret = $1, sealed_by = null where employee_id = $2',
      [plain, ed.id],
    )
    const before = await owedTo(ed.basic)
    expect((await finish({ pending: before.pending, code: codeOf(ed.secret) })).status).toBe(200)
    await sealAppSecrets(product.app)
    const { secret, sealed_by } = await row()
    expect(secret.includes(plain)).toBe(false)
    expect(sealed_by).toEqual(product.app.sealing.mark)
    await sealAppSecrets(product.app)
    expect((await row()).secret.equals(secret)).toBe(true)
    now += 30_000
    const { pending } = await owedTo(ed.basic)
    expect((await finish({ pending, code: codeOf(ed.secret) })).status).toBe(200)
  })

  it('takes no code where the key is another one, and still takes a recovery code', async () => {
    const ed = await withApp()
    const { sealing } = product.app
    const told = vi.spyOn(product.app.log, 'error')
    product.app.sealing = createSealing(Buffer.alloc(32).toString('base64url'))
    onTestFinished(() => {
      product.app.sealing = sealing
      told.mockRestore()
    })
    await sealAppSecrets(product.app)
    expect(JSON.stringify(told.mock.calls)).toContain('SEALING_KEY')
    const { pending } = await owedTo(ed.basic)
    expect(await errorOf(finish({ pending, code: codeOf(ed.secret) }))).toBe('wrong_code')
    expect((await finish({ pending, code: ed.recoveryCodes[0] })).status).toBe(200)
  })

  it('owes the code after the password, and until then opens nothing anywhere', async () => {
    const ed = await withApp()
    const { owed, pending } = await owedTo(ed.basic)
    expect(owed).toEqual(['code'])
    for (const path of ['company', 'admin/two-step', 'employee/all', 'dashboard'])
      expect(await errorOf(product.call('GET', `/towline/${path}`, { basic: ed.basic }))).toBe(
        'two_step_owed',
      )
    expect(await errorOf(post(`${TWO_STEP}/app/remove`, asBasic(ed.basic)))).toBe('two_step_owed')
    for (const held of [pending, `Basic ${btoa(`${ed.id}:${pending}`)}`])
      expect(await statusOf({ cookie: `authToken=${encodeURIComponent(held)}` })).toBe(401)
    const frame = `CONNECT\naccept-version:1.2\nAuthorization:${asBasic(ed.basic).authorization}\n\n\0`
    expect(await firstFrame(frame)).toMatch(/^ERROR[\s\S]*two-step/)

    const answer = await finish({ pending, code: codeOf(ed.secret) })
    expect(answer.status).toBe(200)
    expect(await answer.clone().json()).toMatchObject({ id: ed.id, roles: ['dispatcher'] })
    expect(await statusOf(cookiesOf(answer))).toBe(200)
  })

  const asBasic = (basic: string) => ({ authorization: `Basic ${btoa(basic)}` })
  const firstFrame = (frame: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = new WebSocket(`${product.url.replace(/^http/, 'ws')}/towline/ws/websocket`)
      socket.onopen = () => socket.send(frame)
      socket.onmessage = ({ data }) => {
        resolve(String(data))
        socket.close()
      }
      socket.onerror = () => reject(new Error('the socket failed'))
    })

  it('takes each code once, however many logins bring it at the same moment', async () => {
    const ed = await withApp()
    const logins = await Promise.all([1, 2, 3, 4].map(() => owedTo(ed.basic)))
    const code = codeOf(ed.secret)
    const answers = await Promise.all(logins.map(({ pending }) => finish({ pending, code })))
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const { pending } = await owedTo(ed.basic)
    expect(await errorOf(finish({ pending, code }))).toBe('wrong_code')
    // The wrong one left the login open: the next code ends it, and it works no second time.
    now += 30_000
    expect((await finish({ pending, code: codeOf(ed.secret) })).status).toBe(200)
    now += 30_000
    expect(await errorOf(finish({ pending, code: codeOf(ed.secret) }))).toBe('login_over')
  })

  it('ends a login after ten minutes, and with a new password', async () => {
    const ed = await withApp()
    const late = await owedTo(ed.basic)
    now += 11 * MINUTE
    expect(await errorOf(finish({ pending: late.pending, code: codeOf(ed.secret) }))).toBe(
      'login_over',
    )
    const open = await owedTo(ed.basic)
    const body = { ...personOf(ed), password: 'quite another pass phrase' }
    const by = { basic: company.basic, body }
    expect((await product.call('POST', '/towline/employee', by)).status).toBe(200)
    expect(await errorOf(finish({ pending: open.pending, code: codeOf(ed.secret) }))).toBe(
      'login_over',
    )
  })

  const personOf = ({ id, email }: { id: string; email: string }) => ({
    id,
    email,
    firstName: 'Ed',
    lastName: 'Park',
    phoneNumber: '2145550142',
    roles: ['dispatcher'],
  })

  it('takes a recovery code once, as typed, and tells its owner', async () => {
    const ed = await withApp()
    const [first = ''] = ed.recoveryCodes
    const { pending } = await owedTo(ed.basic)
    const typed = first.toUpperCase().replaceAll('-', ' ')
    expect((await finish({ pending, code: typed })).status).toBe(200)
    const again = await owedTo(ed.basic)
    expect(await errorOf(finish({ pending: again.pending, code: first }))).toBe('wrong_code')
    expect(await mailsTo(ed.email)).toHaveLength(2)
  })

  it('slows guesses down for strangers, tells the owner, and lets a device in that it knows', async () => {
    const ed = await withApp()
    const { pending: first } = await owedTo(ed.basic)
    const known = cookiesOf(await finish({ pending: first, code: codeOf(ed.secret) }))
    const device = known.cookie?.match(/knownDevice=[^;]+/)?.[0] ?? ''
    const { pending } = await owedTo(ed.basic)
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, n) => finish({ pending, code: `${100_000 + n}` })),
    )
    const statuses = guesses.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(10).fill(409), ...Array(4).fill(429)])
    await vi.waitFor(async () =>
      expect(await mailsTo(ed.email)).toContain('Someone may know your password'),
    )
    now += 30_000
    expect((await finish({ pending, code: codeOf(ed.secret) })).status).toBe(429)
    const own = await finish({ pending, code: codeOf(ed.secret) }, { cookie: device })
    expect(own.status).toBe(200)
    const later = await owedTo(ed.basic)
    now += 61 * MINUTE
    expect(later.owed).toEqual(['code'])
    const open = await owedTo(ed.basic)
    expect((await finish({ pending: open.pending, code: codeOf(ed.secret) })).status).toBe(200)
  })

  it('opens an account with one’s own step only, not with a colleague’s', async () => {
    const [ed, kit] = [await withApp(), await withApp()]
    const { pending } = await owedTo(ed.basic)
    expect(await errorOf(finish({ pending, code: codeOf(kit.secret) }))).toBe('wrong_code')
    const [code] = kit.recoveryCodes
    expect(await errorOf(finish({ pending, code }))).toBe('wrong_code')
    const { passkey } = await withPasskey()
    const options = { challenge: 'x', rpId: relyingParty(product.url).rpID, timeout: 1 }
    const answer = passkey.answer({
      ...options,
      allowCredentials: [],
      userVerification: 'preferred',
    })
    expect(await errorOf(finish({ pending, passkey: answer }))).toBe('wrong_passkey')
  })

  async function withPasskey(at = origin) {
    const person = await aPerson(company, ['manager'])
    const passkey = softwarePasskey(at)
    const options = NewPasskeyOptions.parse(
      await done(post(`${TWO_STEP}/passkey/begin`, person.headers)),
    )
    const made = passkey.make(options)
    const answer = await post(`${TWO_STEP}/passkey`, person.headers, made)
    return { ...person, passkey, made, answer }
  }

  it('takes a passkey as the second step, and no answer twice', async () => {
    const { basic, passkey, answer, made, headers } = await withPasskey()
    expect(Codes.parse(await answer.json()).recoveryCodes).toHaveLength(10)
    expect(await errorOf(post(`${TWO_STEP}/passkey`, headers, made))).toBe('wrong_passkey')
    const { owed, pending, passkey: options } = await owedTo(basic)
    expect(owed).toEqual(['passkey', 'code'])
    if (!options) throw new Error('no passkey is asked for')
    const signed = passkey.answer(options, false)
    const begun = await finish({ pending, passkey: signed })
    expect(await statusOf(cookiesOf(begun))).toBe(200)
    const next = await owedTo(basic)
    expect(await errorOf(finish({ pending: next.pending, passkey: signed }))).toBe('wrong_passkey')
  })

  it('refuses a passkey of another site', async () => {
    const { answer } = await withPasskey('https://towline.example.net')
    expect(answer.status).toBe(409)
  })

  const askAlone = async () =>
    PasskeyOptions.parse(await done(post(`${SIGN_IN}/passkey/begin`, {})))
  const alone = (body: unknown) => post(`${SIGN_IN}/passkey`, {}, body)

  it('signs in by a passkey alone when it knows its owner, once for each question', async () => {
    const { id, passkey } = await withPasskey()
    const unknown = passkey.answer(await askAlone(), false)
    expect(await errorOf(alone(unknown))).toBe('wrong_passkey')
    const signed = passkey.answer(await askAlone())
    const answer = await alone(signed)
    expect(await answer.clone().json()).toMatchObject({ id })
    expect(await statusOf(cookiesOf(answer))).toBe(200)
    expect(await errorOf(alone(signed))).toBe('wrong_passkey')
    const never = passkey.answer({ ...(await askAlone()), challenge: 'bm90IGFza2Vk' })
    expect(await errorOf(alone(never))).toBe('wrong_passkey')
    expect(await errorOf(alone(softwarePasskey(origin).answer(await askAlone())))).toBe(
      'wrong_passkey',
    )
  })

  it('is changed only minutes after signing in, and signing in again takes the old session’s place', async () => {
    const ed = await withApp()
    const { pending } = await owedTo(ed.basic)
    const old = cookiesOf(await finish({ pending, code: codeOf(ed.secret) }))
    now += 11 * MINUTE
    for (const path of ['app/remove', 'recovery-codes', 'passkey/begin'])
      expect(await errorOf(post(`${TWO_STEP}/${path}`, old))).toBe('sign_in_again')
    const step = await owedTo(ed.basic)
    const begun = await finish({ pending: step.pending, code: codeOf(ed.secret) }, old)
    const fresh = cookiesOf(begun)
    expect([await statusOf(old), await statusOf(fresh)]).toEqual([401, 200])
    const made = Codes.parse(await done(post(`${TWO_STEP}/recovery-codes`, fresh)))
    expect(made.recoveryCodes).not.toEqual(ed.recoveryCodes)
    await done(post(`${TWO_STEP}/app/remove`, fresh))
    // With the last step gone the password is enough, and the codes have ended.
    expect(await statusOf(await signIn(ed.basic))).toBe(200)
    const state = await done(product.call('GET', TWO_STEP, { headers: fresh }))
    expect(TwoStep.parse(state)).toMatchObject({ hasApp: false, recoveryCodes: 0 })
  })

  it('is cleared by a manager of the same company, never by oneself', async () => {
    const ed = await withApp(['manager'])
    const { pending } = await owedTo(ed.basic)
    const own = cookiesOf(await finish({ pending, code: codeOf(ed.secret) }))
    const clear = (headers: Headers) => post(`/towline/employee/${ed.id}/two-step/clear`, headers)
    expect(await errorOf(clear(own))).toBe('login_as_it_is')
    const other = await product.company('Their Towing')
    expect((await clear(asBasic(other.basic))).status).toBe(404)
    const seen = () => product.call('GET', `/towline/employee/${ed.id}`, { basic: company.basic })
    expect(await (await seen()).json()).toMatchObject({ hasTwoStep: true })
    expect((await clear(asBasic(company.basic))).status).toBe(200)
    expect(await (await seen()).json()).not.toHaveProperty('hasTwoStep')
    expect(await statusOf(own)).toBe(401)
    expect(await statusOf(await signIn(ed.basic))).toBe(200)
  })

  it('gives nothing to a link that opens a driver’s own jobs', async () => {
    const ed = await aPerson(company, ['driver'])
    await database.db.raw('update session set is_own_jobs_only = true where employee_id = $1', [
      ed.id,
    ])
    expect(await errorOf(post(`${TWO_STEP}/app/begin`, ed.headers))).toBe('forbidden')
  })

  it('refuses a page of another site that wants to turn it on', async () => {
    const ed = await aPerson(company, ['dispatcher'])
    const foreign = { ...ed.headers, origin: 'https://evil.example' }
    expect(await errorOf(post(`${TWO_STEP}/app/begin`, foreign))).toBe('bad_origin')
  })

  it('asks to sign in again before roles, another’s way in and where the money goes are changed', async () => {
    const [boss, ed] = [await aPerson(company, ['manager']), await aPerson(company, ['driver'])]
    const save = (body: unknown, headers: Headers) => post('/towline/employee', headers, body)
    const form = { ...personOf(ed), roles: ['driver'] }
    const another = { ...personOf({ id: '', email: 'new@our-towing.example' }), id: undefined }
    const risky = [
      { ...form, roles: ['driver', 'manager'] },
      { ...form, password: 'quite another pass phrase' },
      { ...form, email: 'thief@our-towing.example' },
      { ...another, roles: ['manager'] },
    ]
    const settings = await done(
      product.call('GET', '/towline/invoice-settings', { headers: boss.headers }),
    )
    const payTo = (headers: Headers) =>
      product.call('PUT', '/towline/invoice-settings', {
        headers,
        body: { ...Object(settings), stripeAccount: 'acct_thief' },
      })
    now += 11 * MINUTE
    for (const body of risky) expect(await errorOf(save(body, boss.headers))).toBe('sign_in_again')
    expect(await errorOf(payTo(boss.headers))).toBe('sign_in_again')
    const exported = post('/towline/privacy/exports', boss.headers)
    expect(await errorOf(exported)).toBe('sign_in_again')
    // What gives nothing away needs nothing more.
    await done(save({ ...form, firstName: 'Eddie' }, boss.headers))
    await done(save({ ...another, email: 'two@our-towing.example' }, boss.headers))
    const fresh = await signIn(boss.basic)
    await done(save(risky[0], fresh))
    expect((await payTo(fresh)).status).toBe(200)
  })

  it('is set up by a manager at the first login after the week of grace, and opens the rest', async () => {
    const strict = await product.company('Strict Towing')
    const body = { isRequired: true }
    const asked = product.call('PUT', '/towline/company/two-step', { basic: strict.basic, body })
    expect(await done(asked)).toEqual({ managersFrom: now + 7 * DAY })
    const kit = await aPerson(strict, ['dispatcher'])
    const ed = await aPerson(strict, ['manager'])
    expect(await statusOf(ed.headers)).toBe(200)
    const topic = `/topic/company/${strict.companyId}/dispatch`
    const board = await listen(product.url, topic, ed.headers)
    now += 7 * DAY
    await product.app.realtime.recheck()
    await vi.waitFor(() => expect(board.isConnected()).toBe(false))
    const headers = await signIn(ed.basic)
    const refused = product.call('GET', '/towline/company', { headers })
    expect(await errorOf(refused)).toBe('two_step_required')
    expect(await errorOf(product.call('GET', '/towline/company', { basic: ed.basic }))).toBe(
      'two_step_required',
    )
    expect(await statusOf(kit.headers)).toBe(200)
    const { secret } = z
      .object({ secret: z.string() })
      .parse(await done(post(`${TWO_STEP}/app/begin`, headers)))
    await done(post(`${TWO_STEP}/app/confirm`, headers, { code: codeOf(secret) }))
    expect(await statusOf(headers)).toBe(200)
  })
})
