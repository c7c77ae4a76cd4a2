import { isIP } from 'node:net'
import { z } from 'zod'

/** An absolute address with one of these schemes. */
const url = (schemes: string[], mend: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)),
      `must begin with ${schemes.join(':// or ')}://, ${mend}`,
    )
const number = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error)
}
/** Empty in the environment means not set. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, usual: string) =>
  z.preprocess((value) => (value === '' || value === undefined ? usual : value), schema)
const oneOf = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, { error: `must be one of ${options.join(', ')}` })

/** An address or range as `TRUST_PROXY` takes it. */
function isProxy(part: string): boolean {
  const [address = '', bits, ...more] = part.trim().split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part.trim())) return true
  const most = isIP(address) === 6 ? 128 : 32
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  return isIP(address) !== 0 && isRange && more.length === 0
}

/** Every setting, with what it is for; `.env.example` says the same to people. */
const table = z.object({
  PORT: withDefault(number(0, 65535), '3000'),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PUBLIC_URL: optional(
    url(['http', 'https'], 'such as https://towline.example.com').refine(
      (value) => !URL.canParse(value) || /^\/?$/.test(new URL(value).pathname),
      'must be scheme and host only: Towline is served at the root of its host',
    ),
  ),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(
    url(['postgres', 'postgresql'], 'such as postgres://towline:secret@localhost:5432/towline'),
  ),
  TWILIO_ACCOUNT_SID: optional(
    z.string().regex(/^AC\w+$/, 'must be an account SID, which begins with AC'),
  ),
  TWILIO_AUTH_TOKEN: optional(z.string()),
  TWILIO_API_URL: optional(url(['http', 'https'], 'the address of a stand-in for Twilio')),
  CARRIER_TOKEN: optional(
    z.string().min(8, 'must be at least 8 characters, as it signs the phone line'),
  ),
  TRUST_PROXY: optional(
    z
      .string()
      .refine(
        (value) => value.split(',').every(isProxy),
        'must be addresses or ranges with commas between them, such as 127.0.0.1,10.0.0.0/8',
      ),
  ),
  LOG_LEVEL: withDefault(
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  DEMO: withDefault(oneOf(['auto', 'off']), 'auto'),
  SILENCE_FIRST_MS: withDefault(number(1000, 120_000), '15000'),
  SILENCE_NEXT_MS: withDefault(number(1000, 120_000), '15000'),
  MAX_CALLS: withDefault(number(1, 10_000), '300'),
})

export type Settings = z.infer<typeof table> & { PUBLIC_URL: string }

type Environment = Record<string, string | undefined>

/** What is wrong with settings taken together. Looked at in any case, so that all problems are told at once. */
function problemsBetween(given: Environment): string[] {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, PUBLIC_URL, TWILIO_API_URL } = given
  const problems: string[] = []
  if (Boolean(sid) !== Boolean(token)) {
    const missing = sid ? 'TWILIO_AUTH_TOKEN' : 'TWILIO_ACCOUNT_SID'
    problems.push(
      `${missing}: set both or neither; both are on the first page of the Twilio console`,
    )
  }
  // A stand-in of Twilio runs where the server does, and a loopback address is a trial of the same kind.
  if (!sid || TWILIO_API_URL) return problems
  if (!PUBLIC_URL)
    problems.push('PUBLIC_URL: Twilio must be able to reach this server: set its https:// address')
  else if (
    PUBLIC_URL.startsWith('http://') &&
    !/^http:\/\/(localhost|127\.|\[::1])/.test(PUBLIC_URL)
  )
    problems.push('PUBLIC_URL: Twilio opens the phone line over TLS only: use an https:// address')
  return problems
}

/** Thrown when settings are wrong; the message lists every problem. */
export class WrongSettings extends Error {
  override name = 'WrongSettings'
}

/** Reads all settings at once from the environment; throws `WrongSettings` with every problem and how to mend it. */
export function readSettings(environment: Environment): Settings {
  const read = table.safeParse(environment)
  const issues = read.error?.issues ?? []
  const problems = [
    ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...problemsBetween(environment),
  ]
  if (!read.success || problems.length > 0) {
    const lines = problems.map((problem) => `  ${problem}`).join('\n')
    throw new WrongSettings(`These settings are not right (see .env.example):\n${lines}`)
  }
  return { ...read.data, PUBLIC_URL: publicUrl(read.data) }
}

/** The origin people and carriers reach this server at; without PUBLIC_URL, on this machine. */
function publicUrl({ PUBLIC_URL, HOST, PORT }: z.infer<typeof table>): string {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin
  if (HOST === '0.0.0.0' || HOST === '::') return `http://127.0.0.1:${PORT}`
  return `http://${isIP(HOST) === 6 ? `[${HOST}]` : HOST}:${PORT}`
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
