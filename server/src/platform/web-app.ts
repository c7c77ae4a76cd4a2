import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import { BASE, FIRST_ANSWER, FIRST_WORDS, MAP_ARCHIVE_PATH } from '@towline/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addressedFiles, type Installation, sendAddressed, sendFilled } from './addressed-files.ts'
import { Failure } from './failure.ts'
import { sendFailure } from './http-errors.ts'
import { within } from './within.ts'

/** Where the build puts the web app. */
export const WEB_ROOT = join(import.meta.dirname, '../../../web/build/client')

/** The page of every path that has none of its own. */
const APP = '__spa-fallback.html'

const Csp = z.object({ scriptHashes: z.array(z.string()) })

/** Scripts, styles and fonts, compressed or not. */
const partOfPage = /\.(js|css|woff2)(\.(br|gz))?$/

/** What rules pages only. It would come along with each file of one: with the policy more than many of them weigh. */
const ofPagesOnly = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** What the build writes once its pages are whole. */
const WRITTEN_LAST = 'csp.json'

/**
 * What is made of the build that is there, made anew once another has taken its place: the server goes on meanwhile,
 * and its old pages would ask for scripts that are gone. `before` is what was made last.
 */
function ofBuild<T>(root: string, make: (before?: T) => T): () => T {
  const written = () => statSync(join(root, WRITTEN_LAST), { throwIfNoEntry: false })?.mtimeMs
  let at = written()
  let made = make()
  return () => {
    const now = written()
    // While one is being made there is none.
    if (now === undefined || now === at) return made
    made = make(made)
    at = now
    return made
  }
}

/** Answers the hashes of the built pages' inline scripts; none when there is no build. */
export const inlineScriptHashes = (root: string): (() => string[]) =>
  ofBuild(root, () => {
    const file = join(root, WRITTEN_LAST)
    return existsSync(file) ? Csp.parse(JSON.parse(readFileSync(file, 'utf8'))).scriptHashes : []
  })

/** What a page says before its scripts are there, in HTML, and the answer it would ask for first, in JSON. */
export type FirstWords = { html: string; answer: string }

type Sources = {
  installation: Installation
  /** The file of the map's tiles. */
  archive?: string | undefined
  /** What the page of a request has to say at once; most have nothing. */
  firstWords?: (request: FastifyRequest) => Promise<FirstWords | undefined>
}

/** Longer than this, in ms, no page waits for its first words: it asks for them itself then. */
const FIRST_WORDS_MS = 400

/**
 * Serves the web app: named files for a year, pages fresh, and the app itself for every path of its own. Pages
 * that speak of their own installation are told about it.
 */
export async function serveWebApp(
  http: FastifyInstance,
  root: string,
  { installation, archive, firstWords }: Sources,
): Promise<void> {
  const isBuilt = existsSync(root)
  const addressed = ofBuild(root, (before?: ReturnType<typeof addressedFiles>) => {
    const files = addressedFiles(root, installation)
    // A build may be swept away by the next one while it is read.
    return before ? files.catch(() => before) : files
  })
  await addressed()
  if (isBuilt) {
    http.addHook('onRequest', async (request, reply) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const path = request.url.replace(/(?<=.)\/?(\?.*)?$/, '')
      const file = isRead && (await addressed()).get(path)
      return file ? sendAddressed(file, request, reply) : undefined
    })
    await http.register(fastifyStatic, {
      root,
      preCompressed: true,
      redirect: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        if (partOfPage.test(path)) for (const name of ofPagesOnly) reply.raw.removeHeader(name)
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  }
  if (isBuilt && archive) {
    // The page reads the pieces it shows, by range.
    http.get(MAP_ARCHIVE_PATH, (_, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .sendFile(basename(archive), dirname(resolve(archive))),
    )
  }
  http.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      request.method === 'GET' &&
      !request.url.startsWith(`${BASE}/`) &&
      request.headers.accept?.includes('text/html')
    if (!isBuilt || !wantsPage) return sendFailure(reply, new Failure('not_found'), request.id)
    const app = (await addressed()).get(`/${APP}`)
    const words =
      firstWords && (await within(FIRST_WORDS_MS, firstWords(request)).catch(() => undefined))
    if (app && words) return sendFilled(filled(app.plain.toString(), words), request, reply)
    if (app) return sendAddressed(app, request, reply)
    return reply.header('cache-control', 'no-cache').sendFile(APP)
  })
}

/** No answer may end the block it stands in. */
const filled = (page: string, { html, answer }: FirstWords) =>
  page
    .replace(
      '<head>',
      () =>
        `<head><script type="application/json" id="${FIRST_ANSWER}">${answer.replaceAll('<', '\\u003c')}</script>`,
    )
    .replace(FIRST_WORDS, () => html)
