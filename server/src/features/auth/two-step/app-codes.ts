import { Secret, TOTP } from 'otpauth'

/** Seconds that a code of an authenticator app is for. */
const PERIOD = 30

const totpOf = (secret: Buffer, label = '') =>
  new TOTP({
    issuer: 'Towline',
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
  })

/** What an app is given: the secret to type, and the address in the square to scan. */
export function appOf(secret: Buffer, email: string): { secret: string; uri: string } {
  const totp = totpOf(secret, email)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The half minute since 1970 a code is of, the one before and the one after counted in; null for a wrong code. */
export function stepOf(secret: Buffer, code: string, now: number): number | null {
  const ahead = totpOf(secret).validate({ token: code, timestamp: now, window: 1 })
  return ahead === null ? null : Math.floor(now / 1000 / PERIOD) + ahead
}

/** Six digits as an app shows them, spaces left out; null for what is none. */
export function appCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
