import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Settings, WrongSettings } from './platform/settings.ts'

/** The token that signs the phone line: Twilio's, or the one given, or one of our own. */
export function carrierToken({ TWILIO_AUTH_TOKEN, CARRIER_TOKEN, DATA_DIR }: Settings): string {
  if (TWILIO_AUTH_TOKEN) return TWILIO_AUTH_TOKEN
  return CARRIER_TOKEN ?? keptSecret(DATA_DIR, 'carrier-token')
}

/** What signs the events of the local stand-in for payments. */
export function paymentsSecret({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): string {
  return `whsec_${keptSecret(DATA_DIR, 'payments-secret')}`
}

/** What push services know this installation by; browsers subscribe with its public half, for life. */
export function pushKey({ PUSH_PRIVATE_KEY, DATA_DIR }: Settings): string {
  return PUSH_PRIVATE_KEY ?? keptSecret(DATA_DIR, 'push-key', 32)
}

/** What secrets that must be readable again are sealed with in the database; 32 bytes. */
export function sealingKey({ SEALING_KEY, DATA_DIR }: Settings): string {
  return SEALING_KEY ?? keptSecret(DATA_DIR, 'sealing-key', 32)
}

/** A secret made at the first start and kept under the data directory, readable by its owner only. */
function keptSecret(dataDir: string, name: string, bytes = 24): string {
  const file = join(dataDir, name)
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(bytes).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const token = readFileSync(file, 'utf8').trim()
  // A crash or a full disk may have left it empty, and an empty token signs for anybody.
  if (token) return token
  throw new WrongSettings(`The file ${file} is empty. Remove it; the next start makes a new one.`)
}
