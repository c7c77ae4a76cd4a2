import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { newId } from '../../platform/ids.ts'
import { lastingDatabase } from '../../testing/database.ts'
import { listen } from '../../testing/listen.ts'
import { type Product, startProduct, type TestCompany } from '../../testing/product.ts'
import { hashing } from '../../testing/quick-argon2.ts'
import { insertEmployee } from '../employees/index.ts'
import { hashPassword } from './index.ts'

const DAY = 24 * 3600 * 1000
const PASSWORD = 'a long password'
const median = (values: number[] = []) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const SIGN_IN = '/towline/admin/authenticate'

describe('signing in', () => {
  const database = lastingDatabase()
  let product: Product
  let company: TestCompany
  let now = Date.now()
  /** Requests come through a proxy, so that each test can be an address of its own. */
  let addresses = 0
  const from = (address = `198.51.100.${++addresses}`) => ({ 'x-forwarded-for': address })

  beforeAll(async () => {
    product = await startProduct(database.db, { TRUST_PROXY: '127.0.0.1' }, () => now)
    company = await product.company('Our Towing')
  })
  afterAll(() => product.stop())

  async function anEmployee(): Promise<{ id: string; basic: string }> {
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
        firstName: 'Ed',
        lastName: 'Park',
        phoneNumber: '',
        roles: ['dispatcher'],
      }),
    )
    return { id, basic: `${email}:${PASSWORD}` }
  }

  async function signIn(basic: string) {
    const answer = await product.call('GET', SIGN_IN, { basic, headers: from() })
    expect(answer.status).toBe(200)
    const cookies = answer.headers.getSetCookie()
    const [authToken = '', loggedInUser = ''] = cookies
    const value = decodeURIComponent(authToken.slice('authToken='.length).split(';')[0] ?? '')
    return { user: await answer.json(), authToken, loggedInUser, value }
  }

  const statusWith = async (headers: Record<string, string>) =>
    (await product.call('GET', '/towline/company', { headers })).status
  const cookieOf = (value: string) => ({ cookie: `authToken=${encodeURIComponent(value)}` })
  const asBasic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

  it('tells one who has a session which roles a manager has given them since, in the cookie too', async () => {
    const { id, basic } = await anEmployee()
    const { value } = await signIn(basic)
    const [email] = basic.split(':')
    const other = { id, email, firstName: 'Ed', lastName: 'Park', phoneNumber: '2145550142' }
    const body = { ...other, roles: ['driver'] }
    const saved = await product.call('POST', '/towline/employee', { ...company, body })
    expect(saved.status).toBe(200)

    const answer = await product.call('GET', SIGN_IN, { headers: cookieOf(value) })
    const user = await answer.json()
    expect(user).toMatchObject({ id, roles: ['driver'] })
    const [, loggedInUser = ''] = answer.headers.getSetCookie()
    const held = decodeURIComponent(loggedInUser.slice('loggedInUser='.length).split(';')[0] ?? '')
    expect(JSON.parse(held)).toEqual(user)
  })

  it('answers who one is and sets both cookies, none of which holds the password', async () => {
    const { user, authToken, loggedInUser, value } = await signIn(company.basic)
    expect(user).toMatchObject({ companyId: company.companyId, email: company.email })
    expect(authToken).toMatch(/; HttpOnly; SameSite=Lax$/)
    expect(loggedInUser).toMatch(/^loggedInUser=.*; SameSite=Lax$/)
    expect(loggedInUser).not.toContain('HttpOnly')
    const held = decodeURIComponent(loggedInUser.slice('loggedInUser='.length).split(';')[0] ?? '')
    expect(JSON.parse(held)).toEqual(user)
    const credential = Buffer.from(value.slice('Basic '.length), 'base64').toString()
    expect(credential).toMatch(/^[0-9a-f-]{36}:[\w-]{22}$/)
    const stored = await database.db.raw('select secret_hash from session')
    expect(JSON.stringify(stored)).not.toContain(credential.split(':')[1])
  })

  it('makes a new session each time', async () => {
    const [one, other] = [await signIn(company.basic), await signIn(company.basic)]
    expect(one.value).not.toBe(other.value)
  })

  it('takes the session as cookie and as header, and email:password as header only', async () => {
    const { value } = await signIn(company.basic)
    expect(await statusWith(cookieOf(value))).toBe(200)
    expect(await statusWith({ authorization: value })).toBe(200)
    expect(await statusWith({ authorization: asBasic(company.basic) })).toBe(200)
    expect(await statusWith(cookieOf(asBasic(company.basic)))).toBe(401)
  })

  it('answers who one is to a session, without a new one, and lets its cookie last as long again', async () => {
    const { value, user, authToken } = await signIn(company.basic)
    const again = await product.call('GET', SIGN_IN, { headers: cookieOf(value) })
    expect(await again.json()).toEqual(user)
    expect(authToken).toContain(`Max-Age=${30 * 24 * 3600};`)
    expect(again.headers.getSetCookie()[0]).toBe(authToken)
    const script = await product.call('GET', SIGN_IN, { headers: { authorization: value } })
    expect(script.headers.getSetCookie().join()).not.toContain('authToken')
  })

  it('knows the address in any letter case', async () => {
    const [email, password] = [company.email.toUpperCase(), company.basic.split(':')[1]]
    await signIn(`${email}:${password}`)
  })

  it('ends the session everywhere on logging out: here, in the cookies, and on its sockets', async () => {
    const { value } = await signIn(company.basic)
    const topic = `/topic/company/${company.companyId}/dispatch`
    const board = await listen(product.url, topic, cookieOf(value))
    const other = await listen(product.url, topic, { authorization: asBasic(company.basic) })
    const out = await product.call('POST', '/towline/admin/logout', { headers: cookieOf(value) })
    expect(out.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^authToken=; .*Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^loggedInUser=; .*Expires=Thu, 01 Jan 1970/),
    ])
    expect(await statusWith(cookieOf(value))).toBe(401)
    await vi.waitFor(() => expect(board.isConnected()).toBe(false))
    expect(other.isConnected()).toBe(true)
  })

  it('ends a session that nobody has used for a month, and not one in use', async () => {
    const [idle, used] = [await signIn(company.basic), await signIn(company.basic)]
    now += 29 * DAY
    expect(await statusWith(cookieOf(used.value))).toBe(200)
    now += 2 * DAY
    expect(await statusWith(cookieOf(idle.value))).toBe(401)
    expect(await statusWith(cookieOf(used.value))).toBe(200)
  })

  it('ends no session by a clock that was ahead for a while, by a day or a year, or set back', async () => {
    const [one, other] = [await signIn(company.basic), await signIn(company.basic)]
    for (const jump of [3600_000, DAY, 20 * DAY, 365 * DAY, -DAY, -365 * DAY]) {
      now += jump
      await statusWith(cookieOf(one.value))
      // Signing in clears away what is over.
      await signIn(company.basic)
      now -= jump
      for (const { value } of [one, other])
        expect(await statusWith(cookieOf(value)), `${jump / DAY} days`).toBe(200)
    }
  })

  it('takes a removed employee, and a changed password, for nobody at once', async () => {
    const [ed, pat] = [await anEmployee(), await anEmployee()]
    const { value } = await signIn(ed.basic)
    await signIn(pat.basic)
    const set = (change: { deleted_at: Date } | { password_hash: string }, id: string) =>
      database.db.asCompany(company.companyId, (tx) =>
        tx.updateTable('employee').set(change).where('id', '=', id).execute(),
      )
    await set({ deleted_at: new Date(now) }, ed.id)
    await set({ password_hash: await hashPassword('another long one') }, pat.id)
    expect(await statusWith(cookieOf(value))).toBe(401)
    expect(await statusWith({ authorization: asBasic(ed.basic), ...from() })).toBe(401)
    expect(await statusWith({ authorization: asBasic(pat.basic), ...from() })).toBe(401)
  })

  /** The kind of argon2 that is for keys rather than for passwords. */
  const ARGON2I = 1

  it('hashes the password anew at signing in, once, where hashes cost more by now', async () => {
    const { id, basic } = await anEmployee()
    const stored = async () => {
      const { rows } = await database.db.raw('select password_hash from employee where id = $1', [
        id,
      ])
      return z.object({ password_hash: z.string() }).parse(rows[0]).password_hash
    }
    const outgrown = await hash(PASSWORD, { algorithm: ARGON2I })
    await database.db.raw('update employee set password_hash = $1 where id = $2', [outgrown, id])
    expect(await statusWith({ authorization: asBasic(`${basic}!`), ...from() })).toBe(401)
    expect(await stored()).toBe(outgrown)
    await signIn(basic)
    const anew = await stored()
    expect(anew).toMatch(/^\$argon2id\$/)
    now += 61_000
    await signIn(basic)
    expect(await stored()).toBe(anew)
  })

  it('survives every malformed credential', async () => {
    const id = newId()
    for (const text of [
      '',
      ':',
      'a',
      'a\0b@x.example:pw',
      '01234567-0123-7zzz:pw',
      `${id}:x`,
      `${id}:`,
    ])
      expect(await statusWith({ authorization: asBasic(text), ...from() }), text).toBe(401)
    for (const header of ['Basic', 'Basic !!!', 'Bearer x', `Basic ${'A'.repeat(9000)}`])
      expect(await statusWith({ authorization: header, ...from() }), header).toBe(401)
    for (const cookie of ['authToken=%E0%A4%A', 'authToken', 'authToken="', '=;=;'])
      expect(await statusWith({ cookie }), cookie).toBe(401)
  })

  it('answers an unknown address as a wrong password, after the same work', async () => {
    const answers: [status: number, body: string, checks: number][] = []
    for (const email of [company.email, 'nobody@x.example']) {
      const before = hashing.checks
      const basic = `${email}:wrong`
      const answer = await product.call('GET', SIGN_IN, { basic, headers: from() })
      const body = (await answer.text()).replace(/,"requestId":"[^"]+"/, '')
      answers.push([answer.status, body, hashing.checks - before])
    }
    const refused = [
      401,
      '{"status":"error","error":"Unauthorized","message":"Invalid email or password"}',
      1,
    ]
    expect(answers).toEqual([refused, refused])
  })

  it('limits wrong passwords of one account from one address, and no other account’s', async () => {
    const [ed, here] = [await anEmployee(), from()]
    const wrong = (n: number) =>
      product.call('GET', SIGN_IN, { basic: ed.basic.replace(/:.*/, `:guess ${n}`), headers: here })
    // All at once, so that none can slip through before the others are counted.
    const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => wrong(n)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(15).fill(429)])
    const refused = await product.call('GET', SIGN_IN, { basic: ed.basic, headers: here })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const other = await anEmployee()
    expect(await statusWith({ authorization: asBasic(other.basic), ...here })).toBe(200)
  })

  it('limits wrong passwords of one address over all accounts', async () => {
    const here = from()
    const statuses: number[] = []
    for (let round = 0; round < 4; round++) {
      const guesses = Array.from({ length: 15 }, (_, n) =>
        statusWith({ authorization: asBasic(`p${round}-${n}@x.example:pw`), ...here }),
      )
      statuses.push(...(await Promise.all(guesses)))
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })

  it('checks the same right password once for many requests at the same time', async () => {
    const { basic } = await anEmployee()
    const here = from()
    const many = Array.from({ length: 40 }, () =>
      statusWith({ authorization: asBasic(basic), ...here }),
    )
    expect(new Set(await Promise.all(many))).toEqual(new Set([200]))
  })

  it('goes on serving while a flood of wrong passwords comes in', async () => {
    const { value } = await signIn(company.basic)
    hashing.isDear = true
    onTestFinished(() => {
      hashing.isDear = false
    })
    let isOver = false
    const since = performance.now()
    const flood = Promise.all(
      Array.from({ length: 32 }, (_, n) =>
        statusWith({ authorization: asBasic(`f${n}@x.example:pw`), ...from() }),
      ),
    ).finally(() => {
      isOver = true
    })
    const took: number[] = []
    while (!isOver) {
      const began = performance.now()
      expect(await statusWith(cookieOf(value))).toBe(200)
      took.push(performance.now() - began)
    }
    const floodMs = performance.now() - since
    const statuses = await flood
    expect(statuses.every((status) => status === 401 || status === 429)).toBe(true)
    // Had the passwords been checked where requests are answered, the first would have waited for all of them.
    expect(median(took)).toBeLessThan(floodMs / 2)
  })
})
