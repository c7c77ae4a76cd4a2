/// <reference path="./http-ece-types.d.ts" />
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'

/** A message as the browser would read it. */
export type Delivered = {
  payload: string
  ttl: number
  urgency: string
  topic: string
  subject: string
  path: string
}

/**
 * A push service with one browser: it checks who sends, and decrypts as a browser does, by a library of its own.
 */
export async function startPushService() {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const auth = randomBytes(16)
  const delivered: Delivered[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const status = answers.shift() ?? 201
      if (status === 201) {
        const { headers } = request
        const claims = claimsOf(headers.authorization ?? '')
        if (claims.aud !== origin()) throw new Error(`signed for ${claims.aud}`)
        if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm')
        const plain = ece.decrypt(Buffer.concat(parts), {
          version: 'aes128gcm',
          privateKey: ecdh,
          authSecret: auth.toString('base64url'),
        })
        delivered.push({
          payload: plain.toString('utf8'),
          ttl: Number(headers.ttl),
          urgency: String(headers.urgency),
          topic: String(headers.topic),
          subject: claims.sub,
          path: request.url ?? '',
        })
      }
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: origin(),
    delivered,
    /** What is answered next, in place of 201. */
    answers,
    subscription: (device = 'phone') => ({
      endpoint: `${origin()}/push/${device}`,
      keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
    }),
    stop: () => new Promise((done) => server.close(done)),
  }
}

export type PushService = Awaited<ReturnType<typeof startPushService>>

/** The claims of a VAPID header whose signature is right. */
function claimsOf(authorization: string): { aud: string; sub: string; exp: number } {
  const [, head, body, signature, key] =
    authorization.match(/^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/) ?? []
  const point = Buffer.from(key ?? '', 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  )
  if (!isRight) throw new Error('the signature is wrong')
  return JSON.parse(Buffer.from(body ?? '', 'base64url').toString())
}
