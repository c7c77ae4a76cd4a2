import type { MadeFile, StoredFile } from '@towline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FilePart, Files } from '../providers/files/index.ts'
import { Failure } from './failure.ts'

/** What a file shown by itself may do: nothing. */
const NOTHING_RUNS =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Answers with a file, or the part of it that is asked for. */
export async function sendFile(
  files: Files,
  file: StoredFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const size = await files.sizeOf(file.key)
  if (size === null) throw new Failure('not_found')
  // A file never changes under its key, which begins with the company: nobody need know that.
  const etag = `"${file.key.split('/').slice(1).join('-')}"`
  reply
    .header('cache-control', 'private, max-age=3600')
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('content-security-policy', NOTHING_RUNS)
    .header('content-disposition', `inline; filename*=UTF-8''${encoded(file.name)}`)
    .type(file.contentType)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const part = partAskedFor(request, size, etag)
  if (part === 'none') {
    return reply
      .code(416)
      .header('content-range', `bytes */${size}`)
      .header('content-length', 0)
      .send()
  }
  const content = await files.open(file.key, part ?? undefined)
  if (!content) throw new Failure('not_found')
  if (!part) return reply.header('content-length', size).send(content)
  return reply
    .code(206)
    .header('content-range', `bytes ${part.first}-${part.last}/${size}`)
    .header('content-length', part.last - part.first + 1)
    .send(content)
}

/** Answers with a file that is made now. It may be another one the next time, so nobody keeps it. */
export async function sendMadeFile(file: MadeFile, reply: FastifyReply): Promise<FastifyReply> {
  const content = await file.make()
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', NOTHING_RUNS)
    .header('content-disposition', `inline; filename*=UTF-8''${encoded(file.name)}`)
    .type(file.contentType)
    .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
}

/** The one part of the file that is asked for; `none` when it lies beyond the end, null for the whole. */
function partAskedFor(
  { headers }: FastifyRequest,
  size: number,
  etag: string,
): FilePart | 'none' | null {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '')
  const [, from = '', to = ''] = asked ?? []
  if (!asked || (from === '' && to === '')) return null
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null
  return first > last ? 'none' : { first, last }
}

/** A name as RFC 8187 writes it. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
