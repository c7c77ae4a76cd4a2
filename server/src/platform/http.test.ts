import { connect } from 'node:net'
import { dispatchChanged, errors, sendChatMessage } from '@towline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { lastingDatabase } from '../testing/database.ts'
import { type Product, startProduct, type TestCompany } from '../testing/product.ts'
import { WEB_ROOT } from './web-app.ts'

const ErrorShape = z.strictObject({
  status: z.literal('error'),
  error: z.enum(Object.keys(errors)),
  message: z.string().min(1),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.uuid(),
})

describe('the HTTP server', () => {
  const database = lastingDatabase()
  let product: Product
  let company: TestCompany
  beforeAll(async () => {
    product = await startProduct(database.db, {}, undefined, WEB_ROOT)
    company = await product.company('Our Towing')
  })
  afterAll(() => product.stop())

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(product.url + path, {
      method: 'POST',
      body,
      headers: {
        authorization: `Basic ${Buffer.from(company.basic).toString('base64')}`,
        'content-type': 'application/json',
        ...headers,
      },
    })

  /** Sends bytes as they are; answers all that comes back. */
  const send = (bytes: string) =>
    new Promise<string>((done, fail) => {
      let text = ''
      const socket = connect(Number(new URL(product.url).port), '127.0.0.1', () =>
        socket.write(bytes),
      )
      socket.setEncoding('utf8').on('data', (piece) => {
        text += piece
      })
      socket.on('close', () => done(text)).on('error', fail)
    })

  async function expectError(answer: Response, status: number, code: string) {
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const body = ErrorShape.parse(await answer.json())
    expect(body.error).toBe(code)
    expect(body.requestId).toBe(answer.headers.get('x-request-id'))
  }

  it('answers every fault in the same shape, with the id of the request', async () => {
    await expectError(await product.call('GET', '/towline/nothing/here'), 404, 'not_found')
    await expectError(await product.call('DELETE', '/towline/dispatch'), 404, 'not_found')
    await expectError(await product.call('GET', '/towline/%E0%A4%A'), 404, 'not_found')
    await expectError(
      await product.call('GET', `/towline/chatapi/${'x'.repeat(400)}`),
      404,
      'not_found',
    )
    await expectError(await product.call('GET', '/towline/company'), 401, 'Unauthorized')
    await expectError(await post('/towline/dispatch', '{broken'), 400, 'bad_request')
    await expectError(await post('/towline/dispatch', '{"__proto__":{}}'), 400, 'bad_request')
    await expectError(await post('/towline/dispatch', '['.repeat(100_000)), 400, 'bad_request')
    const large = JSON.stringify({ notes: 'x'.repeat(1024 * 1024) })
    await expectError(await post('/towline/dispatch', large), 413, 'too_large')
  })

  it('answers what is no HTTP in that shape too, and goes on', async () => {
    const [head = '', body = ''] = (await send('NONSENSE\r\n\r\n')).split('\r\n\r\n')
    expect(head).toContain('HTTP/1.1 400 Bad Request')
    expect(ErrorShape.parse(JSON.parse(body)).error).toBe('bad_request')
    const upgrade =
      'GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
    expect(await send(upgrade)).toContain('HTTP/1.1 404 Not Found')
    expect((await product.call('GET', '/healthz')).status).toBe(200)
  })

  it('takes JSON only for writes, and no body for an empty one', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      'text/html, application/json',
    ])
      await expectError(
        await post('/towline/dispatch', '{}', { 'content-type': type }),
        415,
        'bad_media_type',
      )
    const empty = await post('/towline/dispatch/search', '')
    expect(empty.status).toBe(200)
    const upper = await post('/towline/dispatch/search', '{}', {
      'content-type': 'Application/JSON; charset=utf-8',
    })
    expect(upper.status).toBe(200)
  })

  it('refuses writes and sign-ins from other sites, and says nothing to them', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${product.url}.evil.example` },
      { 'sec-fetch-site': 'cross-site' },
    ])
      await expectError(await post('/towline/dispatch', '{}', headers), 403, 'bad_origin')
    const signIn = await product.call('GET', '/towline/admin/authenticate', {
      basic: company.basic,
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    await expectError(signIn, 403, 'bad_origin')
    const own = await post('/towline/dispatch/search', '{}', { origin: product.url })
    expect(own.status).toBe(200)
    for (const path of ['/towline/dispatch', '/towline/plan', '/towline/ws/info', '/'])
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
        const answer = await product.call(method, path, { headers })
        expect(answer.headers.get('access-control-allow-origin')).toBeNull()
        expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
      }
  })

  it('sends the headers that keep a page to itself with every answer', async () => {
    for (const path of ['/', '/towline/plan', '/towline/nothing', '/healthz', '/towline/docs']) {
      const { headers } = await product.call('GET', path, { headers: { accept: 'text/html' } })
      const policy = headers.get('content-security-policy') ?? ''
      for (const part of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ])
        expect(policy, `${path} ${part}`).toContain(part)
      expect(policy).not.toMatch(/script-src[^;]*unsafe|upgrade-insecure|https:|ws: |\*/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('strict-transport-security')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  it('sends those that are for no page with the answers of SockJS, too', async () => {
    const page = await product.call('GET', '/healthz')
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/info'],
      ['POST', '/000/headers/xhr'],
      ['GET', '/nothing'],
    ] as const) {
      const { headers } = await product.call(method, `/towline/ws${path}`)
      expect(headers.get('content-security-policy'), path).toBe(
        "default-src 'none';frame-ancestors 'none'",
      )
      for (const name of ['x-content-type-options', 'x-frame-options', 'referrer-policy'])
        expect(headers.get(name), `${path} ${name}`).toBe(page.headers.get(name))
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('keeps private answers out of caches', async () => {
    for (const path of ['/towline/company', '/towline/dashboard', '/towline/dispatch/counts']) {
      const { headers } = await product.call('GET', path, { basic: company.basic })
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  it('changes nothing on a GET, but for signing in and the note of who looked', async () => {
    const dump = async () => {
      const { rows } = await database.db.raw(
        `select (select json_agg(c order by id) from company c) as companies,
          (select json_agg(e order by id) from employee e) as employees,
          (select json_agg(d order by id) from dispatch_call d) as jobs,
          (select count(*) from audit where action not like '% read') as audit,
          (select count(*) from session) as sessions`,
      )
      return JSON.stringify(rows)
    }
    const before = await dump()
    const document = await openApi()
    for (const [path, methods] of Object.entries(document.paths)) {
      if (!methods.get || methods.get.operationId === 'authenticate') continue
      const url = path.replaceAll(/\{\w+\}/g, '4695550142')
      const answer = await product.call('GET', url, { basic: company.basic })
      expect(answer.status).toBeLessThan(500)
    }
    expect(await dump()).toBe(before)
  })

  const Operation = z.object({
    operationId: z.string(),
    summary: z.string(),
    security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
    requestBody: z.unknown().optional(),
    responses: z.record(z.string(), z.object({ description: z.string() })),
  })
  const openApi = async () =>
    z
      .object({
        openapi: z.string(),
        info: z.object({ description: z.string() }),
        servers: z.array(z.object({ url: z.string() })),
        paths: z.record(z.string(), z.record(z.string(), Operation)),
      })
      .parse(await (await product.call('GET', '/towline/openapi.json')).json())

  it('describes each operation once, with who may use it and how it can fail', async () => {
    const { paths, servers } = await openApi()
    expect(servers).toEqual([{ url: '/' }])
    const save = paths['/towline/dispatch']?.post
    expect(save).toMatchObject({ operationId: 'saveDispatchCall', requestBody: expect.anything() })
    expect(save?.security).toEqual([{ basic: [] }, { cookie: [] }])
    expect(Object.keys(save?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '409', '413', '415', '500']),
    )
    expect(save?.responses['409']?.description).toContain('newer_version')
    expect(paths['/towline/plan']?.get?.security).toBeUndefined()
    expect(paths['/towline/register']?.post?.responses['429']).toBeDefined()
    expect(paths['/towline/messages/incoming']?.post?.security).toEqual([{ carrierSignature: [] }])
    const names = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(new Set(names).size).toBe(names.length)
    expect(paths['/towline/dispatch/{id}']?.get).toBeDefined()
  })

  it('tells what is pushed, and where one can send', async () => {
    const { info } = await openApi()
    expect(info.description).toContain(`\`${dispatchChanged.pattern}\`: ${dispatchChanged.summary}`)
    expect(info.description).toContain(`\`${sendChatMessage.pattern}\``)
  })

  it('answers a key that was not given out as nothing, and that only so often', async () => {
    const answers = await Promise.all(
      Array.from({ length: 260 }, (_, n) =>
        product.call('GET', `/towline/chatapi/${String(n).padStart(22, 'x')}`),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 404)).toHaveLength(240)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    const others = await product.call('GET', `/towline/chatapi/voicechat/${'x'.repeat(22)}`)
    expect(others.status).toBe(404)
  })

  it('shows the figures of the server, realtime included', async () => {
    const figures = async () => (await product.call('GET', '/metrics')).text()
    const connections = async () =>
      Number(/^towline_realtime_connections (\d+)$/m.exec(await figures())?.[1])
    const before = await connections()
    await product.call('POST', '/towline/ws/000/figures/xhr')
    expect(await connections()).toBe(before + 1)
    for (const name of ['towline_http_request_seconds', 'towline_live_calls'])
      expect(await figures()).toContain(name)
  })
})
