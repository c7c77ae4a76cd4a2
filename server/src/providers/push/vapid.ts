import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'

/** The pair of keys push services know this installation by (RFC 8292). */
export type Vapid = { publicKey: string; key: KeyObject }

/** The pair that belongs to a private key: 32 bytes, base64url. */
export function vapidOf(privateKey: string): Vapid {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  const publicKey = ecdh.getPublicKey()
  const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33, 65)]
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: ecdh.getPrivateKey('base64url'),
    x: x.toString('base64url'),
    y: y.toString('base64url'),
  }
  return {
    publicKey: publicKey.toString('base64url'),
    key: createPrivateKey({ key: jwk, format: 'jwk' }),
  }
}

/** Push services take a signature for a day at most. */
const LASTS_S = 12 * 3600

/** What a request to a push service is signed with. */
export function vapidHeader(
  { publicKey, key }: Vapid,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: number },
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + LASTS_S,
    sub: subject,
  }
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}
