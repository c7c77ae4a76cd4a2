import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import { POWERED_BY } from '@towline/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inlineScriptHashes, serveWebApp } from './web-app.ts'

const installation = { publicUrl: 'https://towing.example', poweredBy: 'Powered by hand.' }

describe('the files of the web app', () => {
  let root: string
  let http: FastifyInstance
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'towline-web-'))
    await mkdir(join(root, 'assets'))
    for (const name of ['assets/desk-1a.js', 'assets/desk-1a.js.br', 'assets/desk-1a.svg'])
      await writeFile(join(root, name), 'file')
    await writeFile(join(root, '__spa-fallback.html'), '<p>The app</p>')
    http = Fastify()
    await http.register(helmet)
    await writeFile(join(root, 'area.pmtiles'), 'PMTiles and tiles')
    await serveWebApp(http, root, { installation, archive: join(root, 'area.pmtiles') })
  })
  afterEach(async () => {
    await http.close()
    await rm(root, { recursive: true })
  })

  it('gives the piece of the tile archive that a map asks for', async () => {
    const headers = { range: 'bytes=0-6' }
    const { statusCode, body } = await http.inject({ url: '/map.pmtiles', headers })
    expect([statusCode, body]).toEqual([206, 'PMTiles'])
  })

  it.each([
    ['/assets/desk-1a.js', 'identity', false],
    ['/assets/desk-1a.js', 'br', false],
    ['/assets/desk-1a.svg', 'identity', true],
    ['/customer/dashboard', 'identity', true],
  ])('%s (%s) comes with the policy of a page: %s', async (url, coding, isRuled) => {
    const { headers, statusCode } = await http.inject({
      url,
      headers: { accept: 'text/html', 'accept-encoding': coding },
    })
    expect(statusCode).toBe(200)
    for (const name of ['content-security-policy', 'x-frame-options', 'origin-agent-cluster'])
      expect(name in headers, name).toBe(isRuled)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('an app that is built anew while the server runs', () => {
  it('is served as it is now, and as it was while it is being built', async () => {
    const root = await mkdtemp(join(tmpdir(), 'towline-web-'))
    const app = join(root, '__spa-fallback.html')
    const written = join(root, 'csp.json')
    let builds = 0
    const build = async (script: string) => {
      await writeFile(app, `<p>${POWERED_BY} ${script}</p>`)
      await writeFile(written, JSON.stringify({ scriptHashes: [`sha256-${script}`] }))
      builds += 1
      await utimes(written, builds, builds)
    }
    await build('old')
    const hashes = inlineScriptHashes(root)
    const http = Fastify()
    try {
      await serveWebApp(http, root, { installation })
      const seen = async () => {
        const answer = await http.inject({ url: '/login', headers: { accept: 'text/html' } })
        return [answer.body, hashes()]
      }
      const old = ['<p>Powered by hand. old</p>', ['sha256-old']]
      expect(await seen()).toEqual(old)
      await rm(app)
      await rm(written)
      expect(await seen()).toEqual(old)
      await build('new')
      expect(await seen()).toEqual(['<p>Powered by hand. new</p>', ['sha256-new']])
    } finally {
      await http.close()
      await rm(root, { recursive: true })
    }
  })
})
