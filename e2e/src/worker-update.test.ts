import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { patiently } from './journey.ts'

const BUILD = join(import.meta.dirname, '../../web/build/client')
const PAGE = '/customer/dashboard/x/jobs'
const SHELL = '/__spa-fallback.html'

const kinds: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

/** The built app's worker and files, around a page that says its version and starts the worker as the app does. */
async function serveBuild() {
  let version = 'one'
  const worker = await readFile(join(BUILD, 'sw.js'), 'utf8')
  const contentOf = (path: string) => {
    if (path.startsWith('/customer') || path === SHELL)
      return `<!doctype html><title>x</title><h1>Version ${version}</h1><script>
        navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then((it) => it.update())
      </script>`
    if (path === '/sw.js') return worker.replace(/"version":"[^"]+"/, `"version":"${version}"`)
    return readFile(join(BUILD, path))
  }
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const kind = path.startsWith('/customer') ? 'html' : (path.split('.').at(-1) ?? '')
    try {
      const content = await contentOf(path)
      const headers = { 'content-type': kinds[kind] ?? 'text/plain', 'cache-control': 'no-cache' }
      response.writeHead(200, headers).end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (next: string) => {
      version = next
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

test('the app never shows an old page after an update, and without a server the newest it had', async ({
  onTestFinished,
}) => {
  const app = await serveBuild()
  const browser = await openBrowser()
  onTestFinished(async () => {
    await browser.close()
    await app.stop()
  })
  const page = await browser.newPage()
  const heading = () => page.getByRole('heading').textContent()
  const held = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration()
      const isSettled = worker?.active?.state === 'activated' && !worker.installing
      const isOurs = isSettled && navigator.serviceWorker.controller === worker.active
      return isOurs && (await caches.keys()).join()
    })
  const holds = (version: string) => expect.poll(held, patiently).toBe(`towline-${version}`)
  await page.goto(app.url + PAGE)
  expect(await heading()).toBe('Version one')
  await holds('one')
  app.deploy('two')
  await page.reload()
  expect(await heading()).toBe('Version two')
  await holds('two')
  await app.stop()
  await page.reload()
  expect(await heading()).toBe('Version two')
})
