import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import {
  MadePasskey,
  type NewPasskeyOptions,
  PasskeyAnswer,
  type PasskeyOptions,
} from '@towline/contract'

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])

/** A passkey in software, as a browser answers for it; `origin` is the page that asks. */
export function softwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = (rpId: string, flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url') }
  const common = { ...named, type: 'public-key', clientExtensionResults: {} } as const

  return {
    id: named.id,
    make({ challenge, rp }: NewPasskeyOptions) {
      const jwk = publicKey.export({ format: 'jwk' })
      const [x, y] = [jwk.x, jwk.y].map((part = '') => Buffer.from(part, 'base64url'))
      const key = Buffer.concat([
        ...[Buffer.from('a5010203262001215820', 'hex'), x ?? Buffer.alloc(0)],
        ...[Buffer.from('225820', 'hex'), y ?? Buffer.alloc(0)],
      ])
      const data = Buffer.concat([
        authData(rp.id, PRESENT | VERIFIED | HAS_KEY),
        ...[Buffer.alloc(16), Buffer.from([0, id.length]), id, key],
      ])
      const attestation = Buffer.concat([
        ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
        ...[text('authData'), Buffer.from([0x58, data.length]), data],
      ])
      return MadePasskey.parse({
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      })
    },
    /** Signs what is asked; `knows` is whether it has seen its owner's finger, face or PIN. */
    answer({ challenge, rpId }: PasskeyOptions, knows = true) {
      const data = authData(rpId, knows ? PRESENT | VERIFIED : PRESENT)
      const client = clientData('webauthn.get', challenge)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return PasskeyAnswer.parse({
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      })
    },
  }
}
