import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { lastingDatabase } from '../../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../../testing/product.ts'
import { hashing } from '../../testing/quick-argon2.ts'
import { insertEmployee } from '../employees/index.ts'
import { hashPassword } from './index.ts'

const PASSWORD = 'a long password'
const SIGN_IN = '/towline/admin/authenticate'
const COMPANY = '/towline/company'
/** Longer than a right password spares the next check. */
const REMEMBERED_MS = 61_000

describe('guessing at one account', () => {
  const database = lastingDatabase()
  let product: Product
  let company: TestCompany
  let now = Date.now()
  let addresses = 0
  /** Requests come through a proxy, so that each can be from an address of its own. */
  const from = (address = `198.51.${++addresses >> 8}.${addresses & 255}`) => ({
    'x-forwarded-for': address,
  })

  beforeAll(async () => {
    product = await startProduct(database.db, { TRUST_PROXY: '127.0.0.1' }, () => now)
    company = await product.company('Our Towing')
  })
  afterAll(() => product.stop())

  async function anEmployee() {
    const [id, passwordHash] = [newId(), await hashPassword(PASSWORD)]
    const email = `${id}@our-towing.example`
    const { companyId } = company
    await database.db.asCompany(companyId, (tx) =>
      insertEmployee(tx, {
        id,
        companyId,
        email,
        passwordHash,
        now,
        phoneNumber: '4695550171',
        firstName: 'Ed',
        lastName: 'Park',
        roles: ['dispatcher'],
      }),
    )
    return { id, email, basic: `${email}:${PASSWORD}` }
  }
  type Somebody = Awaited<ReturnType<typeof anEmployee>>

  const signIn = (basic: string, headers: Record<string, string> = from()) =>
    product.call('GET', SIGN_IN, { basic, headers })
  const cookieOf = (answer: Response, name: string) =>
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split(';')[0] ?? ''

  /** So many wrong passwords, each from another address, some at a time; answers how many were looked at. */
  async function guess(email: string, times: number, path = SIGN_IN): Promise<number> {
    let looked = 0
    for (let n = 0; n < times; n += 20) {
      const wave = Array.from({ length: Math.min(20, times - n) }, (_, index) =>
        product.call('GET', path, { basic: `${email}:guess ${n + index}`, headers: from() }),
      )
      for (const { status } of await Promise.all(wave)) if (status === 401) looked += 1
    }
    return looked
  }

  it('from 300 addresses gets no further than from one', async () => {
    const { email } = await anEmployee()
    expect(await guess(email, 300)).toBe(10)
    expect(await guess('nobody@our-towing.example', 60)).toBe(10)
  })

  it('counts on every call that takes a password, and where a session is asked for one', async () => {
    const ed = await anEmployee()
    const home = from()
    const session = cookieOf(await signIn(ed.basic, home), 'authToken')
    const asked = async (address: Record<string, string>, currentPassword: string) => {
      const answer = await product.call('POST', '/towline/employee', {
        headers: { cookie: session, origin: product.url, ...address },
        body: {
          id: ed.id,
          email: ed.email,
          firstName: 'Ed',
          lastName: 'Park',
          phoneNumber: '4695550171',
          roles: ['dispatcher'],
          password: 'quite another one',
          currentPassword,
        },
      })
      return answer.status
    }
    expect(await guess(ed.email, 5, COMPANY)).toBe(5)
    const stolen: number[] = []
    for (let n = 0; n < 10; n++) stolen.push(await asked(from(), `guess ${n}`))
    expect(stolen).toEqual([...Array(5).fill(403), ...Array(5).fill(429)])
    expect(await guess(ed.email, 5)).toBe(0)
    expect(await asked(home, 'wrong')).toBe(403)
    expect(await asked(home, PASSWORD)).toBe(200)
  })

  it('keeps nobody out where they have signed in before: in that network, or in that browser anywhere', async () => {
    const ed = await anEmployee()
    const home = from()
    const device = cookieOf(await signIn(ed.basic, home), 'knownDevice')
    expect(device).toMatch(/^knownDevice=[\w-]{22}$/)
    await guess(ed.email, 60)
    now += REMEMBERED_MS
    expect((await signIn(ed.basic)).status).toBe(429)
    expect((await signIn(ed.basic, { ...from(), cookie: 'knownDevice=x' })).status).toBe(429)
    expect((await signIn(ed.basic, home)).status).toBe(200)
    now += REMEMBERED_MS
    expect((await signIn(ed.basic, { ...from(), cookie: device })).status).toBe(200)
  })

  it('keeps nobody out who has signed in before, also after the server was started anew', async () => {
    const ed = await anEmployee()
    const home = from()
    await signIn(ed.basic, home)
    await product.stop()
    product = await startProduct(database.db, { TRUST_PROXY: '127.0.0.1' }, () => now)
    await guess(ed.email, 60)
    expect((await signIn(ed.basic)).status).toBe(429)
    expect((await signIn(ed.basic, home)).status).toBe(200)
  })

  it('knows a browser for the person who signed in there, and for nobody else', async () => {
    const [ed, other] = [await anEmployee(), await anEmployee()]
    const device = cookieOf(await signIn(ed.basic), 'knownDevice')
    await guess(other.email, 60)
    expect((await signIn(other.basic, { ...from(), cookie: device })).status).toBe(429)
  })

  it('keeps nobody out who chooses a new password by a mailed link', async () => {
    const ed = await anEmployee()
    await guess(ed.email, 60)
    const token = await mailedToken(ed)
    const here = from()
    const password = 'quite another one'
    const body = { token, password, confirmPassword: password }
    const chosen = await product.call('POST', '/towline/admin/reset-password', {
      body,
      headers: here,
    })
    expect(chosen.status).toBe(200)
    expect((await signIn(`${ed.email}:${password}`, here)).status).toBe(200)
  })

  it('is told to whom it is done, once, and to nobody where there is no account', async () => {
    const ed = await anEmployee()
    await guess(ed.email, 80)
    await guess('stranger@our-towing.example', 80)
    await product.app.tasks.idle()
    const { rows } = await database.db.raw(
      `select to_address, subject, body from mail_message
        where subject like 'Someone is trying%' and to_address = any($1)`,
      [[ed.email, 'stranger@our-towing.example']],
    )
    expect(rows).toMatchObject([
      { to_address: ed.email, body: expect.stringContaining('/forgot-password') },
    ])
  })

  it('keeps whoever is known from waiting behind a flood of strangers', async () => {
    const ed = await anEmployee()
    const home = from()
    await signIn(ed.basic, home)
    now += REMEMBERED_MS
    const held = Promise.withResolvers<void>()
    hashing.until = held.promise
    onTestFinished(() => held.resolve())
    const stranger = async (n: number) => (await signIn(`flood${n}@x.example:pw`)).status
    const flood = Array.from({ length: 80 }, (_, n) => stranger(n))
    const turnedAway = (status: number) => expect(status).toBe(429)
    await Promise.any(flood.map((each) => each.then(turnedAway)))
    const known = signIn(ed.basic, home)
    turnedAway(await stranger(80))
    held.resolve()
    expect((await known).status).toBe(200)
    expect(new Set(await Promise.all(flood))).toEqual(new Set([401, 429]))
  })

  async function mailedToken(ed: Somebody): Promise<string> {
    await product.call('POST', '/towline/admin/forgot-password', { body: { email: ed.email } })
    await product.app.tasks.idle()
    const { rows } = await database.db.raw('select body from mail_message where to_address = $1', [
      ed.email,
    ])
    return /#([\w-]{22})/.exec(JSON.stringify(rows))?.[1] ?? ''
  }
})
