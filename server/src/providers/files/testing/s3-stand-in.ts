import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Reply = { status: number; headers?: Record<string, string>; body?: string | Buffer }

type Bucket = {
  /** Objects by key. */
  objects: Map<string, Buffer>
  /** Parts of uploads that are neither completed nor given up. */
  uploads: Map<string, Map<number, Buffer>>
  /** Answers the next request of this kind, such as `PUT`, with 500 a number of times. */
  faults: Map<string, number>
}

/** A running stand-in. */
export type S3StandIn = Bucket & {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  stop: () => Promise<void>
}

/**
 * The part of S3's HTTP API that the product uses: objects put whole or in parts, read whole or in
 * part, asked after, listed a few at a time, and deleted. It looks at whose signature comes, not whether it is right.
 * An access that may not list is not told either that a key is missing.
 */
export async function startS3StandIn({ mayList = true } = {}): Promise<S3StandIn> {
  const access = {
    mayList,
    bucket: 'towline-files',
    region: 'us-east-1',
    accessKeyId: 'STANDIN',
    secretAccessKey: 'the stand-in of a secret',
  }
  const bucket: Bucket = { objects: new Map(), uploads: new Map(), faults: new Map() }
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => Buffer.alloc(0))
    const reply = answer(request, body, bucket, access)
    response.writeHead(reply.status, { 'content-type': 'application/xml', ...reply.headers })
    response.end(request.method === 'HEAD' ? undefined : reply.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    ...bucket,
    ...access,
    endpoint: `http://127.0.0.1:${portOf(server.address())}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

type Access = { bucket: string; region: string; accessKeyId: string; mayList: boolean }

function answer(request: IncomingMessage, body: Buffer, bucket: Bucket, access: Access): Reply {
  const { bucket: name, region, accessKeyId, mayList } = access
  const url = new URL(request.url ?? '/', 'http://stand-in')
  const method = request.method ?? 'GET'
  const signed = new RegExp(
    `^AWS4-HMAC-SHA256 Credential=${accessKeyId}/\\d{8}/${region}/s3/aws4_request, `,
  )
  if (!signed.test(request.headers.authorization ?? '')) return refusal(403, 'InvalidAccessKeyId')
  if (method === 'GET' && url.searchParams.get('list-type') === '2')
    return mayList ? list(url.searchParams, bucket) : refusal(403, 'AccessDenied')
  if (!url.pathname.startsWith(`/${name}/`)) return refusal(404, 'NoSuchBucket')
  const faults = bucket.faults.get(method) ?? 0
  if (faults > 0) {
    bucket.faults.set(method, faults - 1)
    return refusal(500, 'InternalError')
  }
  const key = decodeURIComponent(url.pathname.slice(name.length + 2))
  if (method === 'POST') return post(url.searchParams, key, bucket)
  if (method === 'PUT') return put(url.searchParams, key, body, bucket)
  if (method === 'DELETE') return remove(url.searchParams, key, bucket)
  return read(request, key, bucket, mayList)
}

/** Begins an upload in parts, or puts the parts together. */
function post(query: URLSearchParams, key: string, { objects, uploads }: Bucket): Reply {
  const uploadId = query.get('uploadId')
  if (uploadId === null) {
    const begun = randomUUID()
    uploads.set(begun, new Map())
    return { status: 200, body: xml('InitiateMultipartUploadResult', { UploadId: begun }) }
  }
  const parts = uploads.get(uploadId)
  if (!parts) return refusal(404, 'NoSuchUpload')
  objects.set(key, Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, part]) => part)))
  uploads.delete(uploadId)
  return { status: 200, body: xml('CompleteMultipartUploadResult', { ETag: '"whole"' }) }
}

function put(query: URLSearchParams, key: string, body: Buffer, bucket: Bucket): Reply {
  const uploadId = query.get('uploadId')
  if (uploadId === null) bucket.objects.set(key, body)
  else {
    const parts = bucket.uploads.get(uploadId)
    if (!parts) return refusal(404, 'NoSuchUpload')
    parts.set(Number(query.get('partNumber')), body)
  }
  return { status: 200, headers: { etag: '"part"' } }
}

function remove(query: URLSearchParams, key: string, { objects, uploads }: Bucket): Reply {
  const uploadId = query.get('uploadId')
  if (uploadId === null) objects.delete(key)
  else uploads.delete(uploadId)
  return { status: 204 }
}

/** The pages are short, so that whoever forgets to turn them is found out. */
const KEYS_ON_A_PAGE = 3

function list(query: URLSearchParams, { objects }: Bucket): Reply {
  const after = query.get('continuation-token') ?? ''
  const prefix = query.get('prefix') ?? ''
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, KEYS_ON_A_PAGE)
  const more = keys.length > page.length
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const body = `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents}</ListBucketResult>`
  return { status: 200, body }
}

function read(request: IncomingMessage, key: string, { objects }: Bucket, mayList: boolean): Reply {
  const object = objects.get(key)
  if (!object) return mayList ? refusal(404, 'NoSuchKey') : refusal(403, 'AccessDenied')
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  const part = first ? object.subarray(Number(first), Number(last) + 1) : object
  return {
    status: first ? 206 : 200,
    headers: { 'content-length': String(part.length), 'content-type': 'application/octet-stream' },
    body: part,
  }
}

const xml = (name: string, fields: Record<string, string>) =>
  `<?xml version="1.0" encoding="UTF-8"?><${name}>${Object.entries(fields)
    .map(([field, value]) => `<${field}>${value}</${field}>`)
    .join('')}</${name}>`

const refusal = (status: number, code: string): Reply => ({
  status,
  body: xml('Error', { Code: code, Message: code }),
})

const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' && address ? address.port : 0
