import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { BASE } from '@towline/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Failure } from './failure.ts'
import { sendFailure } from './http-errors.ts'

/** Where the build puts the web app. */
export const WEB_ROOT = join(import.meta.dirname, '../../../web/build/client')

const Csp = z.object({ scriptHashes: z.array(z.string()) })

/** Hashes of the built pages' inline scripts; none when there is no build. */
export function inlineScriptHashes(root: string): string[] {
  const file = join(root, 'csp.json')
  return existsSync(file) ? Csp.parse(JSON.parse(readFileSync(file, 'utf8'))).scriptHashes : []
}

/** Serves the web app: named files for a year, pages fresh, and the app itself for every path of its own. */
export async function serveWebApp(http: FastifyInstance, root: string): Promise<void> {
  const isBuilt = existsSync(root)
  if (isBuilt) {
    await http.register(fastifyStatic, {
      root,
      preCompressed: true,
      redirect: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  }
  http.setNotFoundHandler((request, reply) => {
    const wantsPage =
      request.method === 'GET' &&
      !request.url.startsWith(`${BASE}/`) &&
      request.headers.accept?.includes('text/html')
    if (!isBuilt || !wantsPage) return sendFailure(reply, new Failure('not_found'), request.id)
    return reply.header('cache-control', 'no-cache').sendFile('__spa-fallback.html')
  })
}
