import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** So much of the key's hash tells keys apart, and nothing of the key. */
const MARK_BYTES = 8

/** Closes what must be readable again and must not be read in a copy of the database. */
export type Sealing = {
  /** What this installation's key is known by. */
  mark: Buffer
  /** `of` is whose it is: it opens for nobody else, should the rows be swapped. */
  seal(secret: Buffer, of: string): Buffer
  /** Null when it was sealed with another key, for somebody else, or was changed since. */
  open(sealed: Buffer, of: string): Buffer | null
}

/** Seals with AES-256-GCM; the key is 32 bytes in base64url. */
export function createSealing(key: string): Sealing {
  const bytes = Buffer.from(key, 'base64url')
  return {
    mark: createHash('sha256').update(bytes).digest().subarray(0, MARK_BYTES),
    seal: (secret, of) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, bytes, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(of))
      const closed = Buffer.concat([cipher.update(secret), cipher.final()])
      return Buffer.concat([nonce, closed, cipher.getAuthTag()])
    },
    open: (sealed, of) => {
      if (sealed.length < NONCE_BYTES + TAG_BYTES) return null
      const nonce = sealed.subarray(0, NONCE_BYTES)
      const cipher = createDecipheriv(CIPHER, bytes, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(of))
      cipher.setAuthTag(sealed.subarray(-TAG_BYTES))
      const opened = cipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES))
      try {
        return Buffer.concat([opened, cipher.final()])
      } catch {
        return null
      }
    },
  }
}
