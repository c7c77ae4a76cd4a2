import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Employee } from '@towline/contract'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Db, openDatabase } from './platform/db/index.ts'
import { readSettings } from './platform/settings.ts'
import { carrierToken, paymentsSecret } from './secrets.ts'
import { seedDemo } from './seeds/demo.ts'
import { type Running, start } from './start.ts'
import { testDatabase, testPostgres } from './testing/database.ts'
import { freePort } from './testing/free-port.ts'
import { embeddedCopy, embeddedHere, layStore, postgresCopyUrl } from './testing/images.ts'
import { listen } from './testing/listen.ts'
import { type Product, startProduct } from './testing/product.ts'

const quiet = { LOG_LEVEL: 'silent', DEMO: 'off' }

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'towline-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A data directory whose database is made already: each write of a first start waits for the disk. */
async function aUsedFolder(): Promise<string> {
  const folder = await aFolder()
  await layStore(folder)
  return folder
}

const database = testDatabase()
const running: Product[] = []
afterEach(async () => {
  for (const product of running.splice(0)) await product.stop()
})

async function aProduct(
  environment: Record<string, string> = {},
  { db = database.db, now }: { db?: Db; now?: () => number } = {},
): Promise<Product> {
  const product = await startProduct(db, environment, now)
  running.push(product)
  return product
}

const asBasic = (basic: string) => `Basic ${Buffer.from(basic).toString('base64')}`

describe('start', () => {
  it('tells who holds the data directory to a second process, and leaves the first alone', async () => {
    const DATA_DIR = await aUsedFolder()
    const first = await start({ ...quiet, DATA_DIR, PORT: String(await freePort()) })
    onTestFinished(() => first.stop())
    const second = start({ ...quiet, DATA_DIR, PORT: String(await freePort()) })
    await expect(second).rejects.toThrow(
      new RegExp(`${DATA_DIR}.* is in use by process ${process.pid} on .*DATA_DIR`),
    )
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  })

  it('lets go of the data directory when its port is taken', async () => {
    const DATA_DIR = await aUsedFolder()
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.1')
    onTestFinished(() => void other.close())
    const late = start({ ...quiet, DATA_DIR, PORT: String(port) })
    await expect(late).rejects.toThrow(/EADDRINUSE/)
    const db = await openDatabase({ dataDir: DATA_DIR })
    await db.close()
  })

  it('refuses a token for the phone line that a crash left empty', async () => {
    const DATA_DIR = await aFolder()
    await writeFile(join(DATA_DIR, 'carrier-token'), '')
    expect(() => carrierToken(readSettings({ DATA_DIR }))).toThrow(/carrier-token is empty. Remove/)
  })

  it('signs what the test checkout sends with a secret of this installation', async () => {
    const [DATA_DIR, other] = [await aFolder(), await aFolder()]
    const secret = paymentsSecret({ DATA_DIR })
    expect(secret).toMatch(/^whsec_[\w-]{32}$/)
    expect(paymentsSecret({ DATA_DIR })).toBe(secret)
    expect(paymentsSecret({ DATA_DIR: other })).not.toBe(secret)
    expect((await stat(join(DATA_DIR, 'payments-secret'))).mode & 0o077).toBe(0)
  })

  it('says it is not ready while it stops, hangs up on listeners, and stops once', async () => {
    const product = await aProduct()
    const company = await product.company('Our Towing')
    const board = await listen(product.url, `/topic/company/${company.companyId}/dispatch`, {
      authorization: asBasic(company.basic),
    })
    const ready = () => fetch(`${product.url}/readyz`)
    expect(await (await ready()).json()).toEqual({ ready: true })
    const stopping = product.stop()
    const answer = await ready().catch(() => null)
    if (answer) expect(await answer.json()).toEqual({ ready: false, why: 'stopping' })
    await stopping
    await product.stop()
    await vi.waitFor(() => expect(board.isConnected()).toBe(false))
    await expect(ready()).rejects.toThrow()
  })
})

it("shows what the database's thread takes beside what the process takes", async () => {
  const db = await embeddedCopy()
  onTestFinished(() => db.close())
  const product = await aProduct({}, { db })
  const figures = await (await fetch(`${product.url}/metrics`)).text()
  for (const kind of ['heap', 'external'])
    expect(figures).toMatch(
      new RegExp(`^towline_database_memory_bytes\\{kind="${kind}"} \\d{6,}$`, 'm'),
    )
  expect(figures).toMatch(/^process_resident_memory_bytes \d{7,}$/m)
})

describe('realtime', () => {
  it('lets nobody hear a company who is not of it, and tells a wrong password as HTTP does', async () => {
    const product = await aProduct()
    const [ours, theirs] = [await product.company('Ours'), await product.company('Theirs')]
    const topic = `/topic/company/${ours.companyId}/dispatch`
    for (const destination of [
      topic,
      topic.replace('dispatch', 'calls'),
      '/server/session-ended',
      '/topic/*',
    ])
      for (const headers of [{}, { authorization: asBasic(theirs.basic) }])
        await expect(listen(product.url, destination, headers)).rejects.toThrow(
          'You may not subscribe',
        )
    const wrong = { authorization: asBasic(`${ours.email}:wrong`) }
    await expect(listen(product.url, topic, wrong)).rejects.toThrow('Invalid email or password')
    const odd = { cookie: 'authToken=%E0%A4%A' }
    await expect(listen(product.url, topic, odd)).rejects.toThrow('You may not subscribe')
  })

  it('opens to our own pages under any name of this machine, and to no other site', async () => {
    const product = await aProduct()
    const info = (origin: string) =>
      fetch(`${product.url}/towline/ws/info`, { headers: { origin } }).then(({ status }) => status)
    expect(await info(product.url)).toBe(200)
    expect(await info(product.url.replace('127.0.0.1', 'localhost'))).toBe(200)
    expect(await info('https://evil.example')).toBe(403)
  })
})

describe('the address of a request', () => {
  const wrongPasswords = async (product: Product, from: (n: number) => string) => {
    const statuses: number[] = []
    for (let n = 0; n < 52; n++) {
      const headers = { 'x-forwarded-for': from(n) }
      const basic = `nobody-${n}@x.example:guess`
      statuses.push((await product.call('GET', '/towline/company', { basic, headers })).status)
    }
    return statuses
  }
  // It stands still: tries come back with time, and a busy machine takes some for fifty requests.
  const now = () => Date.UTC(2026, 5, 1)
  const allowed = Array(52).fill(401)
  const limited = [...Array(50).fill(401), 429, 429]

  it('is the socket of whoever is no proxy of ours, whatever it says', async () => {
    const product = await aProduct({}, { now })
    expect(await wrongPasswords(product, (n) => `198.51.100.${n}`)).toEqual(limited)
  })

  it('is what our proxy says, an IPv6 network counting as one', async () => {
    const product = await aProduct({ TRUST_PROXY: 'loopback' }, { now })
    expect(await wrongPasswords(product, (n) => `198.51.100.${n}`)).toEqual(allowed)
    expect(await wrongPasswords(product, (n) => `203.0.113.${n}, 192.0.2.7`)).toEqual(limited)
    expect(await wrongPasswords(product, (n) => `2001:db8:1:2::${n}`)).toEqual(limited)
    expect(await wrongPasswords(product, (n) => `2001:db8:2:${n}::7`)).toEqual(allowed)
  })
})

describe('behind TLS', () => {
  it('binds cookies and answers to it, and takes the public site for its own', async () => {
    const [PORT, site] = [String(await freePort()), 'https://towline.example']
    const product = await aProduct({ PORT, PUBLIC_URL: site, DEMO: 'auto' })
    const demo = await seedDemo(product.app)
    const ask = (method: string, path: string, headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${PORT}/towline${path}`, { method, headers })
    const authorization = asBasic(`${demo?.email}:${demo?.password}`)
    const { headers } = await ask('GET', '/admin/authenticate', { authorization })
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^authToken=.*; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-authToken=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^loggedInUser=.*; Secure; SameSite=Lax$/),
      expect.stringMatching(/^knownDevice=.*; HttpOnly; Secure; SameSite=Lax$/),
    ])
    const [session = '', companion = ''] = headers
      .getSetCookie()
      .map((line) => line.split(';')[0] ?? '')
    const { headers: anew } = await ask('GET', '/admin/authenticate', { authorization })
    const others = anew.getSetCookie()[1]?.split(';')[0] ?? ''
    const statusWith = async (cookie: string) => (await ask('GET', '/company', { cookie })).status
    expect(await statusWith(`${session}; ${companion}`)).toBe(200)
    // One that somebody else planted has no companion, or another's.
    expect(await statusWith(session)).toBe(401)
    expect(await statusWith(`${session}; ${others}`)).toBe(401)
    const topic = `/topic/company/${demo?.companyId}/dispatch`
    const url = `http://127.0.0.1:${PORT}`
    await listen(url, topic, { cookie: `${session}; ${companion}`, origin: site })
    await expect(listen(url, topic, { cookie: session, origin: site })).rejects.toThrow()
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
    expect(headers.get('content-security-policy')).toContain('wss://towline.example')
    const own = await ask('POST', '/dispatch/search', { authorization, origin: site })
    expect(own.status).toBe(200)
    expect((await ask('GET', '/ws/info', { origin: site })).status).toBe(200)
    // A page that somebody on the way could have forged, at the very name that is asked.
    const forged = { host: 'towline.example', origin: 'http://towline.example' }
    const write = await ask('POST', '/dispatch/search', { authorization, ...forged })
    expect([write.status, await write.json()]).toEqual([
      403,
      expect.objectContaining({ error: 'bad_origin' }),
    ])
    expect((await ask('GET', '/ws/info', forged)).status).toBe(403)
    expect((await ask('GET', '/ws/info', { ...forged, origin: site })).status).toBe(200)
  })
})

describe('the demo company', () => {
  it('is made once, and again where its file stems from another database', async () => {
    const settings = { DEMO: 'auto', DATA_DIR: await aFolder() }
    const product = await aProduct(settings)
    const demo = await seedDemo(product.app)
    expect(demo).toMatchObject({ email: 'owner@lonestar.example', password: 'towline-demo' })
    expect(await seedDemo(product.app)).toEqual(demo)
    const db = await embeddedHere()
    onTestFinished(() => db.close())
    const other = await aProduct(settings, { db })
    const again = await seedDemo(other.app)
    expect(again?.companyId).not.toBe(demo?.companyId)
    const basic = `${again?.email}:${again?.password}`
    expect((await other.call('GET', '/towline/company', { basic })).status).toBe(200)
  })

  it('has a password nobody can guess where others can reach it', async () => {
    const product = await aProduct({ DEMO: 'auto', PUBLIC_URL: 'https://towline.example' })
    expect((await seedDemo(product.app))?.password).toMatch(/^[\w-]{12}$/)
  })

  it('gets such a password when it is opened to others later', async () => {
    const product = await aProduct({ DEMO: 'auto' })
    const easy = await seedDemo(product.app)
    const settings = { ...product.app.settings, PUBLIC_URL: 'https://towline.example' }
    const safe = await seedDemo({ ...product.app, settings })
    expect(safe).toMatchObject({ companyId: easy?.companyId, password: expect.any(String) })
    const enter = async (email: string, password = '') =>
      (await product.call('GET', '/towline/company', { basic: `${email}:${password}` })).status
    for (const email of [
      'owner@lonestar.example',
      'marcus@lonestar.example',
      'teo@lonestar.example',
    ]) {
      expect(await enter(email, easy?.password)).toBe(401)
      expect(await enter(email, safe?.password)).toBe(200)
    }
    expect(await seedDemo({ ...product.app, settings })).toEqual(safe)
  })
})

describe.runIf(testPostgres)('two processes on one PostgreSQL', () => {
  it('tell each other what happens, end sessions and shut out who is removed everywhere, and share what they know', async () => {
    const { url: DATABASE_URL, drop } = await postgresCopyUrl(testPostgres ?? '')
    onTestFinished(drop)
    const begin = async (): Promise<Running> => {
      const [DATA_DIR, PORT] = [await aFolder(), String(await freePort())]
      const running = await start({ ...quiet, DATABASE_URL, DATA_DIR, PORT })
      onTestFinished(() => running.stop())
      return running
    }
    const [one, two] = [await begin(), await begin()]
    const ask = (
      at: Running,
      method: string,
      path: string,
      headers: Record<string, string>,
      body?: object,
    ) =>
      fetch(`${at.url}/towline${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    const demo = await seedDemo({ ...one.app, settings: { ...one.app.settings, DEMO: 'auto' } })
    const signedIn = await ask(one, 'GET', '/admin/authenticate', {
      authorization: asBasic(`${demo?.email}:${demo?.password}`),
    })
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const topic = `/topic/company/${demo?.companyId}/dispatch`
    const [here, there] = [
      await listen(one.url, topic, { cookie }),
      await listen(two.url, topic, { cookie }),
    ]
    const saved = await ask(two, 'POST', '/dispatch', { cookie }, { customerName: 'Sam' })
    const { id } = Object(await saved.json()) as { id: string }
    for (const board of [here, there])
      await vi.waitFor(() => expect(board.heard).toMatchObject([{ id, version: 1 }]))
    const staff = await ask(one, 'GET', '/employee/all/dispatcher', { cookie })
    const people = Employee.array().parse(await staff.json())
    const marcus = people.find(({ email }) => email.startsWith('marcus'))
    const authorization = asBasic(`${marcus?.email}:${demo?.password}`)
    const removed = await listen(two.url, topic, { authorization })
    await ask(one, 'POST', '/employee', { cookie }, { ...marcus, deleted: true })
    await vi.waitFor(() => expect(removed.isConnected()).toBe(false))
    expect([here.isConnected(), there.isConnected()]).toEqual([true, true])
    await ask(one, 'POST', '/admin/logout', { cookie })
    for (const board of [here, there])
      await vi.waitFor(() => expect(board.isConnected()).toBe(false))
    expect((await ask(two, 'GET', '/company', { cookie })).status).toBe(401)
  })
})
