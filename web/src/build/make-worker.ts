import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'

const SOURCE = join(import.meta.dirname, '../worker/worker.ts')
/** What the app of a driver is made of; what it loads later is kept when it is first loaded. */
const ROUTES = ['root', 'app/driver-start', 'app/dashboard-layout', 'app/driver-page']

const Part = z.object({
  module: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
})
const Manifest = z.object({ entry: Part, routes: z.record(z.string(), Part) })

/** Writes `sw.js`: the service worker, with the files it keeps and a version that changes with any of them. */
export async function makeWorker(folder: string): Promise<void> {
  const assets = await readdir(join(folder, 'assets'))
  const name = assets.find((file) => /^manifest-[^.]+\.js$/.test(file))
  if (!name) throw new Error('the build has no manifest of its routes')
  const text = await readFile(join(folder, 'assets', name), 'utf8')
  const { entry, routes } = Manifest.parse(
    JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)),
  )
  const parts = [entry, ...ROUTES.map((id) => routes[id] ?? missing(id))]
  const files = [
    ...new Set([
      `/assets/${name}`,
      '/manifest.webmanifest',
      ...parts.flatMap(({ module, imports, css }) => [module, ...imports, ...css]),
      ...assets
        .filter((file) => /latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => `/assets/${file}`),
    ]),
  ].map((file) => file.replace(/#.*$/, ''))
  const shell = await readFile(join(folder, '__spa-fallback.html'))
  const source = stripTypeScriptTypes(await readFile(SOURCE, 'utf8')).replace(/^export {}$/m, '')
  const version = createHash('sha256')
    .update(shell)
    .update(files.join())
    .update(source)
    .digest('base64url')
    .slice(0, 12)
  await writeFile(
    join(folder, 'sw.js'),
    `const BUILD = ${JSON.stringify({ version, files })}\n${source}`,
  )
}

const missing = (id: string): never => {
  throw new Error(`the build has no route ${id}`)
}
