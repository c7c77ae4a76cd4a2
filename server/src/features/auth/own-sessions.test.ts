import { Session } from '@towline/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { newId } from '../../platform/ids.ts'
import { lastingDatabase } from '../../testing/database.ts'
import { listen } from '../../testing/listen.ts'
import { type Product, startProduct, type TestCompany } from '../../testing/product.ts'
import { insertEmployee } from '../employees/index.ts'
import { hashPassword } from './index.ts'

const DAY = 24 * 3600 * 1000
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'
const DESK =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

describe('where somebody is signed in', () => {
  const database = lastingDatabase()
  let product: Product
  let company: TestCompany
  let now = Date.now()

  beforeAll(async () => {
    product = await startProduct(database.db, {}, () => now)
    company = await product.company('Our Towing')
  })
  afterAll(() => product.stop())

  async function anEmployee(): Promise<string> {
    const [id, passwordHash] = [newId(), await hashPassword('a long password')]
    const email = `${id}@our-towing.example`
    const { companyId } = company
    const who = { firstName: 'Ed', lastName: 'Park', phoneNumber: '', email, passwordHash }
    await database.db.asCompany(companyId, (tx) =>
      insertEmployee(tx, { id, companyId, now, ...who, roles: ['dispatcher', 'driver'] }),
    )
    return `${email}:a long password`
  }

  async function signIn(basic: string, userAgent: string) {
    const answer = await product.call('GET', '/towline/admin/authenticate', {
      basic,
      headers: { 'user-agent': userAgent },
    })
    expect(answer.status).toBe(200)
    return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  }

  type Headers = Awaited<ReturnType<typeof signIn>>
  const list = async (headers: Headers) =>
    z
      .array(Session)
      .parse(await (await product.call('GET', '/towline/admin/sessions', { headers })).json())
  const statusOf = async (headers: Headers) =>
    (await product.call('GET', '/towline/company', { headers })).status
  const end = (id: string, headers: Headers) =>
    product.call('POST', `/towline/admin/sessions/${id}/end`, { headers })
  const idOf = async (headers: Headers) => {
    const own = (await list(headers)).find(({ isThis }) => isThis)
    return own?.id ?? ''
  }

  it('is told in plain words, this one marked, last used first, and nobody else’s', async () => {
    const basic = await anEmployee()
    const phone = await signIn(basic, PHONE)
    now += 3600_000
    const desk = await signIn(basic, DESK)
    await signIn(await anEmployee(), DESK)
    const open = await list(desk)
    expect(open.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['Chrome on Windows', true],
      ['Safari on iPhone', false],
    ])
    expect(open[0]?.lastSeenAt).toBe(now)
    expect(JSON.stringify(open)).not.toContain('secret')
    expect((await list(phone)).map(({ isThis }) => isThis)).toEqual([false, true])
  })

  it('can be ended one by one, its socket too, and the others go on', async () => {
    const basic = await anEmployee()
    const [phone, desk] = [await signIn(basic, PHONE), await signIn(basic, DESK)]
    const topic = `/topic/company/${company.companyId}/dispatch`
    const board = await listen(product.url, topic, phone)
    expect((await end(await idOf(phone), desk)).status).toBe(200)
    expect([await statusOf(phone), await statusOf(desk)]).toEqual([401, 200])
    await vi.waitFor(() => expect(board.isConnected()).toBe(false))
  })

  it('ended where one is, is logging out', async () => {
    const desk = await signIn(await anEmployee(), DESK)
    const answer = await end(await idOf(desk), desk)
    expect(answer.headers.getSetCookie().join()).toMatch(/authToken=;/)
    expect(await statusOf(desk)).toBe(401)
  })

  it('can all be ended but this one', async () => {
    const basic = await anEmployee()
    const [phone, tablet] = [await signIn(basic, PHONE), await signIn(basic, PHONE)]
    const desk = await signIn(basic, DESK)
    const answer = await product.call('POST', '/towline/admin/sessions/end-others', {
      headers: desk,
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect([await statusOf(phone), await statusOf(tablet), await statusOf(desk)]).toEqual([
      401, 401, 200,
    ])
    expect(await list(desk)).toHaveLength(1)
  })

  it('can not be ended by a colleague, who is told that there is none', async () => {
    const [phone, colleague] = [
      await signIn(await anEmployee(), PHONE),
      await signIn(await anEmployee(), DESK),
    ]
    expect((await end(await idOf(phone), colleague)).status).toBe(404)
    expect(await statusOf(phone)).toBe(200)
  })

  it('from a session for own jobs only, neither shows nor ends the others', async () => {
    const basic = await anEmployee()
    const [link, desk] = [await signIn(basic, PHONE), await signIn(basic, DESK)]
    await database.db.raw('update session set is_own_jobs_only = true where id = $1', [
      await idOf(link),
    ])
    expect((await list(link)).map(({ isThis }) => isThis)).toEqual([true])
    expect((await end(await idOf(desk), link)).status).toBe(404)
    const others = { headers: link }
    const answer = await product.call('POST', '/towline/admin/sessions/end-others', others)
    expect(answer.status).toBe(403)
    expect(await statusOf(desk)).toBe(200)
  })

  it('ends 90 days after it began, however much it is used', async () => {
    const desk = await signIn(await anEmployee(), DESK)
    for (let used = 0; used < 4; used++) {
      now += 22 * DAY
      expect(await statusOf(desk)).toBe(200)
    }
    now += 2 * DAY
    expect(await statusOf(desk)).toBe(401)
  })
})
