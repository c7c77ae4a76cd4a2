import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { POWERED_BY, SITE_ADDRESS } from '@towline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asHtmlText } from './html-text.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

/** What is built for every installation alike, and put in by the one that serves it. */
export type Installation = { publicUrl: string; poweredBy: string }

type AddressedFile = {
  type: string
  tag: string
  plain: Buffer
  /** Made when somebody first takes it. */
  br: () => Promise<Buffer>
  gzip: () => Promise<Buffer>
}

const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** The built files that speak of their own installation, with its words in them, by their path on the site. */
export async function addressedFiles(
  root: string,
  { publicUrl, poweredBy }: Installation,
): Promise<Map<string, AddressedFile>> {
  const files = new Map<string, AddressedFile>()
  for await (const file of glob('**/*.{html,txt,xml}', { cwd: root })) {
    const built = await readFile(join(root, file), 'utf8')
    if (!built.includes(SITE_ADDRESS) && !built.includes(POWERED_BY)) continue
    const plain = Buffer.from(
      built
        .replaceAll(SITE_ADDRESS, () => publicUrl)
        .replaceAll(POWERED_BY, () => asHtmlText(poweredBy)),
    )
    const path = `/${file.replaceAll('\\', '/').replace(/(^|[\\/])index\.html$/, '')}`
    files.set(path, {
      type: types[extname(file)] ?? 'application/octet-stream',
      tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      plain,
      br: once(() => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
      gzip: once(() => zip(plain)),
    })
  }
  return files
}

/** A page with words of its own for who asked for it, compressed quickly: nobody else gets it. */
export async function sendFilled(
  html: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', vary: 'accept-encoding' })
  const br = () => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return sendCoded({ plain: Buffer.from(html), br, gzip: () => zip(html) }, headers, reply)
}

/** Answers with such a file, in the way the browser takes it best; not at all when it has it already. */
export async function sendAddressed(
  file: AddressedFile,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'no-cache', etag: file.tag, vary: 'accept-encoding' })
  if (headers['if-none-match'] === file.tag) return reply.code(304).send()
  return sendCoded(file, headers, reply.type(file.type))
}

/** Compressed in the best way that the browser takes. */
async function sendCoded(
  { plain, br, gzip }: Pick<AddressedFile, 'plain' | 'br' | 'gzip'>,
  headers: FastifyRequest['headers'],
  reply: FastifyReply,
): Promise<FastifyReply> {
  const taken = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(taken)) return reply.header('content-encoding', 'br').send(await br())
  if (/\bgzip\b/.test(taken)) return reply.header('content-encoding', 'gzip').send(await gzip())
  return reply.send(plain)
}
