import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { BuiltRoutes } from './built-routes.ts'

const SOURCE = join(import.meta.dirname, '../worker/worker.ts')
/** What the app of a driver is made of; what it loads later is kept when it is first loaded. */
const ROUTES = ['root', 'app/driver-start', 'app/dashboard-layout', 'app/driver-page']

/** Writes `sw.js`: the service worker, with the files it keeps and a version that changes with any of them. */
export async function makeWorker(folder: string, built: BuiltRoutes): Promise<void> {
  const { assets, name, entry, partOf } = built
  const parts = [entry, ...ROUTES.map(partOf)]
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
