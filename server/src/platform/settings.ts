import { isIP } from 'node:net'
import { readSender } from '../providers/mail/index.ts'
import { readTable, type Values, wrongSettings } from './settings-table.mjs'

export type Settings = Values & { PUBLIC_URL: string }

/** Thrown when settings are wrong; the message lists every problem. */
export class WrongSettings extends Error {
  override name = 'WrongSettings'
}

/** Reads all settings at once from the environment; throws `WrongSettings` with every problem and how to mend it. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const { values, problems } = readTable(environment)
  if (problems.length > 0) throw new WrongSettings(wrongSettings(problems))
  return { ...values, PUBLIC_URL: publicUrl(values) }
}

/** The origin people and carriers reach this server at; without PUBLIC_URL, on this machine. */
function publicUrl({ PUBLIC_URL, HOST, PORT }: Values): string {
  return PUBLIC_URL ? new URL(PUBLIC_URL).origin : localUrl({ HOST, PORT })
}

/** Where this process can reach itself, whatever stands before it. */
export function localUrl({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): string {
  if (HOST === '0.0.0.0' || HOST === '::') return `http://127.0.0.1:${PORT}`
  return `http://${isIP(HOST) === 6 ? `[${HOST}]` : HOST}:${PORT}`
}

/** Where what visitors write to us is mailed: the address set for it, or the one all mail is sent from. */
export function operatorAddress({
  CONTACT_EMAIL,
  MAIL_FROM,
}: Pick<Settings, 'CONTACT_EMAIL' | 'MAIL_FROM'>): string | null {
  return readSender(CONTACT_EMAIL ?? MAIL_FROM ?? '')?.address ?? null
}

const loopback = ['127.0.0.1', 'localhost', '[::1]']

/** Whether only this machine can reach the server, as far as the settings say. */
export function isForThisMachine({ HOST, PUBLIC_URL }: Settings): boolean {
  return (
    ['127.0.0.1', 'localhost', '::1'].includes(HOST) &&
    loopback.includes(new URL(PUBLIC_URL).hostname)
  )
}

/** The origins a browser may show our pages under: the public one, and on one machine its other names. */
export function ownOrigins(settings: Settings): string[] {
  const own = new URL(settings.PUBLIC_URL)
  if (!loopback.includes(own.hostname)) return [own.origin]
  return loopback.map((host) => `${own.protocol}//${host}${own.port && `:${own.port}`}`)
}
