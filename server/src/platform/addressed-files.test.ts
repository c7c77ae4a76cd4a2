import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { POWERED_BY } from '@towline/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveWebApp } from './web-app.ts'

const page = '<link rel="canonical" href="https://site-address.invalid/terms"/>'

const installation = { publicUrl: 'https://towing.example', poweredBy: 'Powered by "A" & <B>.' }
const footer = (said: string) =>
  `<meta name="powered-by" content="${said}"/><footer>${said}</footer>`

describe('a page that names its own address', () => {
  let root: string
  let http: FastifyInstance
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'towline-web-'))
    await mkdir(join(root, 'terms'))
    await writeFile(join(root, 'terms/index.html'), page)
    await writeFile(join(root, 'index.html'), page.replace('terms', ''))
    await writeFile(join(root, 'robots.txt'), 'Sitemap: https://site-address.invalid/sitemap.xml')
    await writeFile(join(root, '__spa-fallback.html'), '<p>The app</p>')
    await mkdir(join(root, 'login'))
    await writeFile(join(root, 'login/index.html'), footer(POWERED_BY))
    http = Fastify()
    await serveWebApp(http, root, { installation })
  })
  afterEach(async () => {
    await http.close()
    await rm(root, { recursive: true })
  })

  it.each([
    ['/terms', '<link rel="canonical" href="https://towing.example/terms"/>'],
    ['/terms/', '<link rel="canonical" href="https://towing.example/terms"/>'],
    ['/terms?from=mail', '<link rel="canonical" href="https://towing.example/terms"/>'],
    ['/', '<link rel="canonical" href="https://towing.example/"/>'],
    ['/?from=mail', '<link rel="canonical" href="https://towing.example/"/>'],
    ['/robots.txt', 'Sitemap: https://towing.example/sitemap.xml'],
  ])('is told it: %s', async (url, body) => {
    const answer = await http.inject({ url, headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(body)
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it('is compressed where the browser takes that, and not sent again to who has it', async () => {
    for (const coding of ['br', 'gzip']) {
      const answer = await http.inject({ url: '/terms', headers: { 'accept-encoding': coding } })
      expect(answer.headers['content-encoding']).toBe(coding)
    }
    const { headers } = await http.inject('/terms')
    const again = await http.inject({
      url: '/terms',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('says what this installation is powered by, and so does the page of every other path', async () => {
    const said = footer('Powered by &quot;A&quot; &amp; &lt;B&gt;.')
    expect((await http.inject({ url: '/login' })).body).toBe(said)
    await http.close()
    await writeFile(join(root, '__spa-fallback.html'), footer(POWERED_BY))
    http = Fastify()
    await serveWebApp(http, root, { installation })
    const app = await http.inject({ url: '/customer/x', headers: { accept: 'text/html' } })
    expect([app.statusCode, app.body]).toEqual([200, said])
    expect(app.headers['cache-control']).toBe('no-cache')
  })

  it('leaves other paths to the app', async () => {
    const answer = await http.inject({ url: '/customer/x', headers: { accept: 'text/html' } })
    expect(answer.body).toBe('<p>The app</p>')
  })
})
